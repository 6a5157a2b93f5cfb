import Testing
import ViewTree

@Suite("Orientation")
struct OrientationTests {
    /// UIDeviceOrientation: raw values 0 to 6 and their facts.
    @Test(arguments: [
        (0, "unknown", false, false, false, false), (1, "portrait", true, false, false, true),
        (2, "portraitUpsideDown", true, false, false, true), (3, "landscapeLeft", false, true, false, true),
        (4, "landscapeRight", false, true, false, true), (5, "faceUp", false, false, true, false),
        (6, "faceDown", false, false, true, false),
    ])
    func facts(raw: Int, name: String, isPortrait: Bool, isLandscape: Bool, isFlat: Bool, isValid: Bool) throws {
        let value = try #require(Orientation(rawValue: UInt8(raw)))
        #expect(value.name == name)
        #expect(value.isPortrait == isPortrait)
        #expect(value.isLandscape == isLandscape)
        #expect(value.isFlat == isFlat)
        #expect(value.isValidInterfaceOrientation == isValid)
    }

    /// All 49 pairs of a previous and a new value, counted by hand: 14 and 14 from real new values; of the 21 flat or
    /// unknown new values 6 keep a portrait axis, 6 a landscape one, 9 the start axis, which is vertical.
    @Test func flatAndUnknownValuesKeepTheAxisOfTheLastValidOne() {
        var vertical = 0
        var horizontal = 0
        var atStart = 0
        for previous in Orientation.allCases {
            for next in Orientation.allCases {
                let history = OrientationHistory([previous, next])
                #expect(history.present == next)
                if history.lastValid == nil {
                    atStart += 1
                    #expect(!history.isLandscape)
                } else if history.isLandscape {
                    horizontal += 1
                } else {
                    vertical += 1
                }
            }
        }
        #expect(vertical == 14 + 6)
        #expect(horizontal == 14 + 6)
        #expect(atStart == 9)
    }
}
