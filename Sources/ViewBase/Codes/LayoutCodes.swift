extension DiagnosticList {
    /// The codes of the final placement (V05xx).
    static let layout: [DiagnosticInfo] = []
}
