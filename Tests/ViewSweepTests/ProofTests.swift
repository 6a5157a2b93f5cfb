import Testing
import ViewBase
import ViewCompiler
import ViewRuntime
import ViewSweep
import ViewText

/// Proofs of tests whose figures are worked out by hand: a box of 150 beside one that takes the rest.
@Suite struct ProofTests {
    private static let box = """
        view Box {
            HStack(spacing: 0) {
                #a Color.red.frame(width: 150)
                #b Color.blue
            }
        }

        """

    /// What becomes of a test for widths from 200 to 400: `holds`, or the first width where it does not.
    private func verdicts(_ head: String, _ steps: String, _ view: String = ProofTests.box) throws -> [String] {
        let source = view + "test \"t\" for w in 200...400\(head) {\n\(steps)\n}\n"
        let sources = MemorySources()
        sources.add("main.view", Array(source.utf8))
        let compilation = Compilation(["main.view"], from: sources)
        #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
        var options = EvaluationOptions()
        options.textMetrics = .fixed
        return compilation.proofs(options).map { proof in
            guard let failure = proof.failure else { return proof.isTried ? "tried" : "holds" }
            #expect(!failure.outcome.hasPassed)
            return (failure.isOpen ? "above " : failure.isApproximate ? "about " : "") + Decimal.text(failure.at)
        }
    }

    @Test(arguments: [
        ("expect #b.width >= 50", "holds"),
        ("expect #b.width >= 100", "200"),
        ("expect #b.width < 100", "250"),
        ("expect #b.width <= 100", "above 250"),
        ("expect #b.width != 120.5", "270.5"),
        ("expect #b.width ≈ w - 150", "holds"),
        ("if w > 300 { expect #b.width < 200 }", "350"),
        ("expect w < 380 || #b.maxX < 0", "380"),
        ("let x = #a.maxX\n    expect #b.minX == x && #b.maxX == w", "holds"),
        ("resize (w + 10, 50)\n    expect #b.width < 200", "340"),
        ("expect !#a.overlaps(#b) && noOverlap(#a, #b) && noOverflow && allVisible", "holds"),
        ("expect tappable(#b)", "200"),
    ])
    func aTestHoldsOrFailsFirstAt(_ expectation: String, _ verdict: String) throws {
        #expect(try verdicts("", "    show Box() at (w, 40)\n    \(expectation)") == [verdict])
    }

    /// 50 × 44 from the start; a colour of 10 comes over the middle of the box when that is past 200: at 250, where
    /// the box reaches from 150 to 250, but for a rounding error.
    @Test func whatCoversAControlIsFound() throws {
        let view = """
            view Box {
                HStack(spacing: 0) {
                    Color.red.frame(width: 150)
                    #b Color.blue
                }
                .overlay(alignment: .topLeading) { Color.green.frame(width: 10, height: 44).offset(x: 200) }
            }

            """
        let verdict = try verdicts("", "    show Box() at (w, 44)\n    expect tappable(#b)", view)
        let width = try #require(verdict.first.flatMap { Double($0) })
        #expect(abs(width - 250) < 1e-9)
    }

    /// `fixed` metrics: a letter takes 0.6 of the size, so that the ten of a word take 6 × 17 at `large`, and 6 × 53 at
    /// `accessibility5`, which no width below 318 has.
    @Test func everyCombinationIsProved() throws {
        let text = "view Word { #t Text(\"abcdefghij\").lineLimit(1) }\n"
        let verdict = try verdicts(
            " with dynamicTypeSize: [.large, .accessibility5]",
            "    show Word() at (w, 100)\n    expect noTruncation", text)
        #expect(verdict == ["holds", "200"])
    }

