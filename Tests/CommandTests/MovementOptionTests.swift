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
