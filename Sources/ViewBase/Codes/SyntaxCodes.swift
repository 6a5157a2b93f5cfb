extension DiagnosticList {
    /// The codes of the lexer and the parser (V01xx).
    static let syntax: [DiagnosticInfo] = []
}
