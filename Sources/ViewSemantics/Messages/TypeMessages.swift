import ViewBase

/// Findings about the types of values.
extension Diagnostic {
    static func typeMismatch(_ type: String, _ expected: String, _ range: SourceRange) -> Diagnostic {
        let message = "this is `" + type + "`, but `" + expected + "` is expected"
        if let held = held(byBinding: expected), self.held(byBinding: type) != nil {
            return Diagnostic(
                DiagnosticCode(220), message + "; a binding is not converted: declare the state as `" + held + "`",
                range)
        }
        guard expected == "String", type == "Int" || type == "Double" else {
            return Diagnostic(DiagnosticCode(220), message, range)
        }
        let start = SourceRange(file: range.file, start: range.start, end: range.start)
        return Diagnostic(
            DiagnosticCode(220), message + "; show it with `\"\\(…)\"`", range,
            fixIts: [FixIt("put it into a string", [TextEdit(start, "\"\\("), insert(")\"", after: range)])])
    }

    /// The type of the value that a binding of a type leads to; nil for a type that is no binding's.
    private static func held(byBinding type: String) -> String? {
        let start = "Binding<".utf8
        guard type.utf8.starts(with: start) else { return nil }
        return String(decoding: type.utf8.dropFirst(start.count).dropLast(), as: UTF8.self)
    }

