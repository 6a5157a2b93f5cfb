// Made by `viewc reference --grammar tree-sitter`.

const NAME = /[\p{L}_][\p{L}\p{M}\p{Nd}_]*/u;

module.exports = grammar({
  name: "view",

  extras: ($) => [/\s/, $.comment],

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

    // `view Name`, `state name`: the parts after the name are pieces of their own.
    declaration: ($) => prec(2, seq(field("kind", choice("record", "enum", "func", "var", "view", "content", "state", "action")), field("name", $._plain_name))),

    titled: ($) => prec(2, seq(field("kind", choice("preview", "test")), choice($.string, $.block))),

    attribute: ($) => seq("@", $.word),

    label: ($) => prec(1, seq(field("name", $._name), token.immediate(":"))),

    member: ($) => seq(".", field("name", choice($._name, $.keyword, $.hash_name))),

    keyword: () => choice("if", "else", "switch", "case", "default", "for", "in", "let", "import", "private", "guard", "return"),

    value: () => choice("true", "false", "nil"),

    _name: ($) => choice($._plain_name, alias(choice("record", "enum", "func", "var", "view", "content", "state", "action", "preview", "test"), $.word)),

    _plain_name: ($) => choice($.word, $.quoted_word),

    word: () => NAME,

    quoted_word: () => token(seq("`", NAME, "`")),

    hash_name: () => token(seq("#", NAME)),

    dollar_name: () => token(seq("$", choice(NAME, /[0-9]+/))),

    number: () => token(choice(/0x[0-9A-Fa-f_]+/, /0o[0-7_]+/, /0b[01_]+/, /[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][+-]?[0-9][0-9_]*)?/)),

    block: ($) => seq("{", repeat($._piece), "}"),

    arguments: ($) => seq("(", repeat($._piece), ")"),

    brackets: ($) => seq("[", repeat($._piece), "]"),

    operator: () => choice("...", "..<", "->", /[-+*\/%=!<>&|?≈:\\]/, token.immediate(":")),

    string: ($) =>
      choice(
        seq("\"\"\"", repeat(choice($._block_text0, $.escape0, $.interpolation0)), token.immediate("\"\"\"")),
        seq("\"", repeat(choice($._text0, $.escape0, $.interpolation0)), token.immediate("\"")),
        seq("#\"\"\"", repeat(choice($._block_text1, $.escape1, $.interpolation1)), token.immediate("\"\"\"#")),
        seq("#\"", repeat(choice($._text1, $.escape1, $.interpolation1)), token.immediate("\"#")),
        seq("##\"\"\"", repeat(choice($._block_text2, $.escape2, $.interpolation2)), token.immediate("\"\"\"##")),
        seq("##\"", repeat(choice($._text2, $.escape2, $.interpolation2)), token.immediate("\"##")),
      ),

    _text0: () => token.immediate(prec(1, /[^"\\\r\n]+/)),

    _block_text0: () => token.immediate(prec(1, /[^"\\]+|""?/)),

    escape0: () => token.immediate(prec(2, /\\([0tnr"'\\]|u\{[0-9A-Fa-f]{1,8}\})/)),

    interpolation0: ($) => seq(token.immediate(prec(2, "\\(")), repeat($._piece), ")"),

    _text1: () => token.immediate(prec(1, /[^"\\\r\n]+|\\|"/)),

    _block_text1: () => token.immediate(prec(1, /[^"\\]+|""?|\\/)),

    escape1: () => token.immediate(prec(2, /\\#([0tnr"'\\]|u\{[0-9A-Fa-f]{1,8}\})/)),

    interpolation1: ($) => seq(token.immediate(prec(2, "\\#(")), repeat($._piece), ")"),

    _text2: () => token.immediate(prec(1, /[^"\\\r\n]+|\\|"/)),

    _block_text2: () => token.immediate(prec(1, /[^"\\]+|""?|\\/)),

    escape2: () => token.immediate(prec(2, /\\##([0tnr"'\\]|u\{[0-9A-Fa-f]{1,8}\})/)),

    interpolation2: ($) => seq(token.immediate(prec(2, "\\##(")), repeat($._piece), ")"),

    // Block comments nest in the language; here the first `*/` ends one.
    comment: () => token(choice(seq("//", /[^\r\n]*/), seq("/*", /[^*]*\*+([^/*][^*]*\*+)*/, "/"))),
  },
});
