import Testing
import ViewBase
import ViewLanguageServer

/// The protocol itself: order, mistakes, half messages, many messages.
@Suite("Protocol of the language server")
struct ProtocolTests {
    private func code(_ answer: JSONValue) -> Int? { answer["error"]?["code"]?.int }

    @Test func nothingComesBeforeInitializeNorAfterShutdown() {
        let server = LanguageServer(TestHost())
        server.receive(Array(TestClient.framed(#"{"id": 1, "method": "textDocument/hover"}"#).utf8)[...])
        while server.step() || server.idle() {}
        #expect(String(decoding: server.takeOutput(), as: UTF8.self).contains("-32002"))
        let client = TestClient()
        #expect(client.request("shutdown", "null")["result"] == .null)
        #expect(code(client.request("shutdown", "null")) == -32600)
        client.notify("exit", "null")
        #expect(client.server.exitCode == 0)
    }

    /// A large document is laid out in a pause; hints hold its frames from then on, and the client is told to ask again.
    @Test func framesOfALargeDocumentComeLater() throws {
        let client = TestClient(#"{"workspace": {"inlayHint": {"refreshSupport": true}}}"#)
        let comments = String(repeating: "// " + String(repeating: "-", count: 97) + "\n", count: 700)
        let text = "view A { Text(\"a\").padding(8) }\n" + comments
        client.open("file:///screens/a.view", text)
        let range = #""range": {"start": {"line": 0, "character": 0}, "end": {"line": 1, "character": 0}}"#
        func hints() -> Int? {
            let parameters = #"{"textDocument": {"uri": "file:///screens/a.view"}, \#(range)}"#
            return client.request("textDocument/inlayHint", parameters)["result"]?.array?.count
        }
        #expect(hints() == 0)
        client.server.prepare()
        client.work()
        #expect(client.notifications.contains { $0["method"]?.string == "workspace/inlayHint/refresh" })
        #expect(hints() == 1)
    }

    @Test func exitWithoutShutdownIsAFailure() {
        let client = TestClient()
        client.notify("exit", "null")
        #expect(client.server.exitCode == 1)
    }

    @Test func mistakesAreAnsweredAndNothingEnds() {
        let client = TestClient()
        #expect(code(client.request("no/such", "{}")) == -32601)
        #expect(code(client.request("textDocument/definition", "{}")) == -32602)
        #expect(
            code(client.request("textDocument/definition", #"{"textDocument": {"uri": "file:///none"}}"#)) == -32602)
        #expect(code(client.request("initialize", "{}")) == -32600)
        for text in [
            TestClient.framed("{"), TestClient.framed("[]"), TestClient.framed("17"), TestClient.framed("{}"),
            "Content-Length: -5\r\n\r\n", "Content-Length: 99999999999999\r\n\r\n", "Rubbish\r\n\r\n",
            TestClient.framed(#"{"method": "textDocument/didOpen", "params": 3}"#),
            TestClient.framed(String(repeating: "[", count: 100_000)),
        ] { client.send(raw: text) }
        let errors = client.notifications.compactMap { $0["error"]?["code"]?.int }
        #expect(errors.count == 8)
        client.open("file:///screens/a.view", "view A { Text(\"a\") }\n")
        #expect(client.diagnostics("file:///screens/a.view") == [])
    }

    @Test func messagesComeInPieces() {
        let client = TestClient()
        let text = TestClient.framed(
            #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///screens/a.view", "#
                + #""version": 1, "text": "view A { Text(\"é\") }"}}}"#)
        for byte in text.utf8 {
            client.server.receive([byte])
            client.work()
        }
        #expect(client.diagnostics("file:///screens/a.view") == [])
    }

    @Test func aRequestThatWaitsIsCancelled() {
        let client = TestClient()
        client.open("file:///screens/a.view", "view A { Text(\"a\") }\n")
        client.send(
            raw: TestClient.framed(
                #"{"id": "x", "method": "textDocument/documentSymbol", "#
                    + #""params": {"textDocument": {"uri": "file:///screens/a.view"}}}"#)
                + TestClient.framed(#"{"method": "$/cancelRequest", "params": {"id": "x"}}"#))
        let answer = client.notifications.first { $0["id"] == .string("x") }
        #expect(answer?["error"]?["code"]?.int == -32800)
    }

    /// What was answered, in order: ids, and `null` for what is no message.
    private func answered(_ messages: [String], by server: LanguageServer) -> [String] {
        server.receive(Array(messages.map { TestClient.framed($0) }.joined().utf8)[...])
        while server.step() || server.idle() {}
        let text = String(decoding: server.takeOutput(), as: UTF8.self)
        return text.matches(of: /"id":\s*"?(\w+)/).map { String($0.1) }
    }

    @Test func nothingIsAnsweredBeforeInitialize() {
        let initialize = #"{"id": "i", "method": "initialize", "params": {"capabilities": {}}}"#
        let hover = #"{"id": "h", "method": "textDocument/hover", "params": {}}"#
        let cancel = #"{"method": "$/cancelRequest", "params": {"id": "h"}}"#
        #expect(answered([initialize, hover, "{", cancel], by: LanguageServer(TestHost())) == ["i", "h", "null"])
        #expect(answered([hover, cancel, initialize], by: LanguageServer(TestHost())) == ["h", "i"])
        // What was answered, or never asked, cannot be taken back.
        #expect(answered([initialize, cancel, hover], by: LanguageServer(TestHost())) == ["i", "h"])
    }

    @Test func tenThousandRequestsAreCancelledAtOnce() {
        let client = TestClient()
        let asked = (0..<10_000).map { #"{"id": \#($0 + 1000), "method": "workspace/symbol", "params": {}}"# }
        let cancelled = (0..<10_000).map { #"{"method": "$/cancelRequest", "params": {"id": \#($0 + 1000)}}"# }
        let answers = answered(asked + cancelled, by: client.server)
        #expect(answers == (0..<10_000).map { String($0 + 1000) })
    }

    @Test func tenThousandRequestsAreAnsweredInOrder() {
        let client = TestClient()
        client.open("file:///screens/a.view", "view A { Text(\"a\") }\n")
        var text = ""
        for id in 0..<10_000 {
            text += TestClient.framed(
                #"{"id": "r\#(id)", "method": "textDocument/foldingRange", "#
                    + #""params": {"textDocument": {"uri": "file:///screens/a.view"}}}"#)
        }
        client.send(raw: text)
        let answered = client.notifications.compactMap { $0["id"]?.string }
        #expect(answered.count == 10_000)
        #expect(answered.last == "r9999")
    }
}
