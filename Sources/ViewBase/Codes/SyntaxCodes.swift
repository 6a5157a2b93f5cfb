extension DiagnosticList {
    /// The codes of the lexer and the parser (V01xx), in order of number.
    static let syntax: [DiagnosticInfo] = syntaxLexical + syntaxStructure + syntaxGrammar + syntaxSwiftSpelling
}
