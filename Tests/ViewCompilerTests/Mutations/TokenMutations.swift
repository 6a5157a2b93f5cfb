import ViewBase
import ViewSyntax

/// The sources that differ from a given one by one token.
struct TokenMutations {
    enum Kind: String, CaseIterable {
        case delete, duplicate, swap, replace, misspell
    }

    /// A source with a planted mistake.
    struct Mutant {
        let kind: Kind
        let text: String
        /// The lines of the tokens changed, and of the brackets that they closed or opened; from 1.
        let lines: Set<Int>
    }

    /// A token, or a whole string.
    private struct Piece {
        let range: Range<Int>
        let text: String
        let kind: TokenKind
        let line: Int
    }

    private let bytes: [UInt8]
    private let pieces: [Piece]
    /// The place of the bracket that each bracket belongs to.
    private var partners: [Int: Int] = [:]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var names = Interner()
        let source = SourceFile(id: FileID(0), path: "sample.view", bytes: bytes)
        let tokens = Parser.parse(source, &names).tree.tokens
        var pieces: [Piece] = []
        var depth = 0
        var start = 0
        for index in 0..<tokens.count - 1 {
            if tokens.kinds[index] == .stringStart {
                if depth == 0 { start = index }
                depth += 1
            }
            if tokens.kinds[index] == .stringEnd { depth -= 1 }
            guard depth == 0 else { continue }
            let first = tokens.kinds[index] == .stringEnd ? start : index
            let range = Int(tokens.starts[first])..<Int(tokens.ends[index])
            let line = bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            pieces.append(Piece(range: range, text: source.text(range), kind: tokens.kinds[first], line: line))
        }
        self.pieces = pieces
        matchBrackets()
    }

    private mutating func matchBrackets() {
        var open: [Int] = []
        for (index, piece) in pieces.enumerated() {
            if ["(", "[", "{"].contains(piece.text) { open.append(index) }
            guard [")", "]", "}"].contains(piece.text), let opener = open.popLast() else { continue }
            partners[opener] = index
            partners[index] = opener
        }
    }

    /// Every mutant of every token, in order.
    var all: [Mutant] {
        pieces.indices.flatMap { index in Kind.allCases.compactMap { mutant($0, index) } }
    }

    private func mutant(_ kind: Kind, _ index: Int) -> Mutant? {
        let piece = pieces[index]
        switch kind {
        case .delete: return mutant(kind, [index], with: "")
        case .duplicate: return mutant(kind, [index], with: piece.text + " " + piece.text)
        case .swap:
            guard index + 1 < pieces.count, pieces[index + 1].text != piece.text else { return nil }
            let between = piece.range.upperBound..<pieces[index + 1].range.lowerBound
            let space = String(decoding: bytes[between], as: UTF8.self)
            return mutant(kind, [index, index + 1], with: pieces[index + 1].text + space + piece.text)
        case .replace:
            let other = pieces[(index * 7 + 13) % pieces.count].text
            return other == piece.text ? nil : mutant(kind, [index], with: other)
        case .misspell:
            guard piece.kind == .identifier, piece.text.count >= 3 else { return nil }
            var letters = Array(piece.text)
            letters.swapAt(letters.count / 2 - 1, letters.count / 2)
            return String(letters) == piece.text ? nil : mutant(kind, [index], with: String(letters))
        }
    }

    private func mutant(_ kind: Kind, _ changed: [Int], with text: String) -> Mutant {
        let range = pieces[changed[0]].range.lowerBound..<pieces[changed[changed.count - 1]].range.upperBound
        var mutated = bytes
        mutated.replaceSubrange(range, with: Array(text.utf8))
        var lines: Set<Int> = []
        for index in changed {
            lines.insert(pieces[index].line)
            if let partner = partners[index] { lines.insert(pieces[partner].line) }
        }
        return Mutant(kind: kind, text: String(decoding: mutated, as: UTF8.self), lines: lines)
    }
}
