extension DiagnosticList {
    /// The codes of the checker (V02xx errors, V04xx warnings).
    static let semantic: [DiagnosticInfo] = []
}
