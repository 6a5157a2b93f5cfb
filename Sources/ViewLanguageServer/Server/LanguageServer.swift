import ViewBase
import ViewCompiler
import ViewIDE

/// A language server: bytes from a client in, bytes for it out.
///
/// It waits for nothing. The caller hands in what has come, asks for a step at a time, and sends on what was written;
/// messages that came together are known before the first is answered, so that one can cancel another.
public final class LanguageServer {
    enum State {
        case waiting, initialized, shutDown
    }

    let host: LanguageHost
    var client = ClientCapabilities()
    var state = State.waiting
    /// By address.
    var documents: [String: Document] = [:]
    /// The open documents' addresses in the order of opening.
    var openURIs: [String] = []
    /// The folders that the client works in.
    var folders: [String] = []
    /// All files of the folders and all open ones; nil until asked for.
    var workspace: EditorSnapshot?
    /// The window that hovers and hints show frames in, where the client chooses one.
    var window: WindowSize?
    /// Whether diagnostics hold the warnings of `lint`.
    var lints = false
    /// The number of the client's process, with which the session ends; nil where the client does not say.
    public internal(set) var clientProcess: Int?
    var nextRequest = 1

    private var reader = MessageReader()
    private var writer = MessageWriter()
    /// What came and is not answered yet, in order; what is before `nextWaiting` is.
    private var waiting: [Arrival] = []
    private var nextWaiting = 0
    /// Where requests stand in `waiting`, by id.
    private var waitingPlaces: [JSONValue: Int] = [:]

    /// The exit status that the client asks for; nil while it goes on.
    public private(set) var exitCode: Int?

    public init(_ host: LanguageHost) { self.host = host }

    /// Takes bytes that have come from the client.
    public func receive(_ bytes: ArraySlice<UInt8>) {
        reader.receive(bytes)
        while let item = reader.next() {
            switch item {
            case .message(let message): enqueue(message)
            case .malformed(let why): waiting.append(.malformed(why))
            }
        }
    }

    private func enqueue(_ message: JSONValue) {
        if message["method"]?.string == "$/cancelRequest", let id = message["params"]?["id"] {
            // Answers keep the order of the requests: none stands before that to `initialize`.
            if let place = waitingPlaces.removeValue(forKey: id), place >= nextWaiting {
                waiting[place] = .cancelled(id)
            }
            return
        }
        if message["method"] != nil, let id = message["id"] { waitingPlaces[id] = waiting.count }
        waiting.append(.message(message))
    }

    /// Does the next piece of work that the client has not asked for but waits for, as is due when no message has come
    /// for a moment; false where nothing is left to do.
    public func idle() -> Bool { exitCode == nil && publishOwed() }

    /// Does what makes later answers quicker and takes long, as is due when no message has come for a while.
    public func prepare() { while exitCode == nil, prepareFrames() {} }

    /// Answers the next message; false where none is left.
    public func step() -> Bool {
        guard exitCode == nil, nextWaiting < waiting.count else { return false }
        let arrival = waiting[nextWaiting]
        nextWaiting += 1
        if nextWaiting == waiting.count {
            waiting.removeAll(keepingCapacity: true)
            waitingPlaces.removeAll(keepingCapacity: true)
            nextWaiting = 0
        }
        switch arrival {
        case .message(let message): handle(message)
        case .cancelled(let id):
            answer(id, .failure(ResponseError(code: ResponseError.requestCancelled, message: "cancelled")))
        case .malformed(let why): answer(nil, .failure(ResponseError(code: ResponseError.parseError, message: why)))
        }
        return true
    }

    /// The bytes written for the client since they were last taken.
    public func takeOutput() -> [UInt8] { writer.take() }

    // MARK: Messages

    private func handle(_ message: JSONValue) {
        guard case .object = message else {
            return answer(nil, .failure(ResponseError(code: ResponseError.invalidRequest, message: "no message")))
        }
        // What has no method is an answer to a request of ours.
        guard let method = message["method"]?.string else {
            if message["result"] != nil || message["error"] != nil { return }
            return answer(
                message["id"], .failure(ResponseError(code: ResponseError.invalidRequest, message: "no method")))
        }
        guard let id = message["id"] else { return notify(method, message["params"]) }
        answer(id, result(of: method, message["params"]))
    }

    private func result(of method: String, _ parameters: JSONValue?) -> Result<JSONValue, ResponseError> {
        do throws(ResponseError) {
            switch state {
            case .waiting where method != "initialize":
                throw ResponseError(code: ResponseError.serverNotInitialized, message: "`initialize` comes first")
            case .shutDown: throw ResponseError(code: ResponseError.invalidRequest, message: "the server is shut down")
            default: return .success(try request(method, parameters ?? .null))
            }
        } catch {
            return .failure(error)
        }
    }

    private func notify(_ method: String, _ parameters: JSONValue?) {
        if method == "exit" {
            exitCode = state == .shutDown ? 0 : 1
        } else if state == .initialized {
            // A notification has no answer that could say what is wrong with it.
            try? notification(method, parameters ?? .null)
        }
    }

    private func answer(_ id: JSONValue?, _ result: Result<JSONValue, ResponseError>) {
        let version = ("jsonrpc", JSONValue.string("2.0"))
        switch result {
        case .success(let value): writer.write(.members(version, ("id", id ?? .null), ("result", value)))
        case .failure(let error): writer.write(.members(version, ("id", id ?? .null), ("error", error.json)))
        }
    }

    func sendNotification(_ method: String, _ parameters: JSONValue) {
        writer.write(
            .members(("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", parameters)))
    }

    /// Asks the client for something whose answer changes nothing here.
    func sendRequest(_ method: String, _ parameters: JSONValue? = nil) {
        writer.write(
            .members(
                ("jsonrpc", .string("2.0")), ("id", .string("viewc-" + String(nextRequest))),
                ("method", .string(method)), ("params", parameters)))
        nextRequest += 1
    }
}
