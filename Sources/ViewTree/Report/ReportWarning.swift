import ViewBase

/// Something that is wrong with the placed tree.
public struct ReportWarning: Hashable, Sendable {
    public let code: DiagnosticCode
    public let message: String
    public let place: ReportPlace?
    /// The file, line and column, as text.
    public let location: String?

    public init(code: DiagnosticCode, message: String, place: ReportPlace?, location: String? = nil) {
        self.location = location
        self.code = code
        self.message = message
        self.place = place
    }
}
