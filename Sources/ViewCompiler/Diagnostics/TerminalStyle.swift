import ViewBase

/// How the parts of a diagnostic look on a terminal with colours.
enum TerminalStyle {
    case error, warning, note, fixIt, place, message, carets

    init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }

    /// The parameters of the escape sequence that selects the look.
    var parameters: String {
        switch self {
        case .error: "1;31"
        case .warning: "1;35"
        case .note: "1;36"
        case .fixIt, .carets: "1;32"
        case .place, .message: "1"
        }
    }
}