    static func convertToDouble(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(221), "this is an `Int`, but a `Double` is expected; convert it with `Double(…)`", range,
            fixIts: [FixIt("convert with `Double(…)`", wrap(range, "Double"))])
    }

    static func convertToInt(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(221), "this is a `Double`, but an `Int` is expected; convert it with `Int(…)`", range,
            fixIts: [FixIt.guess("convert with `Int(…)`", wrap(range, "Int"))])
    }

    static func numbersDoNotMix(_ range: SourceRange, _ ints: [SourceRange]) -> Diagnostic {
        var edits: [TextEdit] = []
        for place in ints { edits.append(contentsOf: wrap(place, "Double")) }
        return Diagnostic(
            DiagnosticCode(221), "`Int` and `Double` do not mix; convert the `Int` with `Double(…)`", range,
            fixIts: edits.isEmpty ? [] : [FixIt("convert with `Double(…)`", edits)])
    }

    private static func wrap(_ range: SourceRange, _ type: String) -> [TextEdit] {
        [
            TextEdit(SourceRange(file: range.file, start: range.start, end: range.start), type + "("),
            TextEdit(SourceRange(file: range.file, start: range.end, end: range.end), ")"),
        ]
    }

    private static func insert(_ text: String, after range: SourceRange) -> TextEdit {
        TextEdit(SourceRange(file: range.file, start: range.end, end: range.end), text)
    }

    static func optionalNotUnwrapped(_ type: String, _ range: SourceRange, fallback: String?) -> Diagnostic {
        let message = "this is optional: it may be nil; unwrap it with `if let` or give a value with `??`"
        guard let fallback else { return Diagnostic(DiagnosticCode(222), message, range) }
        return Diagnostic(
            DiagnosticCode(222), message, range,
            fixIts: [FixIt.guess("give `" + fallback + "` for nil", [insert(" ?? " + fallback, after: range)])])
    }

    static func interpolatesOptional(_ type: String, _ range: SourceRange) -> Diagnostic {
        let fallback = type == "String" ? "\"\"" : type == "Int" || type == "Double" ? "0" : "\"\""
        return Diagnostic(
            DiagnosticCode(222), "this is optional: say what a text shows for nil with `??`", range,
            fixIts: [FixIt.guess("give `" + fallback + "` for nil", [insert(" ?? " + fallback, after: range)])])
    }

    static func cannotInterpolate(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(223),
            "a text cannot show a value of type `" + type
                + "`; it takes String, Int, Double, Bool and enums", range)
    }

    static func unknownInterpolationArgument(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(223), "an interpolation takes `specifier:` or `format:`, not `" + label + ":`", range)
    }

    static func specifierShowsOne(_ count: Int, _ advice: String, _ range: SourceRange) -> Diagnostic {
        let found = count == 0 ? "does not show the value" : "shows " + String(count) + " values, and there is one"
        return Diagnostic(DiagnosticCode(233), "this format " + found + "; " + advice, range)
    }

    static func unknownSpecifier(_ letter: String, _ advice: String, _ range: SourceRange) -> Diagnostic {
        let what = letter == "" ? "this format breaks off after `%`" : "`%" + letter + "` is no conversion here"
        return Diagnostic(DiagnosticCode(233), what + "; " + advice, range)
    }

    static func specifierForOther(
        _ letter: String, _ shown: String, _ type: String, _ advice: String, _ range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(233),
            "`%" + letter + "` shows a value of type `" + shown + "`, not `" + type + "`; " + advice, range)
    }

    static func needsBinding(_ type: String, _ range: SourceRange, isName: Bool) -> Diagnostic {
        let start = SourceRange(file: range.file, start: range.start, end: range.start)
        return Diagnostic(
            DiagnosticCode(224), "a binding is expected here: write `$` before a state of type `" + type + "`", range,
            fixIts: isName ? [FixIt("pass the binding", [TextEdit(start, "$")])] : [])
    }

    static func noBinding(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(224), "only a state or a binding has a `$` form, and `" + name + "` is neither", range)
    }

    static func nilForValue(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(225), "`nil` needs an optional type, and `" + type + "` is none", range)
    }

    static func nilNeedsType(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(225), "`nil` alone has no type; write one, as in `let name: String? = nil`", range)
    }

    static func emptyArrayNeedsType(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(225), "an empty array has no type; write one, as in `let names: [String] = []`", range)
    }

    static func implicitMemberNeedsType(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(225),
            "nothing here says which type `." + name + "` belongs to; write the type before the dot",
            range)
    }

    static func partialRangeNotExpected(_ expected: String?, _ range: SourceRange) -> Diagnostic {
        let message = "a range with one end stands only where a modifier takes one, as in `.lineLimit(2...)`"
        guard let expected else { return Diagnostic(DiagnosticCode(225), message, range) }
        return Diagnostic(DiagnosticCode(220), message + "; here `" + expected + "` is expected", range)
    }

    /// `....name` is one operator to Swift.
    static func rangeBeforePoint(_ type: String, _ range: SourceRange, _ bound: SourceRange) -> Diagnostic {
        let start = SourceRange(file: bound.file, start: bound.start, end: bound.start)
        return Diagnostic(
            DiagnosticCode(225), "after `...` a name needs its type before the point, as it does in Swift", range,
            fixIts: [FixIt("write `" + type + "`", [TextEdit(start, type)])])
    }

    static func blockNeedsType(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(225), "nothing here takes a block", range)
    }

    static func blockForValue(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(220), "this is a block, but `" + type + "` is expected", range)
    }

    static func typeForValue(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(226), "`" + type + "` is a type, not a value", range)
    }

    static func noInitializer(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(226), "`" + type + "` cannot be made by a call; use one of its members", range)
    }

    static func givesNothing(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(226), "this gives no value", range)
    }

    static func storesHandler(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(226), "an action is no value to keep; call it in an action", range)
    }

    static func noTuples(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(226), "the language has no tuples; declare a record", range)
    }

    static func keyPathOnlyAsArgument(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(227), "a key path can only be an argument, as in `id: \\.name`", range)
    }

    static func operatorOnlyAsFunction(_ symbol: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(227),
            "`" + symbol + "` alone is a function of two values, as `reduce(0, +)` takes; none is expected here", range)
    }

    static func expectedKeyPath(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(227), "a key path is expected, as `\\.name`", range)
    }

    static func conditionMustBeBool(_ type: String, isOptional: Bool, _ range: SourceRange) -> Diagnostic {
        let help = isOptional ? "; compare it with nil or use `if let`" : ""
        return Diagnostic(DiagnosticCode(228), "a condition is a `Bool`, but this is `" + type + "`" + help, range)
    }

    static func letNeedsOptional(_ name: String, _ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(228), "`if let` unwraps an optional, and `" + type + "` is none; use `let` before the `if`",
            range)
    }

    static func chainNeedsOptional(_ type: String, _ range: SourceRange) -> Diagnostic {
        let dot = SourceRange(file: range.file, start: range.start, end: range.start + 1)
        return Diagnostic(
            DiagnosticCode(228), "`?.` goes on from an optional, and `" + type + "` is none", range,
            fixIts: [FixIt("remove the `?`", [TextEdit(dot, "")])])
    }

    static func coalesceNeedsOptional(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(228), "`??` replaces nil, but `" + type + "` is never nil", range)
    }

    static func operatorTakes(_ symbol: String, _ words: String, _ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(229), "`" + symbol + "` takes " + words + ", not `" + type + "`", range)
    }

    static func operandsDiffer(_ left: String, _ right: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(229), "both sides need one type, but they are `" + left + "` and `" + right + "`", range)
    }

    static func notEquatable(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(229), "values of type `" + type + "` cannot be compared", range)
    }

    /// `isCount` says that the value is an Int that a range can end before as it is written.
    static func notACollection(_ type: String, _ range: SourceRange, isCount: Bool) -> Diagnostic {
        let start = SourceRange(file: range.file, start: range.start, end: range.start)
        return Diagnostic(
            DiagnosticCode(230),
            "an array or a range is expected, but this is `" + type + "`" + (isCount ? "; count with `0..<`" : ""),
            range,
            fixIts: isCount ? [FixIt("write `0..<`", [TextEdit(start, "0..<")])] : [])
    }

    static func needsIdentity(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(230), "`" + type + "` has no field `id`, so say what tells the items apart", range,
            fixIts: [FixIt("use the item itself", [insert(", id: \\.self", after: range)])])
    }

    static func noSubscript(_ what: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(230), "only arrays have elements to name by `[…]`, not " + what, range)
    }

    static func switchNotExhaustive(
        _ missing: [String]?, _ range: SourceRange, insertion: SourceRange?
    ) -> Diagnostic {
        guard let missing else {
            return Diagnostic(
                DiagnosticCode(231), "the cases do not cover every value; add a `default`", range,
                fixIts: insertion.map { [FixIt.guess("add `default`", [TextEdit($0, "default: \n")])] } ?? [])
        }
        var list = ""
        var cases = ""
        for index in missing.indices {
            list += (index == 0 ? "`" : ", `") + missing[index] + "`"
            cases += "case " + missing[index] + ":\n"
        }
        return Diagnostic(
            DiagnosticCode(231), "the cases do not cover " + list, range,
            fixIts: insertion.map { [FixIt.guess("add the missing cases", [TextEdit($0, cases)])] } ?? [])
    }

    static func caseNamedTwice(_ name: String, _ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(231), "`" + name + "` has a case already", range,
            notes: [DiagnosticNote("the first one is here", earlier)])
    }

    static func caseAfterDefault(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(231), "`default` takes every value that is left, so it stands last", range)
    }

    static func valueNeedsElse(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(232), "an `if` that gives a value needs an `else`", range)
    }

    static func branchNeedsOneValue(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(232), "each branch of an `if` or `switch` that gives a value holds one expression", range)
    }
}
