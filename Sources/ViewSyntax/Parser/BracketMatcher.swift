import ViewBase

/// Finds partners for the brackets of a file in which some are missing or too many.
///
/// Counting alone would blame the first or the last bracket of the file; the indentation of lines tells which one
/// it is. It is asked only as often as brackets are missing, so a file that is merely indented badly is not blamed.
struct BracketMatcher {
    private let file: ParsedFile
    private let tokens: TokenBuffer
    private let bytes: [UInt8]
    /// Whether the file ends inside a comment or string, which was reported and hides closing brackets.
    private let endsInside: Bool
    private var open: [Open] = []
    /// The indentation of the line at hand, or of the line on which its brackets were opened.
    private var indentation = 0
    /// The indentation of the line on which the brace closed last was opened.
    private var closedIndentation = 0
    /// The first token of the line at hand.
    private var lineStart = 0
    /// The last word `guard`, whose `else` follows no brace.
    private var lastGuard = -1
    /// The number of braces left open that have not been found yet.
    private var missing = 0
    /// The number of braces that close nothing and have not been found yet.
    private var extra = 0

    private(set) var strays: [BracketMap.Stray] = []
    private(set) var closings: [BracketMap.Closing] = []
    private(set) var swallowed: [(stringEnd: Int, partner: Int)] = []
    private(set) var unclosed: [Int] = []

    /// How many open brackets are looked through for a partner, so that no file takes long.
    private static let reach = 100

    /// A bracket that waits for its partner.
    private struct Open {
        let kind: TokenKind
        let position: Int
        /// The indentation of its line.
        let indentation: Int
        /// The place of the innermost open brace from here outwards, on this side of an interpolation.
        let brace: Int?
        /// Whether the content is indented more than the line; nil before a line was seen.
        var isIndented: Bool?
        /// Whether the brace stood in the text of an unterminated string.
        let isSwallowed: Bool
    }

    init(_ file: ParsedFile, endsInside: Bool) {
        self.file = file
        tokens = file.tokens
        bytes = file.source.bytes
        self.endsInside = endsInside
    }

    /// Reads all tokens.
    mutating func run() {
        countBraces()
        for index in 0..<tokens.count {
            if index == 0 || tokens.flags[index].contains(.newlineBefore) { beginLine(index) }
            switch tokens.kinds[index] {
            case .leftBrace, .leftParen, .leftBracket, .interpolationStart:
                push(index, tokens.kinds[index])
            case .rightBrace: closeBrace(index)
            case .rightParen, .rightBracket: closeBracket(index)
            case .interpolationEnd: closeInterpolation(index)
            case .elseKeyword: closeBefore(else: index)
            case .comma: closeBefore(comma: index)
            case .identifier: readWord(index)
            case .stringEnd where tokens.starts[index] == tokens.ends[index]: readSwallowed(index)
            default: break
            }
        }
        let end = tokens.count - 1
        while let last = open.popLast() { leaveOpen(last, before: end, isSilent: endsInside) }
    }

    /// Counts the braces that have no partner, taking the nearest for a partner.
    private mutating func countBraces() {
        for kind in tokens.kinds {
            if kind == .leftBrace { missing += 1 }
            if kind == .rightBrace, missing > 0 { missing -= 1 } else if kind == .rightBrace { extra += 1 }
        }
    }

    private mutating func push(_ index: Int, _ kind: TokenKind, isSwallowed: Bool = false) {
        let continues = index + 1 < tokens.count && !tokens.flags[index + 1].contains(.newlineBefore)
        let brace =
            switch kind {
            case .leftBrace: open.count
            case .interpolationStart: Int?.none
            default: open.last?.brace
            }
        open.append(
            Open(
                kind: kind, position: index, indentation: indentation, brace: brace,
                isIndented: continues ? true : nil, isSwallowed: isSwallowed))
    }

    /// Notes that a bracket has no partner.
    private mutating func leaveOpen(_ bracket: Open, before position: Int, isSilent: Bool = false) {
        if bracket.isSwallowed { return }
        if bracket.kind == .leftBrace {
            closings.append(BracketMap.Closing(position: position, opener: bracket.position, isSilent: isSilent))
        } else if bracket.kind != .interpolationStart {
            unclosed.append(bracket.position)
        }
    }

