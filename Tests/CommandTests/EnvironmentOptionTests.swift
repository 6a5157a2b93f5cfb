import Testing

@Suite("Environment and window from options")
struct EnvironmentOptionTests {
    /// A view that fills what it is offered and tells its environment.
    private let probe = """
        view Probe {
            VStack(spacing: 0) {
                #values Text("\\(env.orientation == .landscapeLeft) \\(env.keyboardHeight) \\(env.displayScale)")
                #size Text("\\(env.dynamicTypeSize == .accessibility3) \\(env.horizontalSizeClass == .regular)")
                #look Text("\\(env.colorScheme == .dark) \\(env.layoutDirection == .rightToLeft) \\(env.locale.identifier)")
                #rest Color.red
            }
        }

        """

    /// The shown texts in order, and the line of the whole view.
    private func probed(_ arguments: [String], preview: String = "") throws -> (texts: [String], root: String) {
        let viewc = try Viewc(["p.view": probe + preview])
        let outcome = try viewc.run(["layout", "p.view", "--text-metrics", "fixed"] + arguments)
        try #require(outcome.code == 0, "\(outcome.errors)")
        let texts = outcome.output.matches(of: /"([^"]*)"/).map { String($0.output.1) }
        let lines = outcome.output.split(separator: "\n")
        return (texts, lines[1].trimmingPrefix(while: { $0 == " " }).description)
    }

    @Test func defaults() throws {
        let (texts, root) = try probed([])
        #expect(texts == ["false 0.0 3.0", "false false", "false false en"])
        #expect(root == "Probe  0 0  390×844")
    }

    @Test func eachOptionSetsItsValue() throws {
        let (texts, _) = try probed([
            "--orientation", "portrait,landscapeLeft", "--keyboard", "0,216", "--scale", "2", "--dynamic-type",
            "accessibility3", "--color-scheme", "dark", "--rtl", "--locale", "ja",
        ])
        #expect(texts == ["true 216.0 2.0", "true false", "true true ja"])
    }

    /// iPhone 16 Plus: 430 × 932 at 3, insets 59 and 34; on its side 932 × 430, 59 at both sides and 21 below, regular.
    @Test func aDeviceSetsSizeScaleSafeAreaAndSizeClasses() throws {
        let upright = try probed(["--device", "iPhone16Plus"])
        #expect(upright.root == "Probe  0 59  430×839")
        #expect(upright.texts == ["false 0.0 3.0", "false false", "false false en"])
        let turned = try probed(["--device", "iPhone16Plus", "--orientation", "landscapeLeft"])
        #expect(turned.root == "Probe  59 0  814×409")
        #expect(turned.texts == ["true 0.0 3.0", "false true", "false false en"])
    }

    @Test func theSafeAreaIsOfferedToTheRoot() throws {
        #expect(try probed(["--size", "100x100", "--safe-area", "10,5,20,15"]).root == "Probe  5 10  80×70")
        let flipped = try probed(["--size", "100x100", "--safe-area", "10,5,20,15", "--rtl"])
        #expect(flipped.root == "Probe  15 10  80×70")
    }

    @Test func previewsSetWhatOptionsDoNot() throws {
        let place = "preview \"P\" at (200, 300) with colorScheme: .dark { Probe() }\n"
        #expect(try probed([], preview: place).root == "Probe  0 0  200×300")
        #expect(try probed([], preview: place).texts[2] == "true false en")
        #expect(try probed(["--size", "150x260"], preview: place).root == "Probe  0 0  150×260")
        #expect(try probed(["--color-scheme", "light"], preview: place).texts[2] == "false false en")
        let device = "preview \"P\" on .iPhoneSE3(.landscapeLeft) { Probe() }\n"
        #expect(try probed([], preview: device).root == "Probe  0 0  667×375")
        #expect(try probed([], preview: device).texts[0] == "true 0.0 2.0")
        #expect(try probed(["--device", "iPhoneSE1"], preview: device).root == "Probe  0 0  568×320")
    }

    @Test func aMisspeltDeviceOfAPreviewIsAnError() throws {
        let viewc = try Viewc(["p.view": probe + "preview \"P\" on .iPhoneSE33 { Probe() }\n"])
        let outcome = try viewc.run(["check", "p.view"])
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("no device `.iPhoneSE33`; did you mean `.iPhoneSE3`?"))
    }
}
