import ViewBase
import ViewSyntax

/// The TextMate grammar, in the dialect of Oniguruma.
enum TextMateGrammar {
    static var text: String {
        var json = JSONWriter()
        json.beginObject()
        for (key, value) in [("name", "view"), ("scopeName", "source.view")] {
            json.key(key)
            json.string(value)
        }
        json.key("fileTypes")
        json.beginArray(.inline)
        json.string("view")
        json.end()
        TextMateRule.write(root.map { .include("#" + $0.name) }, to: &json)
        json.key("repository")
        json.beginObject()
        for entry in root + [parentheses] {
            json.key(entry.name)
            json.beginObject()
            TextMateRule.write(entry.rules, to: &json)
            json.end()
        }
        json.end()
        json.end()
        json.newline()
        return json.text
    }

    private typealias Entry = (name: String, rules: [TextMateRule])

    private static var root: [Entry] {
        [
            ("comments", comments), ("strings", strings), ("attributes", attributes), ("declarations", declarations),
            ("words", words), ("labels", labels), ("keywords", keywords), ("numbers", numbers), ("names", names),
            ("operators", operators), ("members", members), ("types", types),
        ]
    }

    /// Parentheses inside an interpolation, which the one that closes it must not be taken for.
    private static var parentheses: Entry {
        ("parentheses", [.region(#"\("#, #"\)"#, nil, [.include("#parentheses"), .include("$self")])])
    }

    // MARK: Words

    private static let name = #"[\p{L}_][\p{L}\p{M}\p{Nd}_]*"#
    /// Where a word begins, and where it ends.
    private static let start = #"(?<![\p{L}\p{M}\p{Nd}_$#`.])"#
    private static let end = #"(?![\p{L}\p{M}\p{Nd}_`])"#

    private static func word(_ words: [String]) -> String {
        start + "(?:" + words.joined(separator: "|") + ")" + end
    }

    private static var comments: [TextMateRule] {
        [
            .match("///.*$", "comment.line.documentation"), .match("//.*$", "comment.line.double-slash"),
            .region(#"/\*"#, #"\*/"#, "comment.block", [.include("#comments")]),
        ]
    }

    private static var attributes: [TextMateRule] { [.match("@" + name, "storage.modifier.attribute")] }

    private static var declarations: [TextMateRule] {
        let kinds = LanguageWords.declarations.joined(separator: "|")
        return [
            .match(
                start + "(" + kinds + ")[ \\t]+(?!in" + end + ")(`?" + name + "`?)",
                groups: ["storage.type", "entity.name.type"]),
            .match(word(LanguageWords.titled) + #"(?=[ \t]*(?:["{]|at\b|on\b|with\b))"#, "storage.type"),
            .match(word(LanguageWords.access) + #"(?=[ \t]+[\p{L}_])"#, "storage.modifier"),
        ]
    }

    /// Words that mean something at certain places only.
    private static var words: [TextMateRule] {
        [
            .match(#"^\s*"# + word(LanguageWords.steps) + #"(?=[ \t]+[\p{L}\p{Nd}_#"(.!-])"#, "keyword.control.step"),
            .match(word(LanguageWords.statements) + #"(?![ \t]*[=:(])"#, "keyword.control.statement"),
            .match(
                #"(?<=[ \t])(?:at(?=[ \t]*\()|on(?=[ \t]*[.\[])|with(?=[ \t]+\p{L})|into(?=[ \t]+#))"#, "keyword.other"),
        ]
    }

    private static var labels: [TextMateRule] {
        [.match(start + "(?!default" + end + ")" + name + "(?=:)", "variable.parameter")]
    }

    private static var keywords: [TextMateRule] {
        [
            .match(word(EditorGrammar.keywords), "keyword.control"),
            .match(word(LanguageWords.values), "constant.language"),
        ]
    }

    private static var numbers: [TextMateRule] {
        let radix = #"0x[\p{Nd}A-Fa-f_]+|0o[0-7_]+|0b[01_]+"#
        let decimal = #"[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9][0-9_]*)?"#
        return [.match(#"(?<![\p{L}\p{M}\p{Nd}_$#])(?:"# + radix + "|" + decimal + ")", "constant.numeric")]
    }

    private static var names: [TextMateRule] {
        [
            .match("#(?:" + LanguageWords.directives.joined(separator: "|") + ")" + end, "keyword.control"),
            .match("#" + name, "entity.name.tag"), .match(#"\$(?:"# + name + "|[0-9]+)", "variable.language"),
            .match("`" + name + "`", "variable.other"),
        ]
    }

    private static var members: [TextMateRule] {
        [
            .match(
                #"\.("# + EditorGrammar.modifiers.joined(separator: "|") + ")" + end + #"(?=[ \t]*[({])"#,
                groups: ["support.function.modifier"]),
            .match(#"\.("# + name + ")", groups: ["variable.other.member"]),
        ]
    }

    private static var types: [TextMateRule] {
        [
            .match(word(EditorGrammar.elements), "support.class.element"),
            .match(word(EditorGrammar.types), "support.type"),
            .match(start + #"\p{Lu}[\p{L}\p{M}\p{Nd}_]*"#, "entity.name.type"),
        ]
    }

    private static var operators: [TextMateRule] {
        [.match(#"\.\.[.<]|->|[-+*/%=!<>&|?≈:]+"#, "keyword.operator")]
    }

    // MARK: Strings

    /// The forms of strings, more number signs first, then more quotes.
    private static var strings: [TextMateRule] {
        let quotes = "\"\"\""
        var rules: [TextMateRule] = []
        for hashes in [3, 2, 1, 0] {
            let signs = String(repeating: "#", count: hashes)
            let inner = inside(signs)
            // A raw string that begins with three quotes and ends on its line is one of a single line.
            let isBlock = hashes > 0 ? "(?!.*\"" + signs + ")" : ""
            rules.append(
                .region(
                    signs + quotes + isBlock, quotes + signs, "string.quoted.block", edges: "punctuation.string", inner)
            )
            rules.append(
                .region(signs + "\"", "\"" + signs + "|$", "string.quoted.double", edges: "punctuation.string", inner))
        }
        return rules
    }

    /// Escapes and interpolations in a string with some number signs.
    private static func inside(_ signs: String) -> [TextMateRule] {
        [
            .match(#"\\"# + signs + #"(?:[0tnr"'\\]|u\{[0-9A-Fa-f]{1,8}\})"#, "constant.character.escape"),
            .region(
                #"\\"# + signs + #"\("#, #"\)"#, "meta.embedded.line", edges: "punctuation.section.embedded",
                [.include("#parentheses"), .include("$self")]),
        ]
    }
}
