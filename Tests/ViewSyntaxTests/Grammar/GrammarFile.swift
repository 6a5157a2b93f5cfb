import Foundation

/// The rules of an EBNF text, as a graph of numbered pieces.
///
/// Reads the notation of `Grammar/view.ebnf`: `=`, `,`, `|`, `[ ]`, `{ }`, `( )`, `;`, terminals in quotes or as
/// words in capitals, comments between `(*` and `*)`.
struct GrammarFile {
    enum Piece {
        case terminal(Int)
        case rule(Int)
        case sequence([Int])
        case choice([Int])
        case optional(Int)
        case repetition(Int)
    }

    private(set) var pieces: [Piece] = []
    /// The names of the terminals, literals in their quotes.
    private(set) var terminals: [String] = []
    private(set) var ruleNames: [String] = []
    /// The piece that each rule stands for, by the rule's number.
    private(set) var bodies: [Int] = []
    private var terminalNumbers: [String: Int] = [:]
    private var ruleNumbers: [String: Int] = [:]
    private var words: [Substring] = []
    private var next = 0

    init(_ text: String) {
        words = GrammarFile.words(text)
        for index in words.indices where index + 1 < words.count && words[index + 1] == "=" {
            ruleNumbers[String(words[index])] = ruleNames.count
            ruleNames.append(String(words[index]))
        }
        bodies = Array(repeating: -1, count: ruleNames.count)
        while next < words.count {
            let rule = ruleNumbers[String(words[next])]!
            next += 1
            expect("=")
            bodies[rule] = readChoice()
            expect(";")
        }
        precondition(!bodies.contains(-1))
    }

    /// The number of a terminal, or nil for one that no rule mentions.
    func terminal(_ name: String) -> Int? { terminalNumbers[name] }

    private static func words(_ text: String) -> [Substring] {
        var words: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if rest.hasPrefix("(*") {
                rest = rest[rest.range(of: "*)")!.upperBound...]
            } else if first == "\"" {
                let end = rest.dropFirst().firstIndex(of: "\"")!
                words.append(rest[rest.startIndex...end])
                rest = rest[rest.index(after: end)...]
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter || $0 == "_" }
                words.append(word)
                rest = rest[word.endIndex...]
            } else {
                words.append(rest.prefix(1))
                rest = rest.dropFirst()
            }
        }
        return words
    }

    private mutating func expect(_ word: String) {
        precondition(words[next] == word, "\(word) expected, found \(words[next])")
        next += 1
    }

    private mutating func add(_ piece: Piece) -> Int {
        pieces.append(piece)
        return pieces.count - 1
    }

    private mutating func readChoice() -> Int {
        var choices = [readSequence()]
        while words[next] == "|" {
            next += 1
            choices.append(readSequence())
        }
        return choices.count == 1 ? choices[0] : add(.choice(choices))
    }

    private mutating func readSequence() -> Int {
        var parts = [readPart()]
        while words[next] == "," {
            next += 1
            parts.append(readPart())
        }
        return parts.count == 1 ? parts[0] : add(.sequence(parts))
    }

    private mutating func readPart() -> Int {
        let word = words[next]
        next += 1
        switch word {
        case "[": return readBracketed("]") { .optional($0) }
        case "{": return readBracketed("}") { .repetition($0) }
        case "(": return readBracketed(")") { .sequence([$0]) }
        default:
            if let rule = ruleNumbers[String(word)] { return add(.rule(rule)) }
            precondition(word.first == "\"" || word.allSatisfy { $0.isUppercase || $0 == "_" }, "no rule \(word)")
            let number = terminalNumbers[String(word)] ?? terminals.count
            if number == terminals.count {
                terminals.append(String(word))
                terminalNumbers[String(word)] = number
            }
            return add(.terminal(number))
        }
    }

    private mutating func readBracketed(_ end: String, _ make: (Int) -> Piece) -> Int {
        let inner = readChoice()
        expect(end)
        return add(make(inner))
    }
}
