import ViewBase

/// Messages about Swift's spellings that have another one here.
extension Diagnostic {
    /// `nilPlace` is where ` = nil` is missing.
    static func stateAttribute(_ name: String, at range: SourceRange, nilPlace: SourceRange?) -> Diagnostic {
        let value = nilPlace.map { [TextEdit($0, " = nil")] } ?? []
        let example = nilPlace == nil ? "state \(name) = …" : "state \(name): Type? = nil"
        return Diagnostic(
            .stateAttribute, .error, "state is declared without `@State`: `\(example)`", range,
            fixIts: [FixIt("write `state`", [TextEdit(range, "state")] + value)])
    }

    /// `declared` is the name with its type; `nilPlace` is where ` = nil` is missing.
    static func propertyWrapper(
        _ wrapper: String, _ name: String, _ declared: String, at range: SourceRange, hasValue: Bool,
        _ nilPlace: SourceRange?
    ) -> Diagnostic {
        switch wrapper {
        case "Binding":
            return propertyWrapper("a binding is a parameter of the view: `view Name(\(name): Binding<T>)`", range)
        case "Environment":
            return propertyWrapper("the environment is read as `env.name`, without a declaration", range)
        case "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "ObservableObject":
            return propertyWrapper(
                "there are no model objects: pass values, bindings and actions as parameters", range)
        default:
            let value = nilPlace == nil ? "…" : "nil"
            let edits = [TextEdit(range, "state")] + (nilPlace.map { [TextEdit($0, " = nil")] } ?? [])
            return propertyWrapper(
                "`@\(wrapper)` is not supported: write `state \(declared) = \(value)`, or a parameter of the view",
                range,
                hasValue || nilPlace != nil ? [FixIt.guess("write `state`", edits)] : [])
        }
    }

    private static func propertyWrapper(
        _ message: String, _ range: SourceRange, _ fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(.propertyWrapper, .error, message, range, fixIts: fixIts)
    }

    static func variable(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .variable, .error,
            "a `var` keeps no value: write `let \(name)`, or `state \(name)` if actions change it", range,
            fixIts: [FixIt.guess("write `let`", [TextEdit(range, "let")])])
    }

    static func variableWithoutValue(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .variable, .error,
            "a `var` keeps no value: what a caller passes is a parameter, `view Name(\(name): Type)`", range)
    }

    static func computedVariable(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .variable, .error, "a `var` that is worked out has its type written: `var \(name): Type { … }`", range)
    }

    static func structure(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .structure, .error, "a view is declared as `view \(name) { … }`", range,
            fixIts: [FixIt("write `view \(name)`", [TextEdit(range, "view \(name)")])])
    }

    static func foreignDeclaration(_ word: String, at range: SourceRange) -> Diagnostic {
        let message =
            word == "struct"
            ? "there is no `struct`: write `record Name(field: Type)` or `view Name { … }`"
            : "there is no `\(word)`: declare a `record`, `enum`, `func` or `view`"
        return Diagnostic(.foreignDeclaration, .error, message, range)
    }

    static func foreignModifier(_ word: String, at range: SourceRange, until end: UInt32) -> Diagnostic {
        let whole = SourceRange(file: range.file, start: range.start, end: end)
        if word == "fileprivate" {
            return Diagnostic(
                .foreignModifier, .error, "`fileprivate` is written `private` here", range,
                fixIts: [FixIt("write `private`", [TextEdit(range, "private")])])
        }
        return Diagnostic(
            .foreignModifier, .error, "`\(word)` has no meaning here: remove it", range,
            fixIts: [FixIt("remove `\(word)`", [TextEdit(whole, "")])])
    }

    static func foreignStatement(_ word: String, at range: SourceRange) -> Diagnostic {
        let message =
            word == "while"
            ? "there is no `while`, as every evaluation ends: write `for x in …`"
            : "there is no `\(word)`: nothing fails here"
        return Diagnostic(.foreignStatement, .error, message, range)
    }

    static func opaqueType(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .opaqueType, .error,
            "`some View` stands only in `var name: some View { … }`: a slot has the type `Content`", range,
            fixIts: [FixIt("write `Content`", [TextEdit(range, "Content")])])
    }

    static func contentFunction(function: SourceRange, result: SourceRange, after end: UInt32) -> Diagnostic {
        let gap = SourceRange(file: result.file, start: end, end: result.end)
        return Diagnostic(
            .opaqueType, .error, "a function that gives a view is a `content`: `content name(…) { … }`", result,
            fixIts: [FixIt("write `content`", [TextEdit(function, "content"), TextEdit(gap, "")])])
    }

    /// `edits` make a preview of it; none where its arguments are others than a name.
    static func previewMacro(at range: SourceRange, edits: [TextEdit]) -> Diagnostic {
        Diagnostic(
            .previewMacro, .error, "a preview is declared as `preview \"name\" { … }`", range,
            fixIts: edits.isEmpty ? [] : [FixIt("write `preview`", edits)])
    }

    static func importOfModule(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .importOfModule, .error,
            "`import` takes the path of a file in quotes; SwiftUI needs no import: remove the line",
            range, fixIts: [FixIt("remove the import", [TextEdit(range, "")])])
    }

    static func importWithoutQuotes(at range: SourceRange) -> Diagnostic {
        let start = SourceRange(file: range.file, start: range.start, end: range.start)
        let end = SourceRange(file: range.file, start: range.end, end: range.end)
        return Diagnostic(
            .importOfModule, .error, "`import` takes the path of a file in quotes", range,
            fixIts: [FixIt("write quotes", [TextEdit(start, "\""), TextEdit(end, "\"")])])
    }

    static func previewProvider(at range: SourceRange) -> Diagnostic {
        Diagnostic(.previewMacro, .error, "a preview is declared as `preview \"name\" { … }`", range)
    }

    /// `removal` is the list from its comma or colon on.
    static func conformances(_ names: [String], removal: SourceRange, text: String, isEnum: Bool) -> Diagnostic {
        let rule = isEnum ? "an enum has one raw type and no protocols" : "a record has no protocols"
        let offered = isEnum && names.contains("CaseIterable") ? "; `allCases` is there anyway" : ""
        return Diagnostic(
            .foreignModifier, .error, "\(rule): remove `\(text)`\(offered)", removal,
            fixIts: [FixIt("remove `\(text)`", [TextEdit(removal, "")])])
    }

    static func forceUnwrap(at range: SourceRange) -> Diagnostic {
        Diagnostic(.forceUnwrap, .error, "nothing is unwrapped by force: write `?? value`, or `if let`", range)
    }

    static func effect(_ word: String, at range: SourceRange, until end: UInt32) -> Diagnostic {
        let whole = SourceRange(file: range.file, start: range.start, end: end)
        return Diagnostic(
            .effect, .error, "nothing throws or waits here: remove `\(word)`", range,
            fixIts: [FixIt("remove `\(word)`", [TextEdit(whole, "")])])
    }

    static func cast(_ word: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.cast, .error, "there are no casts: convert with `Int(x)`, `Double(x)` or `String(x)`", range)
    }
}
