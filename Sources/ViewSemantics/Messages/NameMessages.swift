import ViewBase
import ViewCatalog

/// Findings about names and declarations.
extension Diagnostic {
    /// `whole` is the attribute with its sign and arguments.
    static func unknownAttribute(_ name: String, _ range: SourceRange, whole: SourceRange) -> Diagnostic {
        let suggestion = Spelling.nearest(to: name, among: ["deprecated"])
        let fixIt =
            suggestion.map { FixIt.guess("write `" + $0 + "`", [TextEdit(range, $0)]) }
            ?? FixIt.guess("remove it", [TextEdit(whole, "")])
        return Diagnostic(
            DiagnosticCode(217), "there is no attribute `@" + name + "`; the only one is `@deprecated(\"use …\")`",
            range,
            fixIts: [fixIt])
    }

    /// The note and the fix-it for a near spelling.
    static func didYouMean(
        _ code: UInt16, _ message: String, _ range: SourceRange, _ suggestion: String?, prefix: String = ""
    ) -> Diagnostic {
        guard let suggestion else { return Diagnostic(DiagnosticCode(code), message, range) }
        return Diagnostic(
            DiagnosticCode(code), message + "; did you mean `" + prefix + suggestion + "`?", range,
            fixIts: [FixIt.guess("write `" + suggestion + "`", [TextEdit(range, suggestion)])])
    }

    /// `declared` is where the suggested name is declared, if the program declares it.
    static func unknownName(
        _ name: String, _ range: SourceRange, _ suggestion: String?, _ declared: SourceRange?
    ) -> Diagnostic {
        var diagnostic = didYouMean(201, "nothing here is called `" + name + "`", range, suggestion)
        if let suggestion, let declared {
            diagnostic.notes = [DiagnosticNote("`" + suggestion + "` is declared here", declared)]
        }
        return diagnostic
    }

    static func unknownType(_ name: String, _ range: SourceRange, _ suggestion: String?) -> Diagnostic {
        didYouMean(202, "there is no type `" + name + "`", range, suggestion)
    }

    static func unknownModifier(_ name: String, _ range: SourceRange, _ suggestion: String?) -> Diagnostic {
        didYouMean(203, "there is no modifier `." + name + "`", range, suggestion, prefix: ".")
    }

    /// A name from elsewhere; `modifier` is ours with the same arguments.
    static func habitName(
        _ name: String, _ range: SourceRange, _ modifier: String?, _ advice: String
    ) -> Diagnostic {
        let fixIts = modifier.map { [FixIt.guess("write `" + $0 + "`", [TextEdit(range, $0)])] }
        return Diagnostic(
            DiagnosticCode(203), .error, "there is no modifier `." + name + "`; " + advice, range, fixIts: fixIts ?? [])
    }

    static func unknownMember(
        _ name: String, _ type: String, _ range: SourceRange, _ suggestion: String?
    ) -> Diagnostic {
        didYouMean(204, "a value of type `" + type + "` has no member `" + name + "`", range, suggestion)
    }

    /// `known` are the type's members, told where none of them is near and they are few.
    static func unknownStaticMember(
        _ name: String, _ type: String, _ range: SourceRange, _ suggestion: String?, known: [String]
    ) -> Diagnostic {
        var message = "`" + type + "` has no member `." + name + "`"
        if suggestion == nil, (1...8).contains(known.count) {
            message += "; it has " + known.map { "`." + $0 + "`" }.joined(separator: ", ")
        }
        return didYouMean(204, message, range, suggestion, prefix: ".")
    }

    /// `range` is that of the name, behind its dot.
    static func memberOfOtherType(_ name: String, _ type: String, _ owner: String, _ range: SourceRange) -> Diagnostic {
        let dot = SourceRange(file: range.file, start: range.start - 1, end: range.start)
        return Diagnostic(
            DiagnosticCode(204), "`" + type + "` has no member `." + name + "`, but `" + owner + "` has", range,
            fixIts: [FixIt("write `" + owner + "." + name + "`", [TextEdit(dot, owner + ".")])])
    }

    static func unknownEnvironmentKey(_ name: String, _ range: SourceRange, _ suggestion: String?) -> Diagnostic {
        didYouMean(204, "the environment has no value `" + name + "`", range, suggestion)
    }

    static func notSupportedYet(_ name: OutsideName, _ range: SourceRange) -> Diagnostic {
        let written = name.kind == .modifier ? "." + name.name : name.name
        let advice = Catalog.standIn(for: name).map { "; " + $0 } ?? ""
        return Diagnostic(
            DiagnosticCode(205), "`" + written + "` " + name.kind.belonging + ", not supported yet" + advice, range)
    }

