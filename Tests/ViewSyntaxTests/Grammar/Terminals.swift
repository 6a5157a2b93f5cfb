import ViewBase

@testable import ViewSyntax

/// Turns the tokens of a file into the terminals of the grammar, after the rules in the grammar's first comment and
/// without the parser's code.
struct Terminals {
    private let grammar: GrammarFile
    private let tree: SyntaxTree
    private let interner: Interner
    private(set) var output: [Recognizer.TerminalSet] = []
    private var levels = [Level()]
    /// Whether an item begins with the next token.
    private var isItemStart = true

    /// What is known about one bracket that is open.
    private struct Level {
        var isBracket = false
        /// Whether a head is open whose `{` has not come yet.
        var hasHead = false
        /// Whether a `for` waits for its `in`.
        var hasFor = false
        /// Whether a `case` or `default` waits for its `:`.
        var hasCase = false
        /// The ` ? ` that wait for their ` : `.
        var conditionals = 0
    }

    init(_ grammar: GrammarFile, _ tree: SyntaxTree, _ interner: Interner) {
        self.grammar = grammar
        self.tree = tree
        self.interner = interner
        for index in 0..<tree.tokens.count - 1 {
            if isLineEnd(before: index) { separate() }
            if kind(index) == .semicolon { separate() } else { add(index) }
        }
    }

    private func kind(_ index: Int) -> TokenKind {
        index < tree.tokens.count ? tree.tokens.kinds[index] : .endOfFile
    }

    private func flags(_ index: Int) -> TokenFlags { tree.tokens.flags[index] }

    private func text(_ index: Int) -> String { tree.source.text(tree.range(TokenID(index)).offsets) }

    private func isLetter(_ text: String) -> Bool { text.first.map { $0.isLetter } ?? false }

    // MARK: Line ends

    private static let binary: Set<String> = [
        "*", "/", "%", "+", "-", "..<", "...", "??", "==", "!=", "<", "<=", ">", ">=", "≈", "&&", "||", "=", "+=", "-=",
        "*=", "/=",
    ]

    private func isLineEnd(before index: Int) -> Bool {
        guard index > 0, flags(index).contains(.newlineBefore), !levels.last!.isBracket else { return false }
        let (last, next) = (text(index - 1), text(index))
        if last == "," { return false }
        if ["?", ":", ">"].contains(last) {
            if flags(index - 1).contains(.spaceBefore) { return false }
        } else if Terminals.binary.contains(last) {
            return false
        }
        switch next {
        case ".", "else": return false
        case "?" where text(index + 1) == "." && !flags(index).contains(.spaceAfter): return false
        case "?", ":", "-": return !flags(index).contains(.spaceAfter)
        case "{":
            let gap = tree.source.bytes[Int(tree.tokens.ends[index - 1])..<Int(tree.tokens.starts[index])]
            return LineTable(Array(gap)).lineCount > 2
        default:
            if Terminals.binary.contains(next) { return false }
            return !(last == "}" && kind(index) == .identifier && text(index + 1) == ":" && text(index + 2) == "{")
        }
    }

    private mutating func separate() {
        isItemStart = true
        levels[levels.count - 1].hasCase = false
        if endsInSeparator { return }
        endsInSeparator = true
        output.append(set(["SEP"]))
    }

    private var endsInSeparator = false

    // MARK: Tokens

    private func set(_ names: [String]) -> Recognizer.TerminalSet {
        var set = Recognizer.TerminalSet()
        for name in names {
            if let number = grammar.terminal(name) { set.insert(number) }
        }
        return set
    }

