extension DiagnosticList {
    /// The codes of reading files and following imports (V06xx).
    static let files: [DiagnosticInfo] = []
}
