/// Finds where a line may break, one scalar after the other, by the rules of UAX #14 (Unicode 15.0).
///
/// Small kana may not start a line (strict), and numbers stay whole as the standard's example 7 of section 8.2 has it.
struct LineBreaker {
    /// How much of a number stands before: nothing, digits, or digits and a closing parenthesis.
    private enum Number {
        case none, digits, closed
    }

    /// The class of the last scalar, marks counting as what they belong to; nil at the start.
    private var previous: LineClass?
    /// The class before the spaces that end what stands before, if it ends in spaces.
    private var beforeSpaces: LineClass?
    private var isAfterJoiner = false
    private var isAfterOddRegional = false
    /// Whether a Hebrew letter with a hyphen stands before (LB21a).
    private var isAfterHebrewHyphen = false
    private var number = Number.none

    /// Whether a line may or must break before each scalar.
    static func breaks(_ scalars: [TextScalar]) -> [Bool] {
        let classes = scalars.map { $0.properties.lineClass }
        var breaker = LineBreaker()
        var result: [Bool] = []
        result.reserveCapacity(classes.count)
        for index in classes.indices {
            if classes[index] == .alphabetic && breaker.isAfterLetter {
                result.append(false)
                continue
            }
            result.append(breaker.isBreak(before: index, in: classes))
            breaker.advance(classes[index])
        }
        return result
    }

    /// Whether a letter without a joiner stands before: another letter then changes nothing.
    private var isAfterLetter: Bool { previous == .alphabetic && !isAfterJoiner }

    /// The first rule that speaks about a place decides.
    private func isBreak(before index: Int, in classes: [LineClass]) -> Bool {
        guard let previous else { return false }
        let isMark = classes[index].isMark
        let next = isMark ? LineClass.alphabetic : classes[index]
        if let answer = spaces(previous, next) { return answer }
        if isMark && !previous.isLineEndOrSpace { return false }
        if let answer = glued(previous, next) { return answer }
        return punctuation(previous, next) ?? numbers(previous, next, index, classes) ?? letters(previous, next)
    }

    /// LB4 to LB8a: line ends, spaces and zero width spaces.
    private func spaces(_ previous: LineClass, _ next: LineClass) -> Bool? {
        switch (previous, next) {
        case (.carriageReturn, .lineFeed): return false
        case (.mandatory, _), (.carriageReturn, _), (.lineFeed, _), (.nextLine, _): return true
        case (_, .mandatory), (_, .carriageReturn), (_, .lineFeed), (_, .nextLine): return false
        case (_, .space), (_, .zeroWidthSpace): return false
        case (.zeroWidthSpace, _): return true
        case (.space, _) where beforeSpaces == .zeroWidthSpace: return true
        default: return isAfterJoiner ? false : nil
        }
    }

    /// LB11 to LB12a: word joiners and non-breaking spaces.
    private func glued(_ previous: LineClass, _ next: LineClass) -> Bool? {
        switch (previous, next) {
        case (_, .wordJoiner), (.wordJoiner, _), (.glue, _): false
        case (.space, .glue), (.breakAfter, .glue), (.hyphen, .glue): nil
        case (_, .glue): false
        default: nil
        }
    }