    private mutating func add(_ index: Int) {
        endsInSeparator = false
        let top = levels.count - 1
        let wasItemStart = isItemStart
        isItemStart = false
        switch kind(index) {
        case .leftBrace:
            output.append(set([levels[top].hasHead ? "BODY" : "\"{\""]))
            levels[top].hasHead = false
            levels.append(Level())
            isItemStart = true
        case .leftParen, .leftBracket, .interpolationStart:
            let isInterpolation = kind(index) == .interpolationStart
            output.append(set([isInterpolation ? "INTERPOLATION_START" : quoted(index)]))
            levels.append(Level(isBracket: true))
        case .rightParen, .rightBracket, .rightBrace, .interpolationEnd:
            output.append(set([kind(index) == .interpolationEnd ? "INTERPOLATION_END" : quoted(index)]))
            if top > 0 { levels.removeLast() }
        case .identifier:
            output.append(set(wordTerminals(index, wasItemStart)))
        case .question, .colon:
            addConditional(index)
        default:
            if isLetter(text(index)) { noteReservedWord(index) }
            output.append(set(otherTerminals(index)))
        }
    }

    private func quoted(_ index: Int) -> String { "\"\(text(index))\"" }

    private mutating func wordTerminals(_ index: Int, _ isItemStart: Bool) -> [String] {
        if flags(index).contains(.backquoted) { return ["NAME"] }
        let word = text(index)
        if isItemStart, word == "return" { return [quoted(index)] }
        if isItemStart, word == "guard" {
            levels[levels.count - 1].hasHead = true
            return [quoted(index)]
        }
        let isFollowed =
            !flags(index + 1).contains(.newlineBefore)
            && (kind(index + 1) == .identifier || kind(index + 1) == .stringStart)
        if word == "preview" || word == "test", isFollowed { levels[levels.count - 1].hasHead = true }
        return [quoted(index), "NAME"]
    }

    private mutating func noteReservedWord(_ index: Int) {
        if index > 0, kind(index - 1) == .dot { return }
        let top = levels.count - 1
        switch text(index) {
        case "if", "switch": levels[top].hasHead = true
        case "for":
            levels[top].hasHead = true
            levels[top].hasFor = true
        case "in":
            isItemStart = !levels[top].hasFor && !levels[top].isBracket
            levels[top].hasFor = false
        case "case", "default":
            levels[top].hasCase = !levels[top].isBracket
            levels[top].conditionals = 0
        default: break
        }
    }

    private mutating func addConditional(_ index: Int) {
        let top = levels.count - 1
        let isSpaced = flags(index).contains(.spaceBefore) && flags(index).contains(.spaceAfter)
        if kind(index) == .colon {
            output.append(set(isSpaced ? ["\":\"", "\" : \""] : ["\":\""]))
            if levels[top].conditionals > 0 {
                levels[top].conditionals -= 1
            } else if levels[top].hasCase {
                levels[top].hasCase = false
                isItemStart = true
            }
        } else if kind(index + 1) == .dot, !flags(index).contains(.spaceAfter) {
            output.append(set(["\"?.\""]))
        } else if isSpaced {
            output.append(set(["\" ? \""]))
            levels[top].conditionals += 1
        } else {
            output.append(set(flags(index).contains(.spaceBefore) ? [] : ["\"?\""]))
        }
    }

    private func otherTerminals(_ index: Int) -> [String] {
        switch kind(index) {
        case .integer: return ["INTEGER"]
        case .double: return ["DOUBLE"]
        case .dollarName: return ["DOLLAR_NAME"]
        case .stringStart: return ["STRING_START"]
        case .stringSegment: return ["SEGMENT"]
        case .stringEnd: return ["STRING_END"]
        case .hashName:
            let word = text(index)
            if word == "#available" { return [quoted(index)] }
            if ["#if", "#else", "#elseif", "#endif", "#Preview", "#selector"].contains(word) { return [] }
            let isNaming = kind(index + 1) == .identifier && !flags(index + 1).contains(.newlineBefore)
            return [isNaming ? "ELEMENT_NAME" : "HASH_NAME"]
        default:
            return isLetter(text(index)) ? [quoted(index), "WORD"] : [quoted(index)]
        }
    }
}
