/// One answer to a request.
package struct HTTPResponse: Sendable {
    package let status: HTTPStatus
    /// The media type of the body.
    let type: String
    let body: [UInt8]
    /// What the page that this is may do; nil for anything else, which may do nothing.
    var policy: String?
    /// Whether the body has no end: what follows is sent as it comes.
    var isStream = false

    init(_ status: HTTPStatus, _ type: String, _ body: [UInt8]) {
        self.status = status
        self.type = type
        self.body = body
    }

    /// An answer that says only what the status does.
    static func plain(_ status: HTTPStatus) -> HTTPResponse {
        HTTPResponse(status, "text/plain; charset=utf-8", Array("\(status.rawValue) \(status.phrase)\n".utf8))
    }

    /// The bytes to send; `isHeadOnly` leaves the body out, as `HEAD` asks.
    func bytes(keepsConnection: Bool, isHeadOnly: Bool = false) -> [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\nContent-Type: \(type)\r\n"
        if isStream {
            head += "Connection: close\r\n"
        } else {
            head += "Content-Length: \(body.count)\r\n"
            head += keepsConnection ? "Connection: keep-alive\r\n" : "Connection: close\r\n"
        }
        if status == .methodNotAllowed { head += "Allow: GET, HEAD, POST\r\n" }
        head += "Content-Security-Policy: \(policy ?? "default-src 'none'; frame-ancestors 'none'")\r\n"
        head += "X-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\n"
        // The address holds the token, which no other site may learn.
        head += "Referrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\n"
        head += "Cross-Origin-Opener-Policy: same-origin\r\nCache-Control: no-store\r\n\r\n"
        return Array(head.utf8) + (isHeadOnly ? [] : body)
    }
}
