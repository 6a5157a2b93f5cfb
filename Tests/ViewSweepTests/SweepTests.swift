import Testing
import ViewBase
import ViewCompiler
import ViewLayout
import ViewSweep
import ViewText
import ViewTree

/// Sweeps of screens whose figures are worked out by hand.
@Suite struct SweepTests {
    private func compilation(_ source: String) -> Compilation {
        let sources = MemorySources()
        sources.add("main.view", Array(source.utf8))
        return Compilation(["main.view"], from: sources)
    }

    private func sweep(
        _ source: String, _ range: SweepRange, height: Double? = 100,
        _ options: EvaluationOptions = EvaluationOptions()
    ) throws -> Sweep {
        var options = options
        options.textMetrics = .fixed
        let compilation = self.compilation(source)
        #expect(compilation.diagnostics.isEmpty)
        let outcome = try compilation.sweep(range, height: height, options)
        #expect(outcome.diagnostics.isEmpty)
        return try #require(outcome.sweep)
    }

    /// An event as the text form of a number with its mark.
    private func marks(_ sweep: Sweep) -> [String] {
        sweep.events.map { ($0.isOpen ? "above " : $0.isApproximate ? "about " : "") + $0.at.text }
    }

    /// The frames of a name, piece by piece: x, width.
    private func frames(_ sweep: Sweep, _ name: String) -> [[Double]] {
        sweep.pieces.compactMap { piece in
            piece.outline.nodes.firstIndex { $0.name == name }.map { index in
                let frame = piece.outline.frames[index]
                return [frame.x.value, frame.x.growth, frame.width.value, frame.width.growth]
            }
        }
    }