    /// Reads the indentation of a line; a line indented no more than a brace's line lies outside that brace.
    private mutating func beginLine(_ index: Int) {
        lineStart = index
        indentation = column(index)
        guard let last = open.indices.last, open[last].kind == .leftBrace else { return }
        if open[last].isIndented == nil { open[last].isIndented = indentation > open[last].indentation }
        if continuesStatement(index) { return }
        while missing > 0, let top = open.last, top.kind == .leftBrace, top.isIndented == true,
            top.indentation >= indentation
        {
            if !top.isSwallowed { missing -= 1 }
            open.removeLast()
            leaveOpen(top, before: index)
        }
    }

    /// Whether a line that begins with this token belongs to what stands before it.
    private func continuesStatement(_ index: Int) -> Bool {
        switch tokens.kinds[index] {
        case .rightBrace, .rightParen, .rightBracket, .leftBrace, .endOfFile: true
        default: index > 0 && !file.separates(index)
        }
    }

    /// Closes the innermost brace before a token that can only follow one, if braces were left open; a brace before
    /// it that is indented more is not the one.
    private mutating func closeInnermost(before index: Int) {
        guard missing > 0, index > 0, let top = open.last, top.kind == .leftBrace, !top.isSwallowed else { return }
        if tokens.kinds[index - 1] == .rightBrace, index != lineStart || indentation >= closedIndentation { return }
        missing -= 1
        open.removeLast()
        leaveOpen(top, before: index)
    }

    /// An `else` follows a brace, unless it belongs to a `guard`.
    private mutating func closeBefore(else index: Int) {
        if let top = open.last, top.position > lastGuard { closeInnermost(before: index) }
    }

    /// A comma with a label after it stands between arguments, not in a block on the same line.
    private mutating func closeBefore(comma index: Int) {
        guard missing > 0, open.count > 1, open[open.count - 2].kind == .leftParen,
            open[open.count - 1].position >= lineStart, tokens.kinds[index + 1] == .identifier,
            tokens.kinds[index + 2] == .colon
        else { return }
        closeInnermost(before: index)
    }

    /// Notes a `guard`; the label of a trailing closure follows a brace.
    private mutating func readWord(_ index: Int) {
        if file.isClosureLabel(index) { return closeInnermost(before: index) }
        let range = Int(tokens.starts[index])..<Int(tokens.ends[index])
        if range.count == 5, bytes[range].elementsEqual("guard".utf8) { lastGuard = index }
    }

    private mutating func closeBrace(_ index: Int) {
        guard let brace = open.last?.brace else { return stray(index) }
        let isFirst = index == lineStart
        if extra > 0, open[brace].position < lineStart, indentation > open[brace].indentation,
            open[brace].isIndented == true
        {
            extra -= 1
            return stray(index)
        }
        let partner = isFirst && missing > 0 ? indentedPartner(brace) : brace
        while open.count > partner + 1 {
            let top = open.removeLast()
            if top.kind == .leftBrace, !top.isSwallowed { missing -= 1 }
            leaveOpen(top, before: index)
        }
        let opener = open.removeLast()
        if opener.isSwallowed {
            swallowed.append((opener.position, index))
            strays.append(
                BracketMap.Stray(position: index, lineStart: lineStart, indentation: indentation, isSilent: true))
        } else {
            indentation = opener.indentation
            closedIndentation = opener.indentation
        }
    }

    /// The brace that is indented like this line, if those inside it were left open; otherwise the given one.
    private func indentedPartner(_ brace: Int) -> Int {
        var index = brace
        var budget = min(missing, BracketMatcher.reach)
        while index >= 0, open[index].kind != .interpolationStart, budget >= 0 {
            if open[index].kind == .leftBrace {
                if open[index].indentation == indentation { return index }
                if open[index].indentation < indentation { return brace }
                budget -= 1
            }
            index -= 1
        }
        return brace
    }

    private mutating func closeBracket(_ index: Int) {
        guard let partner = bracketPartner(index), !isStray(index, partner) else { return stray(index) }
        while open.count > partner + 1 {
            let top = open.removeLast()
            if top.kind == .leftBrace { missing -= 1 }
            leaveOpen(top, before: index)
        }
        let opener = open.removeLast()
        if opener.position < lineStart { indentation = opener.indentation }
    }

