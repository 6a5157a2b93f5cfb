import TestSupport
import Testing
import ViewBase
import ViewLanguageServer

/// A session whose bytes have faults: the server goes on, and answers the next client's question.
@Suite("Damaged messages")
struct DamagedMessageTests {
    private static let place =
        #""textDocument": {"uri": "file:///screens/a.view"}, "position": {"line": 0, "character": 9}"#

    private static let session = [
        #"{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///screens/a.view", "#
            + #""languageId": "view", "version": 1, "text": "view A { Text(\"a\").padding() }\n"}}}"#,
        #"{"jsonrpc": "2.0", "id": "x", "method": "textDocument/hover", "params": {\#(place)}}"#,
        #"{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": "#
            + #""file:///screens/a.view", "version": 2}, "contentChanges": [{"range": {"start": {"line": 0, "#
            + #""character": 9}, "end": {"line": 0, "character": 13}}, "text": "Label"}]}}"#,
        #"{"jsonrpc": "2.0", "id": "y", "method": "textDocument/completion", "params": {\#(place)}}"#,
        #"{"jsonrpc": "2.0", "id": "z", "method": "textDocument/rename", "params": {\#(place), "newName": "B"}}"#,
    ]

    @Test func noMessageEndsTheServer() {
        var mutation = Mutation(seed: 3)
        for round in 0..<150 {
            let client = TestClient()
            for message in Self.session {
                let body = mutation.damage(Array(message.utf8))
                let head = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
                let bytes = round % 3 == 0 ? mutation.damage(head + body) : head + body
                client.server.receive(bytes[..<(bytes.count / 2)])
                client.work()
                client.server.receive(bytes[(bytes.count / 2)...])
                client.work()
            }
            guard client.server.exitCode == nil else {
                Issue.record("round \(round) ended the server")
                continue
            }
            // What is owed of a head that was damaged is paid, so that the next message is read as one.
            guard round % 3 != 0 else { continue }
            #expect(client.request("no/such", "{}")["error"]?["code"]?.int == -32601, "round \(round)")
        }
    }
}
