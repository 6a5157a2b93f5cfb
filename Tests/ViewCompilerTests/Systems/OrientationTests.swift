import Testing
import ViewCompiler
import ViewTree

/// Two boxes, 100×40 and 60×40, with spacing 8: 168×40 side by side, 100×88 one above the other.
@Suite("The stack that follows the orientation")
struct OrientationTests {
    private func isHorizontal(_ view: String, _ options: EvaluationOptions) throws -> Bool {
        let screen = try Screen(sample: "Systems/Orientation.view", view: view, options)
        let axis = try #require(screen.isHorizontal("pair") as Bool?)
        #expect(screen.size == (axis ? [168, 40] : [100, 88]))
        return axis
    }

    private func isReal(_ orientation: Orientation) -> Bool {
        orientation != .unknown && orientation != .faceUp && orientation != .faceDown
    }

    private func isLandscape(_ orientation: Orientation) -> Bool {
        orientation == .landscapeLeft || orientation == .landscapeRight
    }

    @Test("The seven values from the start")
    func sevenValues() throws {
        for orientation in Orientation.allCases {
            let options = EvaluationOptions.window(844, 390).with { $0.orientations = [orientation] }
            #expect(try isHorizontal("OrientedPair", options) == isLandscape(orientation))
        }
    }

    @Test("All 49 pairs: 14 vertical and 14 horizontal from real values, 6, 6 and 9 from flat or unknown ones")
    func pairs() throws {
        var counts: [String: Int] = [:]
        for before in Orientation.allCases {
            for now in Orientation.allCases {
                let options = EvaluationOptions.window(390, 844).with { $0.orientations = [before, now] }
                let axis = try isHorizontal("OrientedPair", options)
                let expected = isReal(now) ? isLandscape(now) : isLandscape(before)
                #expect(axis == expected)
                let from = isReal(now) ? "real" : isReal(before) ? "kept" : "start"
                counts[from + (axis ? " horizontal" : " vertical"), default: 0] += 1
            }
        }
        #expect(
            counts == [
                "real vertical": 14, "real horizontal": 14, "kept vertical": 6, "kept horizontal": 6,
                "start vertical": 9,
            ])
    }

    @Test("The original and flat: .vertical make every flat value vertical")
    func flat() throws {
        for flat in [Orientation.faceUp, .faceDown, .unknown] {
            let options = EvaluationOptions.window(844, 390).with { $0.orientations = [.landscapeLeft, flat] }
            #expect(try isHorizontal("OrientedPair", options))
            #expect(try !isHorizontal("FlatIsVerticalPair", options))
            #expect(try Screen(sample: "Systems/OrientationOriginal.view", options).size == [100, 88])
        }
        let landscape = EvaluationOptions.window(844, 390).with { $0.orientations = [.landscapeRight] }
        #expect(try isHorizontal("FlatIsVerticalPair", landscape))
        #expect(try Screen(sample: "Systems/OrientationOriginal.view", landscape).size == [168, 40])
    }

    @Test("By width: horizontal from 600 up, and where no width limits it")
    func byWidth() throws {
        #expect(try isHorizontal("WidePair", .window(600, 400)))
        #expect(try !isHorizontal("WidePair", .window(599.9, 400)))
        #expect(try isHorizontal("WidePair", .window(nil, nil)))
        #expect(try isHorizontal("WidePair", .window(.infinity, 400)))
    }

    @Test("By fit: equality fits")
    func byFit() throws {
        #expect(try isHorizontal("FittingPair", .window(168, 400)))
        #expect(try !isHorizontal("FittingPair", .window(167.9, 400)))
        #expect(try isHorizontal("FittingPair", .window(nil, nil)))
    }

    @Test("The facts of the seven values")
    func facts() throws {
        let source = """
            view A {
                Text("\\(env.orientation.isPortrait) \\(env.orientation.isLandscape) \\(env.orientation.isFlat) \\(env.orientation.isValidInterfaceOrientation)")
            }
            """
        let expected: [Orientation: String] = [
            .unknown: "false false false false", .portrait: "true false false true",
            .portraitUpsideDown: "true false false true", .landscapeLeft: "false true false true",
            .landscapeRight: "false true false true", .faceUp: "false false true false",
            .faceDown: "false false true false",
        ]
        for orientation in Orientation.allCases {
            let options = EvaluationOptions.window(844, 390).with { $0.orientations = [orientation] }
            #expect(try Screen(source, options).texts == [expected[orientation]])
        }
    }
}
