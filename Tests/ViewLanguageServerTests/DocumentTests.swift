import Testing
import ViewBase
import ViewLanguageServer

/// Documents as the client changes them, and what it is told about them.
@Suite("Documents of the language server")
struct DocumentTests {
    private let uri = "file:///screens/a.view"

    @Test func encodingsAreThoseOfferedFirst() {
        #expect(TestClient().capabilities["positionEncoding"] == .string("utf-16"))
        let offers = #"{"general": {"positionEncodings": ["utf-7", "utf-8", "utf-16"]}}"#
        #expect(TestClient(offers).capabilities["positionEncoding"] == .string("utf-8"))
    }

    /// Eight ASCII letters, an emoji, two ideographs and an accented letter: 20 bytes, 13 units of UTF-16, 12 scalars.
    @Test(arguments: [("utf-8", 20), ("utf-16", 13), ("utf-32", 12)])
    func columnsCountAsTheClientDoes(encoding: String, column: Int) throws {
        let client = TestClient(#"{"general": {"positionEncodings": ["\#(encoding)"]}}"#)
        client.open(uri, "view A {\nText(\"aa😀漢字é\"+x)\n}\n")
        let diagnostic = try #require(client.diagnostics(uri)?.first)
        #expect(diagnostic["message"]?.string?.contains("`x`") == true)
        // One more for the quote and one for the `+` after the prefix `Text("aa…`.
        #expect(diagnostic["range"]?["start"]?["character"]?.int == column + 2)
    }

    /// The text after each edit is the client's, byte for byte: what is formatted or named shows it.
    @Test(arguments: ["\n", "\r\n"])
    func editsLandWhereTheClientMeansThem(lineEnd: String) {
        let client = TestClient()
        client.open(uri, ["view A {", "    Text(\"😀😀\")", "}", ""].joined(separator: lineEnd))
        #expect(client.diagnostics(uri) == [])
        // Behind the first emoji, two units wide, a line end; then the string is closed and opened again around it.
        change(client, 2, (1, 12), (1, 12), "\\\")\\n    Text(\\\"")
        #expect(client.diagnostics(uri) == [])
        let names = client.ask("documentSymbol", uri).array?.first?["location"]?["range"]?["end"]
        #expect(names?["line"]?.int == 3)
        change(client, 3, (2, 10), (2, 12), "")
        change(client, 4, (1, 4), (1, 8), "Txet")
        let range = client.diagnostics(uri)?.first?["range"]
        #expect(range?["start"]?["line"]?.int == 1)
        #expect(range?["start"]?["character"]?.int == 4)
        #expect(range?["end"]?["character"]?.int == 8)
    }

    private func change(_ client: TestClient, _ version: Int, _ start: (Int, Int), _ end: (Int, Int), _ text: String) {
        let range =
            #"{"start": {"line": \#(start.0), "character": \#(start.1)}, "#
            + #""end": {"line": \#(end.0), "character": \#(end.1)}}"#
        client.notify(
            "textDocument/didChange",
            #"{"textDocument": {"uri": "\#(uri)", "version": \#(version)}, "#
                + #""contentChanges": [{"range": \#(range), "text": "\#(text)"}]}"#)
    }

    @Test func buffersCountBeforeFilesAndClosedOnesDoNot() {
        let client = TestClient()
        client.host.add("/screens/chip.view", "view Chip { Text(\"a\") }\n")
        client.open(uri, "import \"chip.view\"\nview A { Chip() }\n")
        #expect(client.diagnostics(uri) == [])
        client.open("file:///screens/chip.view", "view Chap { Text(\"a\") }\n")
        #expect(client.diagnostics(uri)?.first?["message"]?.string?.contains("`Chip`") == true)
        client.notify("textDocument/didClose", #"{"textDocument": {"uri": "file:///screens/chip.view"}}"#)
        #expect(client.diagnostics(uri) == [])
    }

    @Test func filesThatNoEditorHasOpenAreReadAgain() {
        let client = TestClient()
        client.open(uri, "import \"chip.view\"\nview A { Chip() }\n")
        #expect(client.diagnostics(uri)?.isEmpty == false)
        client.host.add("/screens/chip.view", "view Chip { Text(\"a\") }\n")
        client.notify(
            "workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "file:///screens/chip.view", "type": 1}]}"#)
        #expect(client.diagnostics(uri) == [])
    }

    @Test func clientsThatPullAreNotPushed() {
        let client = TestClient(#"{"textDocument": {"diagnostic": {}}}"#)
        client.open(uri, "view A { Txet(\"a\") }\n")
        #expect(client.diagnostics(uri) == nil)
        let items = client.ask("diagnostic", uri)["items"]?.array
        #expect(items?.count == 1)
        #expect(items?.first?["code"] == .string("V0201"))
    }
}
