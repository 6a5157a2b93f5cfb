import ViewBase
import ViewSyntax

/// Finds names that differ from another name of the program and look like it.
///
/// The letters that look alike are those of the Cyrillic, Greek and Armenian scripts and of the full-width forms that
/// the data of Unicode Technical Standard #39 (confusables.txt) gives a Latin letter for.
struct LookalikeNames {
    private let names: Interner
    private let trees: [SyntaxTree]

    static func find(_ names: Interner, _ trees: [SyntaxTree]) -> [Diagnostic] {
        if trees.allSatisfy({ $0.tokens.isASCII }) { return [] }
        let search = LookalikeNames(names: names, trees: trees)
        return search.pairs().compactMap { pair in
            search.firstUse(of: pair.name).map { .lookalike(names.text(pair.name), names.text(pair.twin), $0) }
        }
    }

    /// Whether a name has a letter that looks like a Latin one.
    static func mayFind(_ names: Interner) -> Bool {
        (0..<names.count).contains { index in
            let name = Name(index)
            guard names.utf8(name).contains(where: { $0 >= 0x80 }) else { return false }
            let text = names.text(name)
            return shape(text) != text
        }
    }

    /// The names that have letters of other scripts, each with the name that it looks like.
    private func pairs() -> [(name: Name, twin: Name)] {
        var pairs: [(name: Name, twin: Name)] = []
        var seen: [(shape: String, name: Name)] = []
        for index in 0..<names.count {
            let name = Name(index)
            guard names.utf8(name).contains(where: { $0 >= 0x80 }) else { continue }
            let shape = LookalikeNames.shape(names.text(name))
            if let twin = names.find(shape), twin != name {
                pairs.append((name, twin))
            } else if let twin = seen.first(where: { $0.shape == shape }) {
                pairs.append((name, twin.name))
            } else {
                seen.append((shape, name))
            }
        }
        return pairs
    }

    private func firstUse(of name: Name) -> SourceRange? {
        for tree in trees {
            guard let token = tree.tokens.names.firstIndex(of: name) else { continue }
            return SourceRange(
                file: tree.source.id, start: tree.tokens.starts[token], end: tree.tokens.ends[token])
        }
        return nil
    }

    /// A name with each letter that looks like a Latin one replaced by that.
    private static func shape(_ text: String) -> String {
        var shape = ""
        for scalar in text.unicodeScalars {
            shape.unicodeScalars.append(
                0xFF01...0xFF5E ~= scalar.value
                    ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
                    : twins.first { $0.letter == scalar }?.latin ?? scalar)
        }
        return shape
    }

    private static let twins: [(letter: Unicode.Scalar, latin: Unicode.Scalar)] = [
        // Cyrillic.
        ("\u{430}", "a"), ("\u{435}", "e"), ("\u{43E}", "o"), ("\u{440}", "p"), ("\u{441}", "c"), ("\u{443}", "y"),
        ("\u{445}", "x"), ("\u{455}", "s"), ("\u{456}", "i"), ("\u{458}", "j"), ("\u{4BB}", "h"), ("\u{4CF}", "l"),
        ("\u{501}", "d"), ("\u{51B}", "q"), ("\u{51D}", "w"), ("\u{475}", "v"), ("\u{410}", "A"), ("\u{412}", "B"),
        ("\u{415}", "E"), ("\u{41A}", "K"), ("\u{41C}", "M"), ("\u{41D}", "H"), ("\u{41E}", "O"), ("\u{420}", "P"),
        ("\u{421}", "C"), ("\u{422}", "T"), ("\u{425}", "X"), ("\u{405}", "S"), ("\u{406}", "I"), ("\u{408}", "J"),
        ("\u{4AE}", "Y"), ("\u{50C}", "G"), ("\u{51A}", "Q"), ("\u{51C}", "W"),
        // Greek.
        ("\u{3B1}", "a"), ("\u{3B3}", "y"), ("\u{3B9}", "i"), ("\u{3BD}", "v"), ("\u{3BF}", "o"), ("\u{3C1}", "p"),
        ("\u{3C3}", "o"), ("\u{3C5}", "u"), ("\u{391}", "A"), ("\u{392}", "B"), ("\u{395}", "E"), ("\u{396}", "Z"),
        ("\u{397}", "H"), ("\u{399}", "I"), ("\u{39A}", "K"), ("\u{39C}", "M"), ("\u{39D}", "N"), ("\u{39F}", "O"),
        ("\u{3A1}", "P"), ("\u{3A4}", "T"), ("\u{3A5}", "Y"), ("\u{3A7}", "X"),
        // Armenian.
        ("\u{578}", "n"), ("\u{585}", "o"), ("\u{57D}", "u"), ("\u{570}", "h"), ("\u{581}", "g"), ("\u{566}", "q"),
        ("\u{555}", "O"), ("\u{54D}", "U"), ("\u{54F}", "S"),
    ]
}

extension Diagnostic {
    fileprivate static func lookalike(_ name: String, _ twin: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .lookalikeName, .warning, "`\(name)` and `\(twin)` are different names that look alike: rename one", range)
    }
}
