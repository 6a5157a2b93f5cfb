import ViewBase

extension Parser {
    /// Parses `(label name: Type = value, …)`.
    mutating func parseParameterList() {
        let start = mark()
        let opener = position
        let outer = enterList()
        parseElements(.parameters, upTo: .rightParen, opener) { $0.parseParameter() }
        leave(outer)
        closeList(.rightParen, opener: opener)
        close(start, .parameterList)
    }

    /// Parses a parameter or field: its names, type and default.
    mutating func parseParameter() {
        let start = mark()
        if kind == .identifier || (kind.isReservedWord && file.tokens.kinds[position + 1] == .identifier) {
            leaf(.name)
            if kind == .identifier { leaf(.name) }
        } else {
            parseName("a parameter")
        }
        if kind == .colon {
            advance()
            parseType()
        } else {
            fail(.expected("`:` and the parameter's type", at: here))
            missing()
        }
        if kind == .equal {
            advance()
            parseArgumentValue()
        }
        close(start, .parameter)
    }
}
