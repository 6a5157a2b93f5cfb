import ViewBase

/// Which brackets of a file have no partner; empty for a file whose brackets all match.
struct BracketMap {
    /// A closing bracket that closes nothing.
    struct Stray {
        let position: Int
        /// The first token of its line.
        let lineStart: Int
        /// The white space before its line.
        let indentation: Int
        /// Whether another message covers it.
        var isSilent: Bool
        /// Whether a bracket was put in the place of its missing partner.
        var isTaken = false
    }

    /// The place where a brace that was left open should be closed: before the token at `position`.
    struct Closing {
        let position: Int
        let opener: Int
        /// Whether another message covers it.
        let isSilent: Bool
    }

    /// In order of position.
    var strays: [Stray] = []
    /// In order of position, at one position the innermost brace first.
    var closings: [Closing] = []
    /// The braces in the text of unterminated strings that have a partner: the string's end and the partner.
    var swallowed: [(stringEnd: Int, partner: Int)] = []
    /// The `(` and `[` that are never closed, in order.
    var unclosed: [Int] = []

    init(_ file: ParsedFile, endsInside: Bool) {
        if BracketMap.isBalanced(file.tokens) { return }
        var matcher = BracketMatcher(file, endsInside: endsInside)
        matcher.run()
        strays = matcher.strays
        closings = matcher.closings
        swallowed = matcher.swallowed.sorted { $0.stringEnd < $1.stringEnd }
        unclosed = matcher.unclosed.sorted()
    }

    /// Whether a `(` or `[` is never closed.
    func isUnclosed(_ position: Int) -> Bool {
        let index = BracketMap.firstIndex(unclosed.count) { unclosed[$0] >= position }
        return index < unclosed.count && unclosed[index] == position
    }

    /// The index of the stray bracket that is the partner of the first brace that a string swallowed.
    func partner(ofSwallowed stringEnd: Int) -> Int? {
        let index = BracketMap.firstIndex(swallowed.count) { swallowed[$0].stringEnd >= stringEnd }
        guard index < swallowed.count, swallowed[index].stringEnd == stringEnd else { return nil }
        let position = swallowed[index].partner
        let stray = BracketMap.firstIndex(strays.count) { strays[$0].position >= position }
        return stray < strays.count && strays[stray].position == position && !strays[stray].isTaken ? stray : nil
    }

    /// The first index below `count` for which a condition holds that holds for all after it, or `count`.
    private static func firstIndex(_ count: Int, where condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Whether every bracket has its partner and every string its end.
    private static func isBalanced(_ tokens: TokenBuffer) -> Bool {
        var open = GrowingBuffer<TokenKind>(capacity: 256)
        for index in 0..<tokens.count {
            let kind = tokens.kinds[index]
            if kind.opensBracket {
                open.append(kind)
            } else if let opener = kind.bracketOpener {
                guard open.count > 0, open.removeLast() == opener else { return false }
            } else if kind == .stringEnd, tokens.starts[index] == tokens.ends[index] {
                return false
            }
        }
        return open.count == 0
    }
}

extension TokenKind {
    /// Whether the token opens a bracket.
    var opensBracket: Bool {
        switch self {
        case .leftParen, .leftBracket, .leftBrace, .interpolationStart: true
        default: false
        }
    }

    /// The kind of bracket that the token closes.
    var bracketOpener: TokenKind? {
        switch self {
        case .rightParen: .leftParen
        case .rightBracket: .leftBracket
        case .rightBrace: .leftBrace
        case .interpolationEnd: .interpolationStart
        default: nil
        }
    }
}