    /// The place of the bracket that `)` or `]` closes: the nearest of its kind inside the same braces, else one of
    /// the other kind, else one outside braces that were left open.
    private func bracketPartner(_ index: Int) -> Int? {
        let wanted = tokens.kinds[index].bracketOpener
        var place = open.count - 1
        let farthest = place - BracketMatcher.reach
        while place > max(-1, farthest), open[place].kind == .leftParen || open[place].kind == .leftBracket {
            if open[place].kind == wanted { return place }
            place -= 1
        }
        if place < open.count - 1 { return open.count - 1 }
        var budget = min(missing, BracketMatcher.reach)
        while place >= 0, open[place].kind != .interpolationStart, budget > 0 {
            if open[place].kind == wanted { return place }
            if open[place].kind == .leftBrace { budget -= 1 }
            place -= 1
        }
        return place >= 0 && open[place].kind == wanted ? place : nil
    }

    /// Whether leaving out a `)` or `]` that does not fit the innermost bracket makes more of the line match than
    /// pairing it with `partner`.
    private func isStray(_ index: Int, _ partner: Int) -> Bool {
        guard let top = open.last, top.kind != .leftBrace, top.kind != tokens.kinds[index].bracketOpener else {
            return false
        }
        let dropped = open.count - partner
        guard dropped <= BracketMatcher.reach else { return false }
        let opener = open[partner]
        let isEarlier = opener.position < lineStart && index != lineStart
        let paired = (dropped > 1 ? dropped - 1 : 1) + (isEarlier ? 1 : 0)
        return 1 + mistakes(after: index, without: 0) < paired + mistakes(after: index, without: dropped)
    }

    /// The number of brackets that do not match on the rest of a line, with the open ones less the last few.
    private func mistakes(after index: Int, without dropped: Int) -> Int {
        var rest: [Open] = []
        for bracket in open.dropLast(dropped).suffix(BracketMatcher.reach) {
            let isEdge = bracket.kind == .leftBrace || bracket.kind == .interpolationStart
            if isEdge { rest = [] } else { rest.append(bracket) }
        }
        var kinds = rest.map { (kind: $0.kind, isOnLine: $0.position >= lineStart) }
        var count = 0
        var next = index + 1
        while next < min(tokens.count, index + BracketMatcher.reach), !tokens.flags[next].contains(.newlineBefore) {
            let kind = tokens.kinds[next]
            if kind.opensBracket {
                kinds.append((kind, true))
            } else if let opener = kind.bracketOpener {
                if let last = kinds.last, last.kind == opener { kinds.removeLast() } else { count += 1 }
            }
            next += 1
        }
        for bracket in kinds where bracket.isOnLine { count += 1 }
        return count
    }

    private mutating func closeInterpolation(_ index: Int) {
        while let top = open.popLast(), top.kind != .interpolationStart { leaveOpen(top, before: index) }
    }

    private mutating func stray(_ index: Int) {
        strays.append(
            BracketMap.Stray(position: index, lineStart: lineStart, indentation: indentation, isSilent: false))
    }

    /// Takes the brackets in the text of an unterminated string for what they were meant to be, silently.
    private mutating func readSwallowed(_ index: Int) {
        var depth = 0
        while let top = open.last, top.kind == .leftParen || top.kind == .leftBracket, top.position >= lineStart {
            if top.kind == .leftParen { depth += 1 }
            open.removeLast()
            leaveOpen(top, before: index)
        }
        guard tokens.kinds[index - 1] == .stringSegment else { return }
        for offset in Int(tokens.starts[index - 1])..<Int(tokens.ends[index - 1]) {
            switch bytes[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                if depth == 0 { closeSwallowed(.leftParen, index) } else { depth -= 1 }
            case UInt8(ascii: "{"):
                push(index, .leftBrace, isSwallowed: true)
                extra = max(0, extra - 1)
            case UInt8(ascii: "}"): closeSwallowed(.leftBrace, index)
            default: break
            }
        }
    }

    /// Closes the innermost bracket if it is of this kind, and for a brace on this line, before the end of the string
    /// that swallowed its partner.
    private mutating func closeSwallowed(_ kind: TokenKind, _ index: Int) {
        guard let top = open.last, top.kind == kind, kind == .leftParen || top.position >= lineStart else { return }
        open.removeLast()
        if kind == .leftBrace, !top.isSwallowed { missing = max(0, missing - 1) }
        leaveOpen(top, before: index + 1, isSilent: true)
    }

    /// The number of bytes before a token on its line.
    private func column(_ index: Int) -> Int {
        let start = Int(tokens.starts[index])
        var offset = start
        while offset > 0, bytes[offset - 1] != 0x0A, bytes[offset - 1] != 0x0D { offset -= 1 }
        return start - offset
    }
}
