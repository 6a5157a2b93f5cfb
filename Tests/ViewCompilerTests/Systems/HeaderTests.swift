import Testing
import ViewCompiler
import ViewText
import ViewTree

/// A header of button, title, button: 60×44 leading, 40×44 trailing, a title that can shrink, spacing 8, in 320 points.
@Suite("The header")
struct HeaderTests {
    private func measured(
        _ options: EvaluationOptions = .window(320, 44), leading: Bool = true, trailing: Bool = true
    ) throws -> Screen {
        try Screen(
            sample: "Systems/Header.view", view: "MeasuredHeader",
            options.with {
                $0.arguments = [
                    NamedText(name: "hasLeading", expression: "\(leading)"),
                    NamedText(name: "hasTrailing", expression: "\(trailing)"),
                ]
            })
    }

    private func filled(leading: Bool, trailing: Bool, width: Double = 320) throws -> Screen {
        let left = leading ? "#leading Color.red.frame(width: 60, height: 44)" : ""
        let right = trailing ? "#trailing Color.red.frame(width: 40, height: 44)" : ""
        return try Screen(
            """
            view A {
                #header HeaderStack(spacing: 8) {
                    #title Color.red.frame(height: 20)
                } leading: {
                    \(left)
                } trailing: {
                    \(right)
                }
            }
            """, .window(width, 44))
    }

    @Test("Both edges: the title is centred between reserves of the wider edge")
    func both() throws {
        let screen = try measured()
        #expect(screen.frame("header") == [0, 0, 320, 44])
        #expect(screen.frame("leading") == [0, 0, 60, 44])
        #expect(screen.frame("title") == [110, 12, 100, 20])
        #expect(screen.frame("trailing") == [280, 0, 40, 44])
        #expect(screen.warnings == [])
    }

    @Test("A title that fills is proposed 320 − 2·(60 + 8) = 184")
    func filling() throws {
        #expect(try filled(leading: true, trailing: true).frame("title") == [68, 12, 184, 20])
    }

    @Test("An edge left out needs no placeholder: 320 − 2·(40 + 8) = 224; without edges 320")
    func missingEdges() throws {
        let trailingOnly = try filled(leading: false, trailing: true)
        #expect(trailingOnly.frame("title") == [48, 12, 224, 20])
        #expect(trailingOnly.frame("leading") == nil)
        let alone = try filled(leading: false, trailing: false)
        #expect(alone.frame("title")?[2] == 320)
        let absent = try measured(leading: false)
        #expect(absent.frame("title") == [110, 12, 100, 20])
        #expect(absent.frame("trailing") == [280, 0, 40, 44])
    }

    @Test("Right-to-left swaps the sides")
    func rightToLeft() throws {
        let screen = try measured(.window(320, 44).with { $0.layoutDirection = .rightToLeft })
        #expect(screen.frame("trailing") == [0, 0, 40, 44])
        #expect(screen.frame("leading") == [260, 0, 60, 44])
        #expect(screen.frame("title") == [110, 12, 100, 20])
    }

    @Test("Too narrow: 2·60 + 16 > 120, so the title is not drawn and the edges do not overlap")
    func narrow() throws {
        let screen = try measured(.window(120, 44))
        #expect(screen.frame("leading") == [0, 0, 60, 44])
        #expect(screen.frame("trailing") == [80, 0, 40, 44])
        #expect(screen.isHidden("title"))
        #expect(screen.warnings.count == 1)
        #expect(screen.warnings.first?.hasPrefix("header too narrow") == true)
    }

    @Test("A rigid title stays centred at 10…310 and overlaps by 50 and 30")
    func rigid() throws {
        let screen = try Screen(
            """
            view A {
                HeaderStack(spacing: 8) {
                    #title Color.red.frame(width: 300, height: 20)
                } leading: {
                    Color.red.frame(width: 60, height: 44)
                } trailing: {
                    Color.red.frame(width: 40, height: 44)
                }
            }
            """, .window(320, 44))
        #expect(screen.frame("title") == [10, 12, 300, 20])
        #expect(screen.warnings.count == 1)
        let warning = try #require(screen.warnings.first)
        #expect(warning.hasPrefix("header overlaps"))
        #expect(warning.contains("50") && warning.contains("30"))
    }

    @Test("Without a width the header is as wide as its ideal: 2·(60 + 8) + 100 = 236")
    func ideal() throws {
        #expect(try measured(.window(nil, nil)).size == [236, 44])
    }

    @Test("centeredIfFits: an ideal of 210 exceeds 184, so the title has the free span 68…272")
    func centeredIfFits() throws {
        let source = """
            view A(ideal: Double) {
                HeaderStack(spacing: 8, title: .centeredIfFits) {
                    #title Color.red.frame(minWidth: 0, idealWidth: ideal, maxWidth: ideal, minHeight: 20, maxHeight: 20)
                } leading: {
                    Color.red.frame(width: 60, height: 44)
                } trailing: {
                    Color.red.frame(width: 40, height: 44)
                }
            }
            """
        func screen(_ ideal: String) throws -> Screen {
            try Screen(
                source, .window(320, 44).with { $0.arguments = [NamedText(name: "ideal", expression: ideal)] })
        }
        #expect(try screen("210").frame("title") == [68, 12, 204, 20])
        #expect(try screen("184").frame("title") == [68, 12, 184, 20])
        #expect(try screen("184.5").frame("title") == [68, 12, 184.5, 20])
    }

    @Test("Children resolve statically: the control is an edge, the other one the title")
    func staticRoles() throws {
        let screen = try Screen(
            "view A { HeaderStack(spacing: 8) { #t Text(\"T\")\n#b Button(\"OK\") {} } }",
            .window(320, 44).with { $0.textMetrics = .fixed })
        // Fixed metrics at 17 points: a character is 10.2 wide, a line 20.4 high.
        #expect(screen.frame("b")?[0] == 320 - 2 * 10.2)
        #expect(screen.frame("t")?[0] == 160 - 5.1)
        #expect(screen.names == ["t", "b"])
    }

    @Test("The original shape lets a long title run under its buttons")
    func original() throws {
        let screen = try Screen(sample: "Systems/HeaderOriginal.view")
        let title = try #require(screen.frame("title"))
        let cancel = try #require(screen.frame("cancel"))
        #expect(title[0] < cancel[0] + cancel[2])
    }

    @Test(
        "Ours never overlaps, at any text size, in German, on the smallest phone", arguments: DynamicTypeSize.allCases)
    func everySize(_ size: DynamicTypeSize) throws {
        var options = EvaluationOptions.window(320, 200)
        options.dynamicTypeSize = size
        let screen = try Screen(sample: "Systems/Header.view", options)
        let title = try #require(screen.frame("title"))
        let cancel = try #require(screen.frame("cancel"))
        let done = try #require(screen.frame("done"))
        #expect(screen.warnings.allSatisfy { !$0.hasPrefix("header overlaps") })
        if !screen.isHidden("title") {
            #expect(cancel[0] + cancel[2] <= title[0])
            #expect(title[0] + title[2] <= done[0])
        }
        #expect(cancel[0] + cancel[2] <= done[0])
    }
}
