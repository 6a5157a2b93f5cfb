import ViewBase
import ViewIR
import ViewSyntax

/// What `specifier:` asks of the value before it.
extension Checker {
    /// Holds a format in C's notation, where it is written out, against the type of its value.
    func checkSpecifier(_ format: String, _ type: TypeID, _ node: SyntaxNode) {
        let advice = specifierAdvice(type)
        let conversions = Checker.conversions(Array(format.utf8))
        guard conversions.count == 1 else {
            return report(.specifierShowsOne(conversions.count, advice, tree.range(node)))
        }
        let letter = conversions[0]
        guard let shown = Checker.shown(by: letter) else {
            return report(.unknownSpecifier(letter, advice, tree.range(node)))
        }
        let fits = shown == TypeTable.string ? type != TypeTable.int && type != TypeTable.double : type == shown
        if !fits, type != TypeTable.invalid {
            report(.specifierForOther(letter, describe(shown), describe(type), advice, tree.range(node)))
        }
    }

    /// What to write for a type instead.
    private func specifierAdvice(_ type: TypeID) -> String {
        if type == TypeTable.int { return "write `%d`" }
        return type == TypeTable.double ? "write `%.2f`" : "leave `specifier:` away"
    }

    /// The letters of a format's conversions; empty for one that is cut off.
    private static func conversions(_ format: [UInt8]) -> [String] {
        var letters: [String] = []
        var position = 0
        while position < format.count {
            position += 1
            guard format[position - 1] == UInt8(ascii: "%") else { continue }
            let start = position
            while position < format.count, isBeforeLetter(format[position]) { position += 1 }
            let end = min(format.count, position + 1)
            let isPercent = end == start + 1 && format[start] == UInt8(ascii: "%")
            if !isPercent { letters.append(String(decoding: format[position..<end], as: UTF8.self)) }
            position = end
        }
        return letters
    }

    /// Whether a byte is a flag, a digit, a point, or a length (`h`, `l`, `q`, `z`).
    private static func isBeforeLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "),
            UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"),
            UInt8(ascii: "z"):
            true
        default: false
        }
    }

    /// The type that a conversion shows; nil for a letter that is none.
    private static func shown(by letter: String) -> TypeID? {
        switch letter {
        case "d", "i", "u", "x", "X", "o": TypeTable.int
        case "f", "F", "e", "E", "g", "G": TypeTable.double
        case "@": TypeTable.string
        default: nil
        }
    }
}
