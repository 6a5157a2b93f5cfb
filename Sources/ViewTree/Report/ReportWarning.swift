import ViewBase

/// Something that is wrong with the placed tree.
public struct ReportWarning: Hashable, Sendable {
    public let code: DiagnosticCode
    public let message: String
    /// What it is about, as bytes of the source.
    public let range: SourceRange?
    /// Where that is, if reports say it.
    public let place: ReportPlace?
    /// The file, line and column, as text.
    public let location: String?

    public init(
        code: DiagnosticCode, message: String, range: SourceRange? = nil, place: ReportPlace?, location: String? = nil
    ) {
        self.location = location
        self.code = code
        self.message = message
        self.range = range
        self.place = place
    }
}