    static func declaredTwice(_ name: String, _ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(206), "`" + name + "` is declared twice", range,
            notes: [DiagnosticNote("the other declaration is here", earlier)])
    }

    static func takesCatalogName(_ name: String, _ range: SourceRange) -> Diagnostic {
        let other = "My" + name
        return Diagnostic(
            DiagnosticCode(207), "`" + name + "` is the language's own name; a declaration needs another", range,
            fixIts: [FixIt.guess("rename to `" + other + "`", [TextEdit(range, other)])])
    }

    static func cycle(_ names: [String], _ range: SourceRange, verb: String = "needs") -> Diagnostic {
        Diagnostic(
            DiagnosticCode(208), "`" + names[0] + "` " + verb + " itself: " + path(names), range)
    }

    static func recursion(_ names: [String], _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(208),
            "`" + names[0] + "` calls itself: " + path(names)
                + "; functions may not, so that each ends: go over a range or an array with `for`, `map` or `filter`",
            range)
    }

    static func endlessView(_ names: [String], _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(209),
            "`" + names[0] + "` always holds itself, so showing it never ends: " + path(names)
                + "; put the inner one behind a condition", range)
    }

    private static func path(_ names: [String]) -> String {
        var text = names[0]
        for name in names.dropFirst() { text += " → " + name }
        return text
    }

    static func nameUsedTwice(_ name: String, _ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(210), "`#" + name + "` already names an element that can stand beside this one", range,
            notes: [DiagnosticNote("the other element is here", earlier)])
    }

    static func nameNeedsElement(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(210), "`#name` names an element, and this is none", range)
    }

    static func namedTakesName(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(210), "`.named` takes one name, as in `.named(#title)`", range)
    }

    static func belongsAtFileLevel(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(211), "this declaration belongs at the top level of the file", range)
    }

    static func belongsInView(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(211), "this declaration belongs inside a view", range)
    }

    static func belongsAtTopOfView(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(211), "this declaration belongs at the top of a view's body, not inside an element", range)
    }

    static func onlyFunctionsInRecord(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(211), "only functions can stand in a record's body; fields are its parameters", range)
    }

    static func rawTypeMustBeStringOrInt(_ type: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(212), "an enum's raw type is `String` or `Int`, not `" + type + "`", range)
    }

    static func caseHasNoRawType(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(212), "a case has a value only where the enum has a raw type, as in `enum Size: String`",
            range)
    }

    static func rawValueMustBeLiteral(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(212), "a raw value is a plain literal of the enum's raw type", range)
    }

    static func rawValueTwice(_ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(212), "two cases have this raw value", range,
            notes: [DiagnosticNote("the other case is here", earlier)])
    }

    static func rawValueTooLarge(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(212), "the next raw value does not fit in an `Int`; write one", range)
    }

    static func nameOfSeveral(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(210), "a `#name` names one element; a group, a loop or a slot may show several", range)
    }

    static func namedAlready(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(210), "this element has a name already", range)
    }

    /// `word` is the place of `func` where an action can stand.
    static func functionNeedsResult(_ range: SourceRange, word: SourceRange?) -> Diagnostic {
        let message = "a function gives a value: write its type, as in `func width() -> Double`"
        guard let word else { return Diagnostic(DiagnosticCode(213), message, range) }
        return Diagnostic(
            DiagnosticCode(213), message + "; what changes states is an `action`", range,
            fixIts: [FixIt.guess("write `action`", [TextEdit(word, "action")])])
    }

    static func readsMembersTooEarly(_ function: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(290),
            "`" + function + "` reads members of the view, and this is worked out before they have values: begin with "
                + "a value of its own, and set it in `onAppear`", range)
    }

    static func typeTakesNoArguments(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(202), "`" + name + "` takes no types in brackets", range)
    }

    static func factPathAlone(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(214), "a path such as `#card.#title` begins with a name", range)
    }

    static func expectedDevice(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(215), "a device is written as `.iPhoneSE3` or `.iPhone16(.landscapeLeft)`", range)
    }

    static func environmentNeedsKey(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(216), "`env` is read by a key, as in `env.colorScheme`", range)
    }

    static func environmentKeyIsFixed(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(216), "`" + name + "` belongs to the window and cannot be set for a part of it", range)
    }

    static func selfAlone(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(216), "`self` stands only before a member, as in `self.title`", range)
    }
}
