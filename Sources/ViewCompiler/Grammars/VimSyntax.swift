import ViewBase
import ViewSyntax

/// The syntax file for Vim; of two rules that match at a place, the later one counts.
enum VimSyntax {
    static var text: String {
        var out = TextWriter()
        out.write(head)
        out.write(words)
        for hashes in 0...3 { out.write(strings(String(repeating: "#", count: hashes))) }
        out.write(comments)
        out.write(links)
        return out.text
    }

    private static let head = """
        " Vim syntax file
        " Language: view, made by `viewc reference --grammar vim`

        if exists("b:current_syntax")
          finish
        endif


        """

    private static var words: String {
        let declarations = alternatives(LanguageWords.declarations)
        let titled = alternatives(LanguageWords.titled)
        return """
            syntax match viewOperator "->\\|\\.\\.[.<]\\|[-+*/%=!<>&|?≈:]"
            syntax match viewType "\\<\\u\\k*"
            syntax keyword viewElement \(EditorGrammar.elements.joined(separator: " "))
            syntax keyword viewStandardType \(EditorGrammar.types.joined(separator: " "))
            syntax match viewLabel "\\<\\k\\+\\ze:"
            syntax match viewMember "\\.\\zs\\k\\+"
            syntax match viewModifier "\\.\\zs\(alternatives(EditorGrammar.modifiers))\\>\\ze\\s*[({]"
            syntax match viewStep "^\\s*\\zs\(alternatives(LanguageWords.steps))\\>\\ze\\s\\+[[:alnum:]_#\\"(.!-]"
            syntax match viewClause "\\s\\zs\\%(at\\ze\\s*(\\|on\\ze\\s*[.[]\\|with\\ze\\s\\+\\k\\|into\\ze\\s\\+#\\)"
            syntax match viewStatement "\\.\\@1<!\\<\(alternatives(LanguageWords.statements))\\>\\%(\\s*[=:(]\\)\\@!"
            syntax match viewDeclaration "\\.\\@1<!\\<\(declarations)\\>\\ze\\s\\+\\%(in\\>\\)\\@!\\%(\\k\\|`\\)"
            syntax match viewDeclaration "\\.\\@1<!\\<\(titled)\\>\\ze\\s*\\%([\\"{]\\|\\<at\\>\\|\\<on\\>\\|\\<with\\>\\)"
            syntax match viewDeclaration "\\<\(alternatives(LanguageWords.access))\\>\\ze\\s\\+\\k"
            syntax keyword viewKeyword \(EditorGrammar.keywords.joined(separator: " "))
            syntax keyword viewValue \(LanguageWords.values.joined(separator: " "))
            syntax match viewNumber "\\<0x[[:xdigit:]_]\\+\\|\\<0o[0-7_]\\+\\|\\<0b[01_]\\+"
            syntax match viewNumber "\\<\\d[0-9_]*\\%(\\.\\d[0-9_]*\\)\\=\\%([eE][+-]\\=\\d[0-9_]*\\)\\="
            syntax match viewDollarName "\\$\\k\\+"
            syntax match viewName "`\\k\\+`"
            syntax match viewHashName "#\\k\\+"
            syntax match viewKeyword "#\(alternatives(LanguageWords.directives))\\>"
            syntax match viewAttribute "@\\k\\+"


            """
    }

    /// The strings with some number signs around them.
    private static func strings(_ signs: String) -> String {
        let inside = "viewEscape\(signs.utf8.count),viewInterpolation\(signs.utf8.count)"
        let isBlock = signs == "" ? "" : "\\%(.*\"\(signs)\\)\\@!"
        return """
            syntax match viewEscape\(signs.utf8.count) contained "\\\\\(signs)\\%([0tnr\\"'\\\\]\\|u{\\x\\{1,8}}\\)"
            syntax region viewInterpolation\(signs.utf8.count) contained matchgroup=viewInterpolationMark \
            start="\\\\\(signs)(" end=")" contains=TOP
            syntax region viewString matchgroup=viewString start=+\(signs)"+ end=+"\(signs)\\|$+ contains=\(inside)
            syntax region viewString matchgroup=viewString start=+\(signs)""\"\(isBlock)+ end=+""\"\(signs)+ contains=\(inside)
            highlight default link viewEscape\(signs.utf8.count) SpecialChar

            """
    }

    private static let comments = """

        syntax region viewParentheses transparent start="(" end=")" contains=TOP
        syntax match viewComment "//.*$" contains=@Spell
        syntax match viewDocumentation "///.*$" contains=@Spell
        syntax region viewBlockComment start="/\\*" end="\\*/" contains=viewBlockComment,@Spell
        syntax sync fromstart


        """

    private static let links = """
        highlight default link viewAttribute PreProc
        highlight default link viewBlockComment Comment
        highlight default link viewClause Keyword
        highlight default link viewComment Comment
        highlight default link viewDeclaration Structure
        highlight default link viewDocumentation SpecialComment
        highlight default link viewDollarName Special
        highlight default link viewElement Function
        highlight default link viewHashName Tag
        highlight default link viewInterpolationMark Delimiter
        highlight default link viewKeyword Keyword
        highlight default link viewLabel Identifier
        highlight default link viewModifier Function
        highlight default link viewNumber Number
        highlight default link viewOperator Operator
        highlight default link viewStandardType Type
        highlight default link viewStatement Statement
        highlight default link viewStep Statement
        highlight default link viewString String
        highlight default link viewType Type
        highlight default link viewValue Constant

        let b:current_syntax = "view"

        """

    private static func alternatives(_ words: [String]) -> String {
        "\\%(" + words.joined(separator: "\\|") + "\\)"
    }
}
