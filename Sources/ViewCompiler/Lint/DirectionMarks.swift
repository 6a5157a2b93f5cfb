import ViewBase
import ViewSyntax

/// Finds characters that turn the direction of text, by which a source can look other than it is ("Trojan Source",
/// CVE-2021-42574), in strings and comments; elsewhere they are errors.
enum DirectionMarks {
    static func find(_ trees: [SyntaxTree]) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for tree in trees where !tree.tokens.isASCII {
            let bytes = tree.source.bytes
            var index = 0
            while let place = next(bytes, from: index) {
                index = place + 3
                found.append(
                    .directionMark(
                        scalar(bytes, place), SourceRange(file: tree.source.id, place..<index),
                        isEscapable: isInPlainString(tree, place)))
            }
        }
        return found
    }

    /// The first such character at an offset or after it.
    private static func next(_ bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + 2 < bytes.count {
            if bytes[index] == 0xE2, isMark(scalar(bytes, index)) { return index }
            index += 1
        }
        return nil
    }

    /// The scalar of three bytes.
    private static func scalar(_ bytes: [UInt8], _ index: Int) -> UInt32 {
        UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    }

    /// Embeddings, overrides and isolates, as Unicode Standard Annex #9 names them.
    private static func isMark(_ scalar: UInt32) -> Bool {
        (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
    }

    /// Whether an escape may stand in the place.
    private static func isInPlainString(_ tree: SyntaxTree, _ offset: Int) -> Bool {
        let place = SourceRange(file: tree.source.id, offset..<offset + 3)
        let token = tree.tokens.index(of: place)
        guard tree.tokens.kinds[token] == .stringSegment, Int(tree.tokens.starts[token]) <= offset else { return false }
        // Whether a raw string holds it is seen at its quotes.
        let start = tree.tokens.kinds[..<token].lastIndex(of: .stringStart) ?? 0
        return tree.source.bytes[Int(tree.tokens.starts[start])] == UInt8(ascii: "\"")
    }
}

extension Diagnostic {
    fileprivate static func directionMark(_ scalar: UInt32, _ range: SourceRange, isEscapable: Bool) -> Diagnostic {
        let digits = String(scalar, radix: 16, uppercase: true)
        let escape = "\\u{\(digits)}"
        let turns = "U+\(digits) turns the direction of text, so that this may read other than it is"
        guard isEscapable else { return Diagnostic(.directionMark, .warning, "\(turns): remove it", range) }
        return Diagnostic(
            .directionMark, .warning, "\(turns): write `\(escape)`", range,
            fixIts: [FixIt("Write `\(escape)`", [TextEdit(range, escape)])])
    }
}
