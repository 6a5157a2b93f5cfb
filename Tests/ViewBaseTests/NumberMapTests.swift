import Testing
import ViewBase

@Suite("Maps from numbers to numbers")
struct NumberMapTests {
    @Test func anEmptyMapFindsNothing() {
        #expect(NumberMap().find(0) == nil)
        #expect(NumberMap().count == 0)
    }

    @Test func aKeyHasTheValueItWasGivenLast() {
        var map = NumberMap()
        map.set(0, 7)
        map.set(5, 1)
        map.set(0, 8)
        #expect(map.find(0) == 8)
        #expect(map.find(5) == 1)
        #expect(map.find(1) == nil)
        #expect(map.count == 2)
    }

    @Test func aGrowingMapKeepsEveryKey() {
        var map = NumberMap()
        for key in UInt32(0)..<5_000 { map.set(key * 64, Int(key)) }
        #expect(map.count == 5_000)
        #expect((UInt32(0)..<5_000).allSatisfy { map.find($0 * 64) == Int($0) && map.find($0 * 64 + 1) == nil })
    }
}
