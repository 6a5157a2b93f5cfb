import ViewBase

/// Why a request has no result, by JSON-RPC's and the protocol's codes.
struct ResponseError: Error {
    let code: Int
    let message: String

    static let parseError = -32700
    static let invalidRequest = -32600
    static let methodNotFound = -32601
    static let invalidParams = -32602
    static let serverNotInitialized = -32002
    static let requestCancelled = -32800
    static let requestFailed = -32803

    static func invalid(_ message: String) -> ResponseError { ResponseError(code: invalidParams, message: message) }

    static func failed(_ message: String) -> ResponseError { ResponseError(code: requestFailed, message: message) }

    var json: JSONValue { .members(("code", .int(code)), ("message", .string(message))) }
}