    /// The row of the design: items 72, 96, 64 and 88 wide, gaps 8, a badge of 60.
    @Test func aRowOfWholeItemsTurnsWhereItsFiguresSay() throws {
        let row = """
            view Row {
                #row WholeItemRow([72.0, 96, 64, 88], id: \\.self, spacing: 8) { width in
                    #item Color.blue.frame(width: width, height: 20)
                } overflow: { hidden in
                    #badge Color.gray.frame(width: 60, height: 20)
                }
            }
            """
        let sweep = try sweep(row, .width(from: 20, to: 400))
        #expect(marks(sweep) == ["60", "140", "244", "316", "344"])
        #expect(sweep.events[0].changes == ["#row.clipped true → false"])
        #expect(
            sweep.events[4].changes == [
                "#row.shownCount 3 → 4", "#row.hiddenCount 1 → 0", "#item[3] shown", "#badge hidden",
            ])
        #expect(
            frames(sweep, "badge") == [
                [-20, 0.5, 60, 0], [0, 0.5, 60, 0], [80, 0.5, 60, 0], [184, 0.5, 60, 0], [256, 0.5, 60, 0],
            ])
    }

    /// `>` leaves the value itself to what was before, `==` has a structure for one value alone.
    @Test func anEventSaysWhetherItsValueBelongsToIt() throws {
        func reader(_ condition: String) -> String {
            "view V { GeometryReader { g in if g.size.width \(condition) { #wide Color.red } } }"
        }
        #expect(try marks(sweep(reader(">= 300"), .width(from: 100, to: 500))) == ["300"])
        #expect(try marks(sweep(reader("> 300"), .width(from: 100, to: 500))) == ["above 300"])
        #expect(try marks(sweep(reader("== 300"), .width(from: 100, to: 500))) == ["300", "above 300"])
        #expect(try marks(sweep(reader("!= 300"), .width(from: 300, to: 500))) == ["above 300"])
        #expect(try marks(sweep(reader("< 100"), .width(from: 100, to: 500))) == [])
        #expect(try marks(sweep(reader("/ 3 > 33.5"), .width(from: 90, to: 500))) == ["above 100.5"])
    }

    /// `fixed` metrics: a letter is 0.6 × 10 = 6 points wide, so that `aaa bbb` takes 42 and a word 18.
    @Test func linesBreakWhereTheirWordsSay() throws {
        let text = "view V { #t Text(\"aaa bbb\").font(.system(size: 10)).padding(5) }"
        let sweep = try sweep(text, .width(from: 28, to: 100))
        #expect(marks(sweep) == ["52"])
        #expect(sweep.events[0].changes == ["#t.lineCount 2 → 1", "#t.text \"aaa\\nbbb\" → \"aaa bbb\""])
        #expect(frames(sweep, "t") == [[0, 0.5, 28, 0], [0, 0.5, 52, 0]])
    }

    /// A bend is a piece of its own and no event: the box stops growing at 120.
    @Test func aPieceEndsWhereAFrameBends() throws {
        let box = "view V { #box Color.red.frame(maxWidth: 120) }"
        let sweep = try sweep(box, .width(from: 20, to: 220))
        #expect(sweep.events.isEmpty)
        #expect(sweep.pieces.map { $0.from } == [.number(20), .number(120)])
        #expect(sweep.pieces.map { $0.to } == [.number(120), .number(220)])
        #expect(frames(sweep, "box") == [[0, 0, 20, 1], [0, 0.5, 120, 0]])
    }

    /// The square of the width passes 90,000.5 at 300 + 0.5/600, less 1.2 billionths: found by trying, and marked.
    @Test func whatFollowsNoStraightLineIsTriedAndMarked() throws {
        let square = """
            view V { GeometryReader { g in if g.size.width * g.size.width > 90000.5 { #wide Color.red } } }
            """
        let sweep = try sweep(square, .width(from: 290, to: 310))
        #expect(sweep.events.count == 1 && sweep.pieces.allSatisfy { $0.isApproximate })
        guard case .number(let at)? = sweep.events.first?.at else { return }
        #expect((at - 300.000_833_332).magnitude < 1e-8 && sweep.events[0].isApproximate)
    }

    /// A text that says the width is another one at every number; what stands beside it follows the width, and says so.
    @Test func whatStandsBesideATextOfTheWidthFollowsIt() throws {
        let source = """
            view V {
                VStack(spacing: 0) {
                    #r Color.red.frame(height: 10)
                    GeometryReader { g in #t Text("\\(g.size.width)").font(.system(size: 10)) }
                }
            }
            """
        let sweep = try sweep(source, .width(from: 200, to: 203), height: 80)
        #expect(sweep.pieces.map { $0.from } == [200, 201, 202, 203].map { SweepValue.number($0) })
        #expect(frames(sweep, "r") == [[0, 0, 200, 1], [0, 0, 201, 1], [0, 0, 202, 1], [0, 0, 203, 0]])
        // "200.0" takes 30 points, "200.28209479177388" 108: the error is twice the 78 between them.
        #expect(frames(sweep, "t")[0] == [0, 0, 30, 0] && (sweep.pieces[0].error - 156).magnitude < 1e-9)
    }

    /// A straight number turns something on a stretch that is tried: found exactly, with what is so at it and above it.
    @Test func aStraightNumberTurnsOnAStretchThatIsTried() throws {
        func reader(_ condition: String) -> String {
            """
            view V {
                GeometryReader { g in
                    Text("\\(g.size.width)")
                    #k Color.blue.frame(width: g.size.width \(condition) 144.3 ? 50 : 10, height: 9)
                }
            }
            """
        }
        for (condition, isOpen) in [(">", true), (">=", false)] {
            let sweep = try sweep(reader(condition), .width(from: 144, to: 145))
            let turned = try #require(sweep.pieces.last { $0.from != .number(145) })
            guard case .number(let from) = turned.from else { continue }
            #expect((from - 144.3).magnitude < 1e-12 && turned.isOpen == isOpen)
            #expect(frames(sweep, "k").map { $0[2] } == (isOpen ? [10, 10, 50, 50] : [10, 50, 50]))
            #expect(frames(sweep, "k").allSatisfy { $0[3] == 0 })
        }
    }

    /// `fixed` metrics: a letter is 6 points wide, and in 1 to 6 points a line is as wide as what it is offered.
    @Test func aLineTooNarrowForALetterFollowsTheWidth() throws {
        let text = "view V { #t Text(\"aaa\").font(.system(size: 10)) }"
        let sweep = try sweep(text, .width(from: 1, to: 11))
        #expect(frames(sweep, "t") == [[0, 0, 1, 1], [0, 0.5, 6, 0]])
        #expect(sweep.events.isEmpty && sweep.pieces.allSatisfy { !$0.isApproximate })
    }

    /// A box as wide as the parameter fits up to 100, centred in the middle of the window, at 195.
    @Test func aParameterIsSwept() throws {
        let fits = """
            view V(side: Double) {
                ViewThatFits(in: .horizontal) {
                    #box Color.red.frame(width: side)
                    #small Color.blue
                }.frame(width: 100)
            }
            """
        let sweep = try sweep(fits, .parameter("side", from: 0, to: 140))
        #expect(marks(sweep) == ["above 100"])
        #expect(sweep.events[0].changes == ["#small shown", "#box hidden"])
        #expect(frames(sweep, "box") == [[195, -0.5, 0, 1]])
    }

    @Test func aParameterOfWholeNumbersIsSweptOneByOne() throws {
        let dots = """
            view V(count: Int) { HStack(spacing: 0) { ForEach(0..<count, id: \\.self) { i in #dot Color.red } } }
            """
        let sweep = try sweep(dots, .parameter("count", from: 1, to: 3))
        #expect(marks(sweep) == ["2", "3"])
        #expect(sweep.events.map { $0.changes } == [["#dot[1] shown"], ["#dot[2] shown"]])
        #expect(sweep.pieces.count == 3)
    }

    @Test func textSizesAreSweptOneByOne() throws {
        let text = "view V { if env.dynamicTypeSize > .xLarge { #big Text(\"A\") } else { #small Text(\"A\") } }"
        let sweep = try sweep(text, .dynamicType(from: .large, to: .xxxLarge))
        #expect(marks(sweep) == ["xxLarge"])
        #expect(sweep.events[0].changes == ["#big shown", "#small hidden"])
        #expect(sweep.pieces.map { $0.from.text } == ["large", "xLarge", "xxLarge", "xxxLarge"])
    }

    /// A bend alone begins no line of the text, as long as the size goes on one way.
    @Test func aLineOfTheTextIsWhatHappensBetweenEvents() throws {
        let box = try sweep("view V { Color.red.frame(maxWidth: 120) }", .width(from: 110, to: 130))
        #expect(
            String(decoding: box.text(), as: UTF8.self) == """
                V by width from 110 to 130, height 100: 0 events, 2 pieces
                  from 110  110…120×100

                """)
        let turning = "view V(side: Double) { Color.red.frame(width: min(side, 240 - side), height: 10) }"
        #expect(
            String(decoding: try sweep(turning, .parameter("side", from: 100, to: 140)).text(), as: UTF8.self) == """
                V by side from 100 to 140, width 390, height 100: 0 events, 2 pieces
                  from 100  100…120×10
                  from 120  120…100×10

                """)
    }

    @Test func aRangeOfOneValueIsOnePiece() throws {
        let sweep = try sweep("view V { #c Color.red }", .width(from: 120, to: 120))
        #expect(sweep.events.isEmpty && sweep.pieces.map { $0.from } == [.number(120)])
        #expect(sweep.pieces.map { $0.to } == [.number(120)])
    }

    @Test func aFailingExpressionIsNoSweep() throws {
        let source = "view V { GeometryReader { g in Color.red.frame(width: [1.0, 2][Int(g.size.width / 100)]) } }"
        let compilation = self.compilation(source)
        let outcome = try compilation.sweep(.width(from: 100, to: 250), EvaluationOptions())
        #expect(outcome.sweep == nil)
        #expect(outcome.diagnostics.map { $0.severity } == [.error])
    }

    @Test func theJSONFormIsTheDesigns() throws {
        let box = "view V { #box Color.red.frame(maxWidth: 120) }"
        let sweep = try sweep(box, .width(from: 110, to: 130))
        let expected = """
            {
              "axis": "width",
              "from": 110,
              "to": 130,
              "events": [],
              "pieces": [
                {
                  "from": 110, "to": 120,
                  "size": {"width": [110, 1], "height": [100, 0]},
                  "frames": {
                    "box": [[0, 0], [0, 0], [110, 1], [100, 0]]
                  }
                },
                {
                  "from": 120, "to": 130,
                  "size": {"width": [120, 0], "height": [100, 0]},
                  "frames": {
                    "box": [[0, 0.5], [0, 0], [120, 0], [100, 0]]
                  }
                }
              ]
            }

            """
        #expect(String(decoding: sweep.json(), as: UTF8.self) == expected)
    }

    /// The text of a width turns the branch at a value that is only tried; after it everything is straight again.
    @Test func thePieceAfterATriedTurnFollowsTheInput() throws {
        let source = """
            view V {
                GeometryReader { g in
                    #c Color.red
                    if g.size.width < 150 { Text("\\(g.size.width)") }
                }
            }
            """
        let sweep = try sweep(source, .width(from: 149, to: 400), height: 20)
        let last = try #require(sweep.pieces.last)
        #expect(last.from == .number(150) && !last.isApproximate)
        #expect(frames(sweep, "c").last == [0, 0, 150, 1])
    }

    /// Numbers so large that the next whole one is no other are passed one representable number at a time.
    @Test func aBentRangeBeyondWholeNumbersEnds() throws {
        let source = """
            view A { GeometryReader { g in #c Color.red.frame(width: g.size.width * g.size.width / 400, height: 4) } }
            """
        let start = 9_007_199_254_740_992.0
        let sweep = try sweep(source, .width(from: start, to: start + 4), height: 9)
        #expect(sweep.pieces.last?.to == .number(start + 4))
    }

    /// The square of a width from 100 to 200, by 200: a curve from 50 to 200 that lies up to 12.5 points under the one
    /// line between its ends.
    @Test func linesLieNearACurve() throws {
        let source = "view V { GeometryReader { g in #c Color.red.frame(width: g.size.width * g.size.width / 200) } }"
        let sweep = try sweep(source, .width(from: 100, to: 200))
        #expect(sweep.pieces.allSatisfy { $0.isApproximate && $0.error <= 1.0 / 64 })
        for step in 0...800 {
            let width = 100 + Double(step) / 8
            let piece = try #require(
                sweep.pieces.last { piece in
                    if case .number(let from) = piece.from { from <= width } else { false }
                })
            guard case .number(let from) = piece.from else { continue }
            let index = try #require(piece.outline.nodes.firstIndex { $0.name == "c" })
            let drawn = piece.outline.frames[index].width.after(width - from)
            #expect((drawn - width * width / 200).magnitude <= piece.error + 1e-9, "\(drawn) at \(width)")
        }
        // An arc of height 1/128 spans 2 × √(2 × 100/128) = 2.5 points, so that whole steps give about 50 of them.
        #expect(40...60 ~= sweep.pieces.count)
        #expect(String(decoding: sweep.json(), as: UTF8.self).contains("\"approximate\": true, \"error\": 0.01"))
    }

    /// A jump on a bent stretch is found: below 300 it is the square by 900, above it is 7 less.
    @Test func aJumpOfACurveIsFound() throws {
        let source = """
            view V {
                GeometryReader { g in
                    #c Color.red.frame(width: g.size.width * g.size.width / 900 - (g.size.width < 300.3 ? 0 : 7))
                }
            }
            """
        let sweep = try sweep(source, .width(from: 299, to: 302))
        #expect(sweep.events.isEmpty)
        let starts = sweep.pieces.compactMap { if case .number(let from) = $0.from { from } else { nil } }
        #expect(starts.contains { ($0 - 300.3).magnitude < 1e-8 }, "\(starts)")
        #expect(sweep.pieces.allSatisfy { $0.error <= 1.0 / 64 })
    }

    @Test func aRangeWithTooMuchToTryIsRefused() throws {
        let options = EvaluationOptions()
        let whole = "view V(n: Int) { #c Color.red.frame(width: Double(n), height: 4) }"
        #expect(throws: OptionProblem.self) {
            try compilation(whole).sweep(.parameter("n", from: 0, to: 1e9), options)
        }
        #expect(try compilation(whole).sweep(.parameter("n", from: 0, to: 9), options).sweep?.pieces.count == 10)
    }

    /// `fixed` metrics: the dots take 10 points, so that from 16 on, at each further letter of 6, another one is seen
    /// before them, until all ten are, at 60. That is where a piece can end, but no event.
    @Test func whereALineIsCutIsNoEvent() throws {
        let text = "view V { #t Text(\"aaaaaaaaaa\").font(.system(size: 10)).lineLimit(1).padding(1) }"
        let sweep = try sweep(text, .width(from: 22, to: 100))
        #expect(marks(sweep) == ["62"])
        #expect(sweep.events[0].changes == ["#t.truncated true → false", "#t.text \"aaaaaaaa…\" → \"aaaaaaaaaa\""])
    }

    /// What a test asks for as `#t.lineCount` is told by that name, of the first text below it; another one by itself.
    @Test func eventsAreToldByTheNamesThatTestsUse() throws {
        let text = """
            view V {
                #t VStack {
                    Text("aaa bbb").font(.system(size: 10))
                    Text("ccc ddd").font(.system(size: 10))
                }
            }
            """
        let sweep = try sweep(text, .width(from: 20, to: 100))
        #expect(marks(sweep) == ["42"])
        #expect(
            sweep.events[0].changes == [
                "#t.lineCount 2 → 1", "#t.text \"aaa\\nbbb\" → \"aaa bbb\"",
                "Text \"ccc ddd\".lineCount 2 → 1", "Text \"ccc ddd\".text \"ccc\\nddd\" → \"ccc ddd\"",
            ])
    }

    @Test func aParameterThatIsSweptTakesNoValue() throws {
        let box = "view V(side: Double) { Color.red.frame(width: side) }"
        var options = EvaluationOptions()
        options.arguments = [NamedText(name: "side", expression: "4")]
        #expect(throws: OptionProblem.self) {
            try compilation(box).sweep(.parameter("side", from: 0, to: 9), options)
        }
    }
}
