import ViewBase

/// Messages about expressions, statements and types that the grammar does not know.
extension Diagnostic {
    static func chainedOperator(_ level: OperatorLevel, at range: SourceRange) -> Diagnostic {
        let message =
            level == .comparison
            ? "comparisons cannot be chained: write `a < b && b < c`" : "ranges cannot be chained: write one range"
        return Diagnostic(.chainedOperator, .error, message, range)
    }

    static func unspacedConditional(_ sign: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unspacedConditional, .error, "`?` and `:` of a conditional value stand between spaces: `a ? b : c`", range,
            fixIts: [FixIt("write spaces", [TextEdit(range, " \(sign) ")])])
    }

    static func statementAsValue(_ word: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .statementAsValue, .error, "`\(word)` is a value only after `=`: write `a ? b : c`, or a `let` before this",
            range)
    }

    static func tupleValue(at range: SourceRange) -> Diagnostic {
        Diagnostic(.tupleValue, .error, "parentheses hold one value: declare a `record` for several", range)
    }

    static func tuplePattern(at range: SourceRange) -> Diagnostic {
        Diagnostic(.tupleValue, .error, "`let` names one value: write a `let` for each", range)
    }

    static func dictionary(at range: SourceRange) -> Diagnostic {
        Diagnostic(.dictionary, .error, "there are no dictionaries: use an array of a `record`", range)
    }

    static func ampersand(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .ampersand, .error, "`&` is no operator: a binding is passed as `$name`", range,
            fixIts: [FixIt("write `$`", [TextEdit(range, "$")])])
    }

    static func reservedHashName(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.reservedHashName, .error, "`\(text)` is Swift's and names no element: choose another name", range)
    }

    static func namedStatement(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .namedStatement, .error,
            "`\(text)` names one element and cannot stand before a statement: put it before an element",
            range)
    }

    static func compilerDirective(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .compilerDirective, .error, "`\(text)` is Swift's: there is no conditional compilation, remove it", range)
    }

    static func assignmentAsCondition(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .assignmentAsCondition, .error, "a condition compares with `==`", range,
            fixIts: [FixIt("write `==`", [TextEdit(range, "==")])])
    }

    /// `comparison` turns `case .name = value` into a comparison.
    static func casePattern(at range: SourceRange, comparison: TextEdit? = nil) -> Diagnostic {
        Diagnostic(
            .casePattern, .error, "cases have no payloads and no patterns: compare with `==` or list the cases", range,
            fixIts: comparison.map { [FixIt("compare with `==`", [$0])] } ?? [])
    }

    static func whereClause(at range: SourceRange) -> Diagnostic {
        Diagnostic(.whereClause, .error, "there is no `where`: filter the array, or write an `if` inside", range)
    }

    static func modifierAfterStatement(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .modifierAfterStatement, .error,
            "a modifier cannot follow a statement: put the statement into `Group { … }`", range)
    }

    static func enumPayload(at range: SourceRange) -> Diagnostic {
        Diagnostic(.enumPayload, .error, "cases have no payloads: declare a `record` with the values", range)
    }

    static func blockHeader(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .blockHeader, .error, "only names stand before `in`, without types and capture lists: `{ a, b in … }`",
            range)
    }

    static func severalLets(at range: SourceRange, name: SourceRange) -> Diagnostic {
        Diagnostic(
            .severalLets, .error, "`let` declares one name: write another `let`", range,
            fixIts: [FixIt("write another `let`", [TextEdit(range, ";"), TextEdit(name, "let ")])])
    }

    /// `handler` is the whole type where it is `() -> Void`.
    static func functionType(at range: SourceRange, handler: SourceRange?) -> Diagnostic {
        Diagnostic(
            .functionType, .error,
            "there are no function types: `Action` or `Action(Int)` is a handler, `Content` or `Content(Int)` a slot",
            range, fixIts: handler.map { [FixIt("write `Action`", [TextEdit($0, "Action")])] } ?? [])
    }

    static func unwrappedType(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unwrappedType, .error, "a type cannot end in `!`: write `?`", range,
            fixIts: [FixIt("write `?`", [TextEdit(range, "?")])])
    }

    /// `kept` is what stays of the question marks in `range`.
    static func doubleOptional(at range: SourceRange, kept: String) -> Diagnostic {
        Diagnostic(
            .doubleOptional, .error, "an optional of an optional has no use: write one `?`", range,
            fixIts: [FixIt("write one `?`", [TextEdit(range, kept)])])
    }
}
