import Testing

@testable import ViewText

@Suite struct UnicodeBreakTests {
    /// A line of Unicode's test files: scalars, and whether a boundary stands before each and at the end.
    struct Case {
        let line: Substring
        var scalars: [UInt32] = []
        var boundaries: [Bool] = []

        init(_ line: Substring) {
            self.line = line
            for word in line.split(separator: " ") {
                if word == "÷" || word == "×" {
                    boundaries.append(word == "÷")
                } else {
                    scalars.append(UInt32(word, radix: 16) ?? 0)
                }
            }
        }
    }

    @Test func lineBreakTest() throws {
        let cases = try DataFile("LineBreakTest.txt").lines().map(Case.init)
        #expect(cases.count > 1000)
        var failures = 0
        for expected in cases {
            let breaks = LineBreaker.breaks(expected.scalars.map { TextScalar($0) })
            if breaks != Array(expected.boundaries.dropLast()) {
                failures += 1
                print("line break", expected.line, breaks)
            }
        }
        print("LineBreakTest: \(cases.count - failures) of \(cases.count) pass")
        #expect(failures == 0)
    }

    @Test func graphemeBreakTest() throws {
        let cases = try DataFile("GraphemeBreakTest.txt").lines().map(Case.init)
        #expect(cases.count == 602)
        for expected in cases {
            var breaker = ClusterBreaker()
            let found = expected.scalars.map { breaker.isBoundary(before: ScalarProperties($0).clusterClass) }
            #expect(found == Array(expected.boundaries.dropLast()), "\(expected.line)")
        }
    }
}
