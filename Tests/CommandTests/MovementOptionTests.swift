import Foundation
import Testing

/// `layout --at`.
@Suite struct MovementOptionTests {
    private let source = """
        view Bar {
            VStack(spacing: 0) {
                Spacer()
                #bar Color.red.frame(height: 60)
                    .padding(.bottom, env.keyboardHeight)
                    .animation(.linear(duration: 0.5), value: env.keyboardHeight)
            }
        }
        """

    @Test("the frames some time after the last change; without a time, or a history, those at the end")
    func times() throws {
        let viewc = try Viewc(["a.view": source])
        func y(_ options: String...) throws -> String? {
            let outcome = try viewc.run(["layout", "a.view", "--size", "100x400", "--format", "jsonl"] + options)
            let parts = outcome.output.components(separatedBy: "\"kind\":\"Color\",\"name\":null,\"frame\":[0,")
            return parts.count == 2 ? String(parts[1].prefix { $0 != "," }) : nil
        }
        #expect(try y("--keyboard", "0,200") == "140")
        #expect(try y("--keyboard", "0,200", "--at", "0") == "340")
        #expect(try y("--keyboard", "0,200", "--at", "0.125") == "290")
        #expect(try y("--keyboard", "0,200", "--at", "9") == "140")
        #expect(try y("--keyboard", "200", "--at", "0.1") == "140")
        #expect(try y("--keyboard", "0,200,0", "--at", "0.25") == "240")
    }

    /// A corner of 0 to 20, red to blue (in Oklab #8C53A2 in the middle), all to a fifth of it, an empty bar to a full one.
    @Test("pictures show colours, corners, opacities and bars on their way") func paints() throws {
        let source = """
            view Card {
                let isUp = env.keyboardHeight > 0
                let red = Color(red: 1, green: 0, blue: 0)
                let blue = Color(red: 0, green: 0, blue: 1)
                VStack(spacing: 0) {
                    RoundedRectangle(cornerRadius: isUp ? 20 : 0).fill(isUp ? blue : red)
                        .frame(width: 40, height: 40)
                        .opacity(isUp ? 0.2 : 1)
                    ProgressView(value: isUp ? 1 : 0)
                }
                .animation(.linear(duration: 2), value: isUp)
            }
            """
        let viewc = try Viewc(["a.view": source])
        func picture(_ time: String) throws -> String {
            let options = ["--size", "100x100", "--keyboard", "0,200", "--at", time, "--output", "a.svg"]
            #expect(try viewc.run(["render", "a.view"] + options).code == 0)
            return try String(contentsOf: viewc.folder.appending(path: "a.svg"), encoding: .utf8)
        }
        let middle = try picture("1")
        func bar(_ width: Int) -> String { "width=\"\(width)\" height=\"4\" rx=\"2\" fill=\"#007AFF\"" }
        for part in ["opacity=\"0.6\"", "rx=\"10\" fill=\"#8C53A2\"", bar(50)] {
            #expect(middle.contains(part), "\(part)")
        }
        let end = try picture("2")
        for part in ["opacity=\"0.2\"", "rx=\"20\" fill=\"#0000FF\"", bar(100)] {
            #expect(end.contains(part), "\(part)")
        }
    }

    /// A strip that goes or comes in a second, a quarter of which has passed.
    @Test(
        "pictures show what goes and comes as its transition says",
        arguments: [
            (".transition(.move(edge: .leading))", "0,50", "", -25),
            ("", "0,50", "<g opacity=\"0.75\">", 0),
            (".transition(.opacity)", "50,0", "<g opacity=\"0.25\">", 0),
            (".transition(.push(from: .leading))", "50,0", "<g opacity=\"0.25\">", -75),
            (".transition(.identity)", "0,50", "", 0),
        ])
    func transitions(_ transition: String, _ history: String, _ effect: String, _ x: Int) throws {
        let source = """
            view Tip {
                VStack(spacing: 0) {
                    if env.keyboardHeight == 0 { Color.red.frame(height: 20)\(transition) }
                    Color.blue
                }
                .animation(.linear(duration: 1), value: env.keyboardHeight)
            }
            """
        let viewc = try Viewc(["a.view": source])
        func picture(_ time: String) throws -> String {
            let options = ["--size", "100x100", "--keyboard", history, "--at", time, "--output", "a.svg"]
            #expect(try viewc.run(["render", "a.view"] + options).code == 0)
            return try String(contentsOf: viewc.folder.appending(path: "a.svg"), encoding: .utf8)
        }
        let early = try picture("0.25")
        #expect(early.contains("x=\"\(x)\" y=\"0\" width=\"100\" height=\"20\" fill=\"#FF3B30\""), "\(early)")
        #expect((effect.isEmpty || early.contains(effect)) && early.contains("<g opacity") == !effect.isEmpty)
        let end = try picture("1")
        #expect(!end.contains("<g opacity") && end.contains("#FF3B30") == (history == "50,0"))
    }

    @Test("what has gone is printed where it is on its way out, as the last of what it stood in") func removal() throws
    {
        let source = """
            view Tip {
                VStack(spacing: 0) {
                    if env.keyboardHeight == 0 { #tip Color.red.frame(height: 20).transition(.move(edge: .leading)) }
                    #rest Color.blue
                }
                .animation(.linear(duration: 1), value: env.keyboardHeight)
            }
            """
        let viewc = try Viewc(["a.view": source])
        func lines(_ time: String) throws -> [String] {
            let options = ["--size", "100x100", "--keyboard", "0,50", "--at", time]
            let output = try viewc.run(["layout", "a.view"] + options).output
            return output.split(separator: "\n").map(String.init)
        }
        #expect(
            try lines("0.25") == [
                "Tip at 100×100", "  Tip  0 0  100×100", "    animation  0 0  100×100", "      VStack  0 0  100×100",
                "        Color #rest  0 15  100×85  #007AFFFF", "        transition #tip  -25 0  100×20",
                "          frame  -25 0  100×20", "            Color  -25 0  100×20  #FF3B30FF",
            ])
        #expect(try lines("1").count == 5)
    }
}
