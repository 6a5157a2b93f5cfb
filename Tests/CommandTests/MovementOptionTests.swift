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
}