    /// 8000/w is 40.001 at 199.995, between two whole numbers, and beyond 40 just below 200: what is next to whole
    /// numbers is tried, and then what lies between. Between 53.0856 and 53.2269 it is from 150.3 to 150.7, around a half.
    /// A straight line leads to the first failure.
    @Test func whatIsPassedByTryingIsSaid() throws {
        let box = "#b Color.red.frame(width: 8000 / g.size.width, height: 10)"
        let late = "#b Color.red.frame(width: g.size.width < 300 ? 30 : 8000 / g.size.width, height: 10)"
        let curves =
            "view Curve { GeometryReader { g in \(box) } }\nview Late { GeometryReader { g in \(late) } }\n"
        let tried = "only whole numbers, halves and what is next to whole numbers were tried"
        let told = [
            (
                "Curve", "#b.width <= 39.999 || #b.width >= 40.001 || w == 200",
                "fails: main.view: t, at w about 199.99500012~, of w from 100 to 400: it may fail before, as \(tried) "
                    + "from 100 to 199.99500012~\n"
            ),
            (
                "Curve", "#b.width <= 53.0856 || #b.width >= 53.2269",
                "fails: main.view: t, at w about 150.29994232~, of w from 100 to 400: it may fail before, as \(tried) "
                    + "from 100 to 150.29994232~\n"
            ),
            (
                "Curve", "#b.width > 19",
                "holds where it was tried: main.view: t, for every w from 100 to 400: there no straight line leads on, "
                    + "so that \(tried)\n"
            ),
            (
                "Late", "#b.width > 19",
                "holds where it was tried: main.view: t, for every w from 100 to 400 but from 300 to 400: there no "
                    + "straight line leads on, so that \(tried)\n"
            ),
            ("Box", "#b.width <= 100", "fails: main.view: t, at w just above 250, of w from 100 to 400\n"),
        ]
        for (view, expectation, line) in told {
            let sources = MemorySources()
            let test = "test \"t\" for w in 100...400 { show \(view)() at (w, 40)\n expect \(expectation) }\n"
            sources.add("main.view", Array((ProofTests.box + curves + test).utf8))
            let compilation = Compilation(["main.view"], from: sources)
            let proof = try #require(compilation.proofs(EvaluationOptions()).first)
            var printer = ProofText("main.view", compilation.sources.files)
            let text = String(decoding: printer.print(proof), as: UTF8.self)
            // What is found by trying is within a billionth of the true value: the ninth digit is left open.
            #expect(text.replacing(/(\.\d{8})\d/) { $0.output.1 + "~" }.hasPrefix(line), "\(text)")
        }
    }

    /// A tap needs a live screen: whole widths are tried, then what lies between two that differ.
    @Test func touchesAreTried() throws {
        let tapped = "    show Box() at (w, 40)\n    tap #b\n    expect #b.width < "
        #expect(try verdicts("", tapped + "300") == ["tried"])
        #expect(try verdicts("", tapped + "100.25") == ["about 250.25"])
    }

    /// A handler that runs by itself changes what the evaluation alone would show.
    @Test func handlersThatRunByThemselvesAreNotOverlooked() throws {
        let view = """
            view Late {
                state isThere = false
                VStack { if isThere { #late Color.red } }.onAppear { isThere = true }
            }

            """
        #expect(try verdicts("", "    show Late() at (w, 40)\n    expect exists(#late)", view) == ["tried"])
    }

    /// `viewc test` runs such a test at both ends.
    @Test func aTestOfARangeRunsAtBothEnds() throws {
        let source = Self.box + "test \"t\" for w in 200...400 { show Box() at (w, 40)\n expect #b.width > 60 }"
        let sources = MemorySources()
        sources.add("main.view", Array(source.utf8))
        let compilation = Compilation(["main.view"], from: sources)
        let cases = compilation.testCases
        #expect(cases.map { compilation.name(of: $0).text } == ["t (w 200)", "t (w 400)"])
        let outcomes = cases.map { compilation.run($0, EvaluationOptions(), SnapshotFiles(), .never) }
        #expect(outcomes.map { $0.hasPassed } == [false, true])
    }

    /// Rows of 50 in a scroll view of 120, of which the fifth lies behind a bar at 200, but is not seen there; a box that
    /// is not seen, one of 60 drawn as 30, and one of 100 drawn as 300 from the left.
    @Test(arguments: [
        ("noOverlap(#bar, #row[4])", "holds"),
        ("noOverlap(#over, #row[1])", "200"),
        ("noOverlap(#faint, #row[0])", "holds"),
        ("tappable(#small)", "200"),
        ("w < 300 || noOverflow(#wide)", "holds"),
        ("w < 299 || noOverflow(#wide)", "299"),
        ("allVisible(#row[4])", "200"),
        ("allVisible(#row[1])", "holds"),
        ("allVisible(#faint)", "200"),
    ])
    func whatIsDrawnDecides(_ expectation: String, _ verdict: String) throws {
        let view = """
            view Drawn {
                ZStack(alignment: .topLeading) {
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<10) { i in #row Text("r").frame(width: 100, height: 50) } }
                    }
                    .frame(width: 100, height: 120)
                    #bar Color.blue.frame(width: 100, height: 40).offset(y: 200)
                    #over Color.blue.frame(width: 100, height: 40).offset(y: 70)
                    #faint Text("f").frame(width: 60, height: 60).opacity(0)
                    #small Button { print("x") } label: { Color.green.frame(width: 60, height: 60) }.scaleEffect(0.5)
                    #wide Color.red.frame(width: 100, height: 10).scaleEffect(3, anchor: .topLeading)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }

            """
        #expect(try verdicts("", "    show Drawn() at (w, 400)\n    expect \(expectation)", view) == [verdict])
    }
}
