import Foundation
import ViewBase
import ViewLanguageServer

/// A client in the same process: it writes messages to a server and reads what comes back.
final class TestClient {
    let host = TestHost()
    let server: LanguageServer
    /// The messages from the server that answer nothing, in order.
    private(set) var notifications: [JSONValue] = []
    /// The answer to `initialize`.
    private(set) var capabilities = JSONValue.null
    private var answers: [Int: JSONValue] = [:]
    private var nextID = 1

    init(_ capabilities: String = "{}", options: String = "{}") {
        server = LanguageServer(host)
        let answer = request(
            "initialize",
            #"{"capabilities": \#(capabilities), "rootUri": "file:///screens", "initializationOptions": \#(options)}"#)
        self.capabilities = answer["result"]?["capabilities"] ?? .null
        notify("initialized", "{}")
    }

    /// Hands bytes to the server and lets it work until nothing is left.
    func send(raw text: String) {
        server.receive(Array(text.utf8)[...])
        work()
    }

    func work() {
        while server.step() || server.idle() {}
        read(server.takeOutput())
    }

    static func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

    func notify(_ method: String, _ parameters: String) {
        send(raw: TestClient.framed(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#))
    }

    /// The whole answer to a request.
    @discardableResult
    func request(_ method: String, _ parameters: String) -> JSONValue {
        let id = nextID
        nextID += 1
        let body = #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(parameters)}"#
        send(raw: TestClient.framed(body))
        return answers[id] ?? .null
    }

    /// The result of a request about a place of a document.
    func ask(_ method: String, _ uri: String, _ line: Int, _ character: Int, _ more: String = "") -> JSONValue {
        let place = #""position": {"line": \#(line), "character": \#(character)}"#
        let parameters = #"{"textDocument": {"uri": "\#(uri)"}, \#(place)\#(more.isEmpty ? "" : ", " + more)}"#
        let answer = request("textDocument/\(method)", parameters)
        return answer["result"] ?? answer["error"] ?? .null
    }

    /// The result of a request about a whole document.
    func ask(_ method: String, _ uri: String, _ more: String = "") -> JSONValue {
        let parameters = #"{"textDocument": {"uri": "\#(uri)"}\#(more.isEmpty ? "" : ", " + more)}"#
        let answer = request("textDocument/\(method)", parameters)
        return answer["result"] ?? answer["error"] ?? .null
    }

    func open(_ uri: String, _ text: String) {
        var json = JSONWriter(isCompact: true)
        json.string(text)
        notify(
            "textDocument/didOpen",
            #"{"textDocument": {"uri": "\#(uri)", "languageId": "view", "version": 1, "text": \#(json.text)}}"#)
    }

    /// What was published last about a document.
    func diagnostics(_ uri: String) -> [JSONValue]? {
        notifications.last {
            $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == uri
        }?["params"]?["diagnostics"]?.array
    }

    private func read(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
            let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
            guard let length = Int(header.split(separator: " ").last ?? "") else { return }
            let body = Array(rest[end.upperBound...].prefix(length))
            rest = rest[end.upperBound...].dropFirst(length)
            guard case .success(let message) = JSONReader.read(body) else { continue }
            if message["method"] == nil, let id = message["id"]?.int {
                answers[id] = message
            } else {
                notifications.append(message)
            }
        }
    }
}
