import ViewBase

@testable import ViewSyntax

/// Makes sources that differ from a given one by a token or two; the same ones each time.
struct Mutator {
    /// The tokens with the white space before each.
    private let pieces: [String]
    private var random: Random

    init(_ bytes: [UInt8], seed: UInt64) {
        let parsed = Parsed(bytes)
        var pieces: [String] = []
        var end = 0
        for range in (0..<parsed.tree.tokens.count).map({ parsed.tree.range(TokenID($0)).offsets }) {
            pieces.append(parsed.source.text(end..<range.upperBound))
            end = range.upperBound
        }
        self.pieces = pieces
        random = Random(state: seed &+ UInt64(bytes.count) &* 31)
    }

    /// The next source, or nil when there are no tokens.
    mutating func next() -> [UInt8]? {
        guard pieces.count > 1 else { return nil }
        var pieces = pieces
        mutate(&pieces)
        if random.below(3) == 0, pieces.count > 1 { mutate(&pieces) }
        return Array(pieces.joined().utf8)
    }

    private mutating func mutate(_ pieces: inout [String]) {
        let index = random.below(pieces.count - 1)
        switch random.below(10) {
        case 0: pieces.remove(at: index)
        case 1: pieces.insert(" " + pieces[index], at: index)
        case 2: pieces.swapAt(index, random.below(pieces.count - 1))
        case 3: pieces[index] = " " + Mutator.table[random.below(Mutator.table.count)]
        case 4: pieces.insert(" " + Mutator.table[random.below(Mutator.table.count)] + " ", at: index)
        case 5, 6: pieces.insert(Mutator.harmless[random.below(Mutator.harmless.count)], at: index)
        default: replaceByKin(&pieces, index)
        }
    }

    /// Puts another token of the same class in a token's place.
    private mutating func replaceByKin(_ pieces: inout [String], _ index: Int) {
        let space = pieces[index].prefix { $0.isWhitespace }
        let token = String(pieces[index].dropFirst(space.count))
        guard
            let kin = Mutator.kin.first(where: {
                $0.contains(token) || ($0[0] == "a" && token.first?.isLetter ?? false)
            })
        else { return }
        pieces[index] = space + kin[random.below(kin.count)]
    }

    /// Classes of tokens that can often stand in each other's place; the last is for all words.
    private static let kin: [[String]] = [
        ["+", "-", "*", "/", "%", "&&", "||", "??", "==", "<", ">=", "..<", "...", "≈", "!="],
        ["=", "+=", "-=", "*=", "/="],
        ["if", "for", "switch", "guard"],
        ["view", "content", "action", "state", "record", "func"],
        ["true", "false", "nil", "1", "0.5", "x", ".y", "#z", "$w", "\"s\"", "(1)", "[2]", "-3", "f(4)", "a ? b : c"],
        ["a", "content", "state", "`if`", "größe", "a.b", "show", "return", "guard", "preview", "self"],
    ]

    /// Tokens that are inserted or put in another's place.
    private static let table = [
        "a", "b", "view", "state", "content", "let", "if", "else", "switch", "case", "default", "for", "in", "guard",
        "return", "test", "preview", "show", "expect", "tap", "at", "on", "with", "into", "private", "record", "enum",
        "func", "action", "import", "var", "some", "View", "true", "nil", "1", "2.5", "\"s\"", "\"\\(x)\"", "#n",
        "#available", "$b", "$0", "(", ")", "[", "]", "{", "}", ",", ":", ";", "\n", "\n\n", ".", "?.", "?", " ? ",
        " : ", "!", "=", "+=", "+", "-", "*", "==", "<", ">", "..<", "...", "??", "&&", "||", "->", "@", "\\", "≈",
        "{ x in", "a: 1", "a.b", "f(1)", "{ }", "label: { }", "as", "try", "is", "where", "struct", "&",
    ]

    /// Pieces that are often harmless where they are inserted.
    private static let harmless = [
        " ", "\n", " /* c */ ", "\n\n", " ;", "\n// c\n", " - ", " !", ".b", "()", " // c\n",
    ]

    /// A generator of numbers (xorshift), always the same from one state.
    private struct Random {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            if state == 0 { state = 1 }
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
    }
}
