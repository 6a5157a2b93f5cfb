/// What SwiftUI reads as Markdown in a literal that it looks up: only what stands inside a line. Apple: Text,
/// AttributedString.MarkdownParsingOptions.InterpretedSyntax; CommonMark 0.31 and GitHub's extensions say which marks.
struct SwiftMarkdown {
    private var text: [UInt8]

    /// The pieces of a literal; what is put between them is never read as Markdown, and breaks no word.
    init(_ pieces: [String]) { text = Array(pieces.joined(separator: "x").utf8) }

    /// Whether some of the literal might be shown as something else than its characters.
    var isFound: Bool {
        hasPair(of: "*") || hasPair(of: "_") || hasPair(of: "`") || hasPair(of: "~") || has("](") || has("://")
            || has("www.") || has("@") || has("  \n") || has("<", before: ">") || has("&", before: ";") || hasEscape
    }

    /// Emphasis, code and what is struck through stand between two marks.
    private func hasPair(of mark: Unicode.Scalar) -> Bool {
        let mark = UInt8(ascii: mark)
        guard let first = text.firstIndex(of: mark), let last = text.lastIndex(of: mark) else { return false }
        return first < last
    }

    private func has(_ opening: Unicode.Scalar, before closing: Unicode.Scalar) -> Bool {
        guard let first = text.firstIndex(of: UInt8(ascii: opening)) else { return false }
        return text[first...].contains(UInt8(ascii: closing))
    }

    private func has(_ mark: StaticString) -> Bool {
        mark.withUTF8Buffer { mark in
            text.indices.contains { start in
                start + mark.count <= text.count && mark.indices.allSatisfy { text[start + $0] == mark[$0] }
            }
        }
    }

    /// A backslash takes the meaning from the mark after it, and breaks the line before its end.
    private var hasEscape: Bool {
        text.indices.dropLast().contains { index in
            text[index] == UInt8(ascii: "\\") && SwiftMarkdown.isEscaped(text[index + 1])
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x0A, 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
