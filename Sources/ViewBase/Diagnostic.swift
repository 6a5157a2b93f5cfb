/// How much a diagnostic weighs: an error makes the command exit with 1.
public enum Severity: UInt8, Sendable {
    case error
    case warning
    case note

    /// The word that output uses.
    public var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }
}

/// The stable number of a kind of diagnostic, printed as `V0203`.
public struct DiagnosticCode: Hashable, Comparable, Sendable {
    public let number: UInt16

    public init(_ number: UInt16) { self.number = number }

    /// The printed form: `V` and four digits.
    public var text: String {
        let digits = String(number)
        return "V" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    public static func < (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.number < b.number }
}

/// What one code means, with the smallest source that shows it.
public struct DiagnosticInfo: Sendable {
    public let code: DiagnosticCode
    public let severity: Severity
    /// One sentence: what is wrong and what the rule is.
    public let meaning: String
    /// A source that gives this diagnostic.
    public let wrong: String
    /// The same source put right.
    public let right: String

    public init(_ code: DiagnosticCode, _ severity: Severity, _ meaning: String, wrong: String, right: String) {
        self.code = code
        self.severity = severity
        self.meaning = meaning
        self.wrong = wrong
        self.right = right
    }
}

/// One replacement of a range by a text; an empty range inserts.
public struct TextEdit: Hashable, Sendable {
    public let range: SourceRange
    public let replacement: String

    public init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// The bytes of a file with edits made, which are in order and do not overlap.
    public static func apply(_ edits: some Sequence<TextEdit>, to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        for edit in edits {
            result.append(contentsOf: bytes[start..<edit.range.offsets.lowerBound])
            result.append(contentsOf: edit.replacement.utf8)
            start = edit.range.offsets.upperBound
        }
        result.append(contentsOf: bytes[start...])
        return result
    }
}

/// A change that puts a diagnostic right.
public struct FixIt: Hashable, Sendable {
    public let title: String
    public let edits: [TextEdit]
    /// Whether nothing else can have been meant, so that it may be made unseen.
    public let isCertain: Bool

    public init(_ title: String, _ edits: [TextEdit]) { self.init(title, edits, isCertain: true) }

    private init(_ title: String, _ edits: [TextEdit], isCertain: Bool) {
        self.title = Abbreviation.message(title)
        self.edits = edits
        self.isCertain = isCertain
    }

    /// A change that only who wrote the source can choose.
    public static func guess(_ title: String, _ edits: [TextEdit]) -> FixIt {
        FixIt(title, edits, isCertain: false)
    }
}

/// A second place that belongs to a diagnostic.
public struct DiagnosticNote: Hashable, Sendable {
    public let message: String
    public let range: SourceRange?

    public init(_ message: String, _ range: SourceRange? = nil) {
        self.message = Abbreviation.message(message)
        self.range = range
    }
}

/// One finding about the source, at one place.
public struct Diagnostic: Hashable, Sendable {
    public let code: DiagnosticCode
    public var severity: Severity
    public let message: String
    public let range: SourceRange
    public var notes: [DiagnosticNote]
    public var fixIts: [FixIt]

    public init(
        _ code: DiagnosticCode,
        _ severity: Severity,
        _ message: String,
        _ range: SourceRange,
        notes: [DiagnosticNote] = [],
        fixIts: [FixIt] = []
    ) {
        self.code = code
        self.severity = severity
        self.message = Abbreviation.message(message)
        self.range = range
        self.notes = notes
        self.fixIts = fixIts
    }

    /// An error.
    public init(
        _ code: DiagnosticCode,
        _ message: String,
        _ range: SourceRange,
        notes: [DiagnosticNote] = [],
        fixIts: [FixIt] = []
    ) {
        self.init(code, .error, message, range, notes: notes, fixIts: fixIts)
    }
}
