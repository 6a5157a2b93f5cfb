/// Identifiers of locales, which begin with a language: `de`, `pt-BR`, `zh_Hant_TW`.
public enum LanguageTag {
    /// The identifier with hyphens between its parts and without what follows an `@`; nil for one that begins with no
    /// language of two or three letters, or has a part that is none.
    public static func canonical(_ text: String) -> String? {
        let tag = text.utf8.firstIndex(of: 0x40).map { text[..<$0] } ?? text[...]
        let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = parts.first, (2...3).contains(language.utf8.count),
            language.utf8.allSatisfy({ isLetter($0) })
        else { return nil }
        for part in parts {
            let isWord = part.utf8.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 }
            guard isWord, (1...8).contains(part.utf8.count) else { return nil }
        }
        return parts.joined(separator: "-")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
