import Testing
import ViewPreview

/// Requests as they come: whole, in pieces, several at once, and what is none (RFC 9112).
@Suite("Reading requests")
struct HTTPRequestReaderTests {
    /// What a reader makes of some text, up to what it waits for or refuses.
    private func read(_ pieces: String...) -> [HTTPRequestReader.Outcome] {
        var reader = HTTPRequestReader()
        var outcomes: [HTTPRequestReader.Outcome] = []
        for piece in pieces {
            reader.receive(Array(piece.utf8)[...])
            while true {
                let outcome = reader.next()
                if outcome == .waiting { break }
                outcomes.append(outcome)
                if case .fault = outcome { return outcomes }
            }
        }
        return outcomes
    }

    @Test func aRequestIsTakenApart() throws {
        let outcomes = read("POST /a?b HTTP/1.1\r\nHost:  x:1 \r\nContent-Length: 3\r\n\r\nabc")
        let request = HTTPRequest(
            method: "POST", target: "/a?b", minorVersion: 1,
            fields: [.init(name: "host", value: "x:1"), .init(name: "content-length", value: "3")],
            body: Array("abc".utf8))
        #expect(outcomes == [.request(request)])
        #expect(request.keepsConnection)
    }

    @Test func piecesAndSeveralAtOnceAreTheSame() {
        let text =
            "GET / HTTP/1.1\r\nHost: x\r\n\r\nPOST /p HTTP/1.0\r\nContent-Length: 2\r\n\r\nhi\r\nGET /q HTTP/1.1\r\n\r\n"
        let whole = read(text)
        var reader = HTTPRequestReader()
        var single: [HTTPRequestReader.Outcome] = []
        for byte in text.utf8 {
            reader.receive([byte])
            let outcome = reader.next()
            if outcome != .waiting { single.append(outcome) }
        }
        #expect(whole.count == 3 && single == whole)
        #expect(!reader.isAmidRequest)
    }

    @Test(arguments: [
        "", "\r\n", "GET", "GET / HTTP/1.1\r\nHost: x\r\n", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc",
    ])
    func halfARequestIsWaitedFor(text: String) {
        #expect(read(text) == [])
    }

    @Test(arguments: [
        ("GET\r\n\r\n", HTTPStatus.badRequest),
        ("GET  / HTTP/1.1\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1 \r\n\r\n", .badRequest),
        ("G(T / HTTP/1.1\r\n\r\n", .badRequest),
        ("GET http://x/ HTTP/1.1\r\n\r\n", .badRequest),
        ("GET * HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /\u{E9} HTTP/1.1\r\n\r\n", .badRequest),
        ("GET / HTTP/2.0\r\n\r\n", .versionNotSupported),
        ("GET / ICY/1.0\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nno colon\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: b\u{0}c\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\nHost: x\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\na", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 262145\r\n\r\n", .contentTooLarge),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", .notImplemented),
        ("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n", .expectationFailed),
    ])
    func whatIsNoRequestIsRefused(text: String, status: HTTPStatus) {
        #expect(read(text) == [.fault(status)])
    }

    @Test func sizesAreBounded() {
        let long = String(repeating: "a", count: HTTPRequestReader.longestHead + 1)
        #expect(read(long) == [.fault(.fieldsTooLarge)])
        #expect(read("GET / HTTP/1.1\r\nA: \(long)\r\n\r\n") == [.fault(.fieldsTooLarge)])
        let target = String(repeating: "a", count: 2048)
        #expect(read("GET /\(target) HTTP/1.1\r\n\r\n") == [.fault(.uriTooLong)])
        let fields = String(repeating: "A: b\r\n", count: 101)
        #expect(read("GET / HTTP/1.1\r\n\(fields)\r\n") == [.fault(.fieldsTooLarge)])
    }

    @Test(arguments: [
        ("HTTP/1.0\r\n", false), ("HTTP/1.1\r\nConnection: Close\r\n", false), ("HTTP/1.1\r\n", true),
    ])
    func connectionsAreKeptAsTheClientWants(rest: String, keeps: Bool) throws {
        guard case .request(let request) = read("GET / \(rest)\r\n").first else {
            Issue.record("no request")
            return
        }
        #expect(request.keepsConnection == keeps)
    }
}
