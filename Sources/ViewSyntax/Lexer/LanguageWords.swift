/// The words of the language, for tools that show source; `Grammar/view.ebnf` says where each may stand.
public enum LanguageWords {
    /// Reserved everywhere: these are never names unless they stand in backquotes.
    public static let reserved = [
        "if", "else", "switch", "case", "default", "for", "in", "let", "true", "false", "nil", "import",
    ]
    /// Reserved words that are values.
    public static let values = ["true", "false", "nil"]
    /// Words before the name of a declaration.
    public static let declarations = ["record", "enum", "func", "var", "view", "content", "state", "action"]
    /// Words before the title of a block that tools run.
    public static let titled = ["preview", "test"]
    /// The word before a declaration that others do not see.
    public static let access = ["private"]
    /// Words that begin a statement.
    public static let statements = ["guard", "return"]
    /// Words between the parts of a preview, a test or a step.
    public static let clauses = ["at", "on", "with", "into"]
    /// Words after `#` that are no names of elements.
    public static let directives = ["available", "if", "else", "elseif", "endif", "Preview", "selector"]
    /// Words that begin a step of a test.
    public static let steps = [
        "show", "tap", "increment", "decrement", "type", "clear", "rotate", "resize", "keyboard", "set", "wait",
        "expect", "snapshot",
    ]
}