    /// LB13 to LB22: punctuation, also across spaces.
    private func punctuation(_ previous: LineClass, _ next: LineClass) -> Bool? {
        let before = beforeSpaces ?? previous
        switch (before, next) {
        case (_, .closer), (_, .parenthesis), (_, .exclamation), (_, .infixSeparator), (_, .symbol): return false
        case (.opener, _), (.wideOpener, _): return false
        case (.quotation, .opener), (.quotation, .wideOpener): return false
        case (.closer, .nonstarter), (.parenthesis, .nonstarter), (.breakBoth, .breakBoth): return false
        default: break
        }
        switch (previous, next) {
        case (.space, _): return true
        case (_, .quotation), (.quotation, _): return false
        case (_, .contingent), (.contingent, _): return true
        case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): return false
        case (_, _) where isAfterHebrewHyphen: return false
        case (.symbol, .hebrew), (_, .inseparable): return false
        default: return nil
        }
    }

    /// LB23 to LB25: numbers with their signs.
    private func numbers(_ previous: LineClass, _ next: LineClass, _ index: Int, _ classes: [LineClass]) -> Bool? {
        switch (previous, next) {
        case (_, .numeric) where previous.isLetter: return false
        case (.numeric, _) where next.isLetter: return false
        case (.prefix, .ideographic), (.prefix, .emojiBase), (.prefix, .emojiModifier): return false
        case (.prefix, .unassignedPictograph), (.unassignedPictograph, .postfix): return false
        case (.ideographic, .postfix), (.emojiBase, .postfix), (.emojiModifier, .postfix): return false
        case (.prefix, _) where next.isLetter, (.postfix, _) where next.isLetter: return false
        case (_, .prefix) where previous.isLetter, (_, .postfix) where previous.isLetter: return false
        case (.numeric, .numeric), (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric): return false
        case (_, .numeric): return number == .digits ? false : nil
        case (_, .prefix), (_, .postfix): return number == .none ? nil : false
        case (.prefix, .opener), (.prefix, .wideOpener), (.postfix, .opener), (.postfix, .wideOpener):
            return isNumeric(after: index, in: classes) ? false : nil
        default: return nil
        }
    }

    /// LB26 to LB31: syllables, words, flags and emoji; between all others a line may break.
    private func letters(_ previous: LineClass, _ next: LineClass) -> Bool {
        switch (previous, next) {
        case (.space, _): return true
        case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): return false
        case (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT): return false
        case (.jamoT, .jamoT), (.hangulLVT, .jamoT): return false
        case (_, .postfix) where previous.isHangul, (.prefix, _) where next.isHangul: return false
        case (.infixSeparator, _) where next.isLetter: return false
        case (.numeric, .opener), (.parenthesis, .numeric): return false
        case (_, .opener) where previous.isLetter, (.parenthesis, _) where next.isLetter: return false
        case (.regional, .regional): return !isAfterOddRegional
        case (.emojiBase, .emojiModifier), (.unassignedPictograph, .emojiModifier): return false
        default: return !(previous.isLetter && next.isLetter)
        }
    }

    /// Whether a digit stands after the scalar at an index and its marks.
    private func isNumeric(after index: Int, in classes: [LineClass]) -> Bool {
        var place = index + 1
        while place < classes.count && classes[place].isMark { place += 1 }
        return place < classes.count && classes[place] == .numeric
    }

    /// Takes a scalar into what stands before.
    private mutating func advance(_ next: LineClass) {
        isAfterJoiner = next == .joiner
        if next.isMark, let previous, !previous.isLineEndOrSpace { return }
        let resolved = next.isMark ? LineClass.alphabetic : next
        beforeSpaces = resolved == .space ? (previous == .space ? beforeSpaces : previous) : nil
        isAfterHebrewHyphen = previous == .hebrew && (resolved == .hyphen || resolved == .breakAfter)
        isAfterOddRegional = resolved == .regional && !(previous == .regional && isAfterOddRegional)
        switch resolved {
        case .numeric: number = .digits
        case .symbol, .infixSeparator: number = number == .digits ? .digits : .none
        case .closer, .parenthesis: number = number == .digits ? .closed : .none
        default: number = .none
        }
        previous = resolved
    }
}

extension LineClass {
    /// A letter of a word (AL, HL, and SA, which no dictionary breaks).
    fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrew || self == .complex }

    /// A syllable or a jamo.
    fileprivate var isHangul: Bool {
        switch self {
        case .jamoL, .jamoV, .jamoT, .hangulLV, .hangulLVT: true
        default: false
        }
    }

    /// A scalar that belongs to the one before it (LB9).
    fileprivate var isMark: Bool { self == .combining || self == .joiner }

    /// A class marks cannot belong to (LB10).
    fileprivate var isLineEndOrSpace: Bool {
        switch self {
        case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: true
        default: false
        }
    }
}
