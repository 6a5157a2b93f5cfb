import ViewBase

/// The server of one page: connections by their number, bytes in, bytes out. It knows neither sockets nor clocks, and
/// reads no file that a client names.
package final class PreviewServer {
    /// More connections at a time are not kept; the least dear one makes room.
    package static let mostConnections = 64

    private let session: PreviewSession
    private let access: PreviewAccess
    /// Gives a word that nobody can guess.
    private let makeNonce: () -> String
    private var connections: [Int: PreviewConnection] = [:]
    /// When a tap that waits for another one has waited long enough.
    private var tapEnd: Int64?

    /// Two taps further apart, in milliseconds, are no double tap.
    private static let tapTime: Int64 = 350
    /// Deadlines of connections are looked at that often, in milliseconds.
    private static let lookTime: Int64 = 1000

    package init(_ session: PreviewSession, _ access: PreviewAccess, makeNonce: @escaping () -> String) {
        self.session = session
        self.access = access
        self.makeNonce = makeNonce
    }

    // MARK: Connections

    /// Takes a new connection; the number of one that is given up for it, if one is.
    package func open(_ id: Int, at now: Int64) -> Int? {
        var surplus: Int?
        if connections.count >= PreviewServer.mostConnections {
            surplus = connections.min { $0.value.worth < $1.value.worth }?.key
            if let surplus { close(surplus) }
        }
        connections[id] = PreviewConnection(at: now)
        return surplus
    }

    package func close(_ id: Int) { connections[id] = nil }

    /// Takes bytes of a client and answers the requests that are whole.
    package func receive(_ bytes: ArraySlice<UInt8>, from id: Int, at now: Int64) {
        connections[id]?.receive(bytes, at: now)
        answer(id, at: now)
    }

    private func answer(_ id: Int, at now: Int64) {
        while connections[id]?.wantsInput == true, connections[id]?.isStream == false {
            switch connections[id]?.reader.next() {
            case .request(let request):
                connections[id]?.endRequest(at: now)
                send(response(to: request, at: now), to: id, request, at: now)
            case .fault(let status):
                connections[id]?.send(HTTPResponse.plain(status).bytes(keepsConnection: false), at: now)
                connections[id]?.closesWhenSent = true
            case .waiting, nil: return
            }
        }
    }

    private func send(_ response: HTTPResponse, to id: Int, _ request: HTTPRequest, at now: Int64) {
        let keeps = request.keepsConnection
        connections[id]?.send(
            response.bytes(keepsConnection: keeps, isHeadOnly: request.method == "HEAD"), at: now)
        if response.isStream {
            connections[id]?.isStream = true
        } else if !keeps {
            connections[id]?.closesWhenSent = true
        }
    }

    /// What is to be sent to a client.
    package func output(for id: Int) -> ArraySlice<UInt8> { connections[id]?.waiting ?? [] }

    /// Notes that a client has taken some bytes.
    package func sent(_ count: Int, to id: Int, at now: Int64) {
        connections[id]?.note(sent: count, at: now)
        answer(id, at: now)
    }

    /// Whether bytes of a client are wanted.
    package func wantsInput(_ id: Int) -> Bool { connections[id]?.wantsInput ?? false }

    /// Whether a connection is to be closed.
    package func isFinished(_ id: Int) -> Bool { connections[id]?.isFinished ?? true }

    /// How long it may take until `pass` is called again.
    package func patience(at now: Int64) -> Int64 { tapEnd.map { max(0, $0 - now) } ?? PreviewServer.lookTime }

    /// Lets time pass: what is late is ended, and streams are kept alive.
    package func pass(to now: Int64) {
        if let end = tapEnd, end <= now {
            tapEnd = nil
            session.endTaps()
            announce(at: now)
        }
        for id in connections.keys.sorted() {
            switch connections[id]?.due(at: now) {
            case .heartbeat: connections[id]?.send(Array(": \n\n".utf8), at: now)
            case .timeout:
                connections[id]?.send(HTTPResponse.plain(.requestTimeout).bytes(keepsConnection: false), at: now)
                connections[id]?.closesWhenSent = true
            case .end: close(id)
            case .nothing, nil: break
            }
        }
    }

    /// Takes in that files have changed, and tells all pages.
    package func reload(at now: Int64) {
        session.reload()
        announce(at: now)
    }

    /// Tells all pages that there is something new to be asked for; one that has not taken the last word gets no other.
    private func announce(at now: Int64) {
        for id in connections.keys.sorted() where connections[id]?.isStream == true {
            if connections[id]?.waiting.isEmpty == true { connections[id]?.send(event, at: now) }
        }
    }

    private var event: [UInt8] { Array("event: change\ndata: \(session.version)\n\n".utf8) }

    // MARK: Answers

    private func response(to request: HTTPRequest, at now: Int64) -> HTTPResponse {
        guard let path = access.path(of: request) else { return .plain(.forbidden) }
        switch request.method {
        case "GET", "HEAD": return page(path, request)
        case "POST": return act(path, request, at: now)
        default: return .plain(.methodNotAllowed)
        }
    }

    private func page(_ path: String, _ request: HTTPRequest) -> HTTPResponse {
        switch path {
        case "":
            let nonce = makeNonce()
            var response = HTTPResponse(.ok, "text/html; charset=utf-8", PreviewPage.html(nonce: nonce))
            response.policy = PreviewPage.policy(nonce: nonce)
            return response
        case "choices": return HTTPResponse(.ok, "application/json", PreviewPage.choices())
        case "state": return HTTPResponse(.ok, "application/json", session.state())
        case "events":
            if request.method == "HEAD" { return .plain(.methodNotAllowed) }
            var response = HTTPResponse(.ok, "text/event-stream", event)
            response.isStream = true
            return response
        default:
            let name = "why/"
            guard path.hasPrefix(name), let number = Int(path.dropFirst(name.utf8.count)),
                let text = session.reason(ofNode: number)
            else { return .plain(.notFound) }
            return HTTPResponse(.ok, "text/plain; charset=utf-8", Array(text.utf8))
        }
    }

    /// Does what a page asks for and answers with what is shown then.
    private func act(_ path: String, _ request: HTTPRequest, at now: Int64) -> HTTPResponse {
        guard path == "act" else { return .plain(.notFound) }
        guard request.values("content-type") == ["application/json"] else { return .plain(.unsupportedMediaType) }
        guard case .success(let json) = JSONReader.read(request.body), let action = PreviewAction(json) else {
            return .plain(.badRequest)
        }
        session.perform(action)
        tapEnd = session.awaitsTap ? now + PreviewServer.tapTime : nil
        announce(at: now)
        return HTTPResponse(.ok, "application/json", session.state())
    }
}
