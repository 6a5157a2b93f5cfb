extension DiagnosticList {
    /// The codes of the evaluator (V03xx).
    static let evaluation: [DiagnosticInfo] = []
}
