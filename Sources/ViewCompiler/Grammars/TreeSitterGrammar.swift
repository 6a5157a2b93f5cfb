import ViewBase
import ViewSyntax

/// The tree-sitter grammar: declarations, brackets, strings and words, as much as colouring, folding and selecting need.
///
/// Where a statement ends is left to the compiler: telling that takes a scanner written in C.
enum TreeSitterGrammar {
    static var text: String {
        var out = TextWriter()
        out.write(head)
        out.write(rules)
        out.write(strings)
        return out.text
    }

    private static let head = """
        // Made by `viewc reference --grammar tree-sitter`.

        const NAME = /[\\p{L}_][\\p{L}\\p{M}\\p{Nd}_]*/u;

        module.exports = grammar({
          name: "view",

          extras: ($) => [/\\s/, $.comment],

          word: ($) => $.word,

          rules: {
            source_file: ($) => repeat($._piece),

            _piece: ($) =>
              choice(
                $.declaration,
                $.titled,
                $.attribute,
                $.label,
                $.member,
                $.keyword,
                $.value,
                $._name,
                $.hash_name,
                $.dollar_name,
                $.number,
                $.string,
                $.block,
                $.arguments,
                $.brackets,
                $.operator,
                ",",
                ";",
              ),


        """

    private static var rules: String {
        """
            // `view Name`, `state name`: the parts after the name are pieces of their own.
            declaration: ($) => prec(2, seq(field("kind", choice(\(list(LanguageWords.declarations)))), field("name", $._plain_name))),

            titled: ($) => prec(2, seq(field("kind", choice(\(list(LanguageWords.titled)))), choice($.string, $.block))),

            attribute: ($) => seq("@", $.word),

            label: ($) => prec(1, seq(field("name", $._name), token.immediate(":"))),

            member: ($) => seq(".", field("name", choice($._name, $.keyword, $.hash_name))),

            keyword: () => choice(\(list(EditorGrammar.keywords + LanguageWords.access + LanguageWords.statements))),

            value: () => choice(\(list(LanguageWords.values))),

            _name: ($) => choice($._plain_name, alias(choice(\(list(contextual))), $.word)),

            _plain_name: ($) => choice($.word, $.quoted_word),

            word: () => NAME,

            quoted_word: () => token(seq("`", NAME, "`")),

            hash_name: () => token(seq("#", NAME)),

            dollar_name: () => token(seq("$", choice(NAME, /[0-9]+/))),

            number: () => token(choice(/0x[0-9A-Fa-f_]+/, /0o[0-7_]+/, /0b[01_]+/, /[0-9][0-9_]*(\\.[0-9][0-9_]*)?([eE][+-]?[0-9][0-9_]*)?/)),

            block: ($) => seq("{", repeat($._piece), "}"),

            arguments: ($) => seq("(", repeat($._piece), ")"),

            brackets: ($) => seq("[", repeat($._piece), "]"),

            operator: () => choice("...", "..<", "->", /[-+*\\/%=!<>&|?≈:\\\\]/, token.immediate(":")),


        """
    }

    /// Words that are names where no declaration begins.
    private static var contextual: [String] { LanguageWords.declarations + LanguageWords.titled }

    private static var strings: String {
        var out = TextWriter()
        out.write("    string: ($) =>\n      choice(\n")
        for hashes in 0...2 {
            let signs = String(repeating: "#", count: hashes)
            for (quotes, text) in [("\\\"\\\"\\\"", "_block_text"), ("\\\"", "_text")] {
                out.write("        seq(\"" + signs + quotes + "\", repeat(choice($." + text)
                out.write("\(hashes), $.escape\(hashes), $.interpolation\(hashes))), token.immediate(\"")
                out.write(quotes + signs + "\")),\n")
            }
        }
        out.write("      ),\n")
        for hashes in 0...2 { out.write(inside(String(repeating: "#", count: hashes))) }
        out.write(comments)
        return out.text
    }

    /// What stands in a string with some number signs; a `\\` or a quote without them is text.
    private static func inside(_ signs: String) -> String {
        let number = "\(signs.utf8.count)"
        let loose = signs == "" ? "" : "|\\\\|\""
        return """

                _text\(number): () => token.immediate(prec(1, /[^"\\\\\\r\\n]+\(loose)/)),

                _block_text\(number): () => token.immediate(prec(1, /[^"\\\\]+|""?\(signs == "" ? "" : "|\\\\")/)),

                escape\(number): () => token.immediate(prec(2, /\\\\\(signs)([0tnr"'\\\\]|u\\{[0-9A-Fa-f]{1,8}\\})/)),

                interpolation\(number): ($) => seq(token.immediate(prec(2, "\\\\\(signs)(")), repeat($._piece), ")"),

            """
    }

    private static let comments = """

            // Block comments nest in the language; here the first `*/` ends one.
            comment: () => token(choice(seq("//", /[^\\r\\n]*/), seq("/*", /[^*]*\\*+([^/*][^*]*\\*+)*/, "/"))),
          },
        });

        """

    /// The query that gives pieces their colours.
    static var highlights: String {
        """
        ; Made by `viewc reference --grammar highlights`.

        (comment) @comment
        (number) @number
        (string) @string
        [(escape0) (escape1) (escape2)] @string.escape
        (keyword) @keyword
        (value) @constant.builtin
        (operator) @operator
        (attribute) @attribute
        (hash_name) @tag
        (dollar_name) @variable.builtin
        (label name: (_) @property)
        (member name: (_) @property)
        (declaration kind: _ @keyword name: (_) @type.definition)
        (titled kind: _ @keyword)
        ["(" ")" "[" "]" "{" "}"] @punctuation.bracket
        ["," ";"] @punctuation.delimiter

        ((word) @type (#match? @type "^\\\\p{Lu}"))

        ((word) @type.builtin
          (#any-of? @type.builtin \(list(EditorGrammar.types, separator: " "))))

        ((word) @function.builtin
          (#any-of? @function.builtin \(list(EditorGrammar.elements, separator: " "))))

        ((member name: (word) @function.method)
          .
          [(arguments) (block)]
          (#any-of? @function.method \(list(EditorGrammar.modifiers, separator: " "))))

        """
    }

    private static func list(_ words: [String], separator: String = ", ") -> String {
        words.map { "\"" + $0 + "\"" }.joined(separator: separator)
    }
}
