import ViewBase

/// Something that is wrong with the placed tree.
public struct ReportWarning: Hashable, Sendable {
    public let code: DiagnosticCode
    public let message: String
    public let place: ReportPlace?

    public init(code: DiagnosticCode, message: String, place: ReportPlace?) {
        self.code = code
        self.message = message
        self.place = place
    }
}
