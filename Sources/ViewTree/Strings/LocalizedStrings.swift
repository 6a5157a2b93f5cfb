/// The texts of an app in its languages, by the keys that the source shows.
public struct LocalizedStrings: Hashable, Sendable {
    /// The texts of one language.
    struct Table: Sendable {
        /// The language tag; nil for texts of every language.
        let locale: String?
        var texts: [String: LocalizedText] = [:]
    }

    /// What is known of a key in a language.
    public enum Finding: Sendable {
        /// The text, and the language whose rules it follows.
        case text(LocalizedText, language: String)
        /// The key is its own text: nothing is known of English, in which keys are written.
        case key
        case missing
    }

    /// Tables are many and change never, so they are compared as one thing.
    private final class Tables: Sendable {
        let tables: [Table]
        init(_ tables: [Table]) { self.tables = tables }
    }

    private let tables: Tables

    init(_ tables: [Table]) { self.tables = Tables(tables) }

    /// No texts: every key is its own text.
    public init() { self.init([]) }

    /// The texts of several files; of two for one key the first counts.
    public init(joining all: [LocalizedStrings]) { self.init(all.flatMap { $0.tables.tables }) }

    public var isEmpty: Bool { tables.tables.isEmpty }

    /// The text of a key in a locale: of the locale itself, else of that without its last part, down to its language,
    /// else of all languages.
    public func find(_ key: String, _ locale: String) -> Finding {
        let language = LocalizedStrings.language(of: locale)
        var parts = locale.split { $0 == "-" || $0 == "_" }
        while !parts.isEmpty {
            let wanted = parts.joined(separator: "-")
            parts.removeLast()
            for table in tables.tables where table.locale == wanted {
                if let text = table.texts[key] { return .text(text, language: language) }
            }
        }
        for table in tables.tables where table.locale == nil {
            if let text = table.texts[key] { return .text(text, language: language) }
        }
        let isSource = language == "en" && !tables.tables.contains { $0.locale == language }
        return isSource ? .key : .missing
    }

    /// The language of a tag: `pt` of `pt-BR`.
    static func language(of locale: String) -> String {
        String(locale.split(maxSplits: 1) { $0 == "-" || $0 == "_" }.first ?? "")
    }

    public static func == (a: LocalizedStrings, b: LocalizedStrings) -> Bool { a.tables === b.tables }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(tables)) }
}
