import ViewBase
import ViewIR
import ViewSyntax

/// Findings about calls.
extension Diagnostic {
    static func missingArgument(_ name: String, _ range: SourceRange, declared: SourceRange?) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(240), "`" + name + "` is missing", range,
            notes: declared.map { [DiagnosticNote("it is declared here", $0)] } ?? [])
    }

    static func missingArgument(
        _ callee: String, _ name: String, label: String?, _ range: SourceRange, declared: SourceRange?
    ) -> Diagnostic {
        let written = label.map { "`" + $0 + ":`" } ?? "`" + name + "`"
        return Diagnostic(
            DiagnosticCode(240), "`" + callee + "` needs " + written, range,
            notes: declared.map { [DiagnosticNote("it is declared here", $0)] } ?? [])
    }

    static func extraArgument(_ callee: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(241), "`" + callee + "` takes no further argument", range)
    }

    static func argumentTwice(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(241), "`" + label + ":` is given twice", range)
    }

    /// `known` are the callee's labels, told where none of them is near.
    static func unknownLabel(
        _ callee: String, _ label: String, _ range: SourceRange, _ suggestion: String?, known: [String],
        takesUnlabelled: Bool
    ) -> Diagnostic {
        let message = "`" + callee + "` has no argument `" + label + ":`"
        if let suggestion {
            return Diagnostic(
                DiagnosticCode(242), message + "; did you mean `" + suggestion + ":`?", range,
                fixIts: [FixIt.guess("write `" + suggestion + "`", [TextEdit(range, suggestion)])])
        }
        var taken = takesUnlabelled ? ["one without a label"] : []
        for label in known.prefix(6) { taken.append("`" + label + ":`") }
        if known.count > 6 { taken.append("…") }
        let end = taken.isEmpty ? "" : "; it takes " + taken.joined(separator: ", ")
        return Diagnostic(DiagnosticCode(242), message + end, range)
    }

    /// `splitAt` is what stands between the arguments of two calls, if two calls are what was meant.
    static func mixedForms(
        _ callee: String, _ first: String, _ second: String, _ range: SourceRange, splitAt: SourceRange?
    ) -> Diagnostic {
        let message =
            "`" + first + ":` and `" + second + ":` belong to different forms of `" + callee + "` and cannot be mixed"
        guard let splitAt else { return Diagnostic(DiagnosticCode(242), message, range) }
        let split = ").\(callee)("
        return Diagnostic(
            DiagnosticCode(242), message + "; write `." + callee + "` twice", range,
            fixIts: [FixIt("write `." + callee + "` twice", [TextEdit(splitAt, split)])])
    }

    /// `replaced` is the label with its colon, if a member in its place is all that is missing.
    static func memberForLabel(
        _ callee: String, _ label: String, _ range: SourceRange, _ replaced: SourceRange?
    ) -> Diagnostic {
        let member = "." + label + ", "
        return Diagnostic(
            DiagnosticCode(242),
            "`" + callee + "` has no argument `" + label + ":`; write `" + member + "…`", range,
            fixIts: replaced.map { [FixIt("write `" + member + "`", [TextEdit($0, member)])] } ?? [])
    }

    static func needsOneLabel(_ labels: [String], _ range: SourceRange) -> Diagnostic {
        guard !labels.isEmpty else { return Diagnostic(DiagnosticCode(242), "this argument needs a label", range) }
        let list = labels.map { "`" + $0 + ":`" }.joined(separator: " or ")
        return Diagnostic(DiagnosticCode(242), "this argument needs a label: " + list, range)
    }

    static func needsLabel(_ label: String, _ range: SourceRange) -> Diagnostic {
        let start = SourceRange(file: range.file, start: range.start, end: range.start)
        return Diagnostic(
            DiagnosticCode(242), "this argument needs its label `" + label + ":`", range,
            fixIts: [FixIt("add `" + label + ":`", [TextEdit(start, label + ": ")])])
    }

    static func takesNoLabel(_ label: String, _ range: SourceRange, _ removal: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(242), "this argument has no label; write it without `" + label + ":`", range,
            fixIts: [FixIt("remove `" + label + ":`", [TextEdit(removal, "")])])
    }

    /// `edits` put the arguments in order, if nothing else is wrong with them.
    static func argumentOrder(_ label: String, _ range: SourceRange, _ edits: [TextEdit]) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(243), "`" + label + ":` stands too late; arguments keep the order of the declaration", range,
            fixIts: edits.isEmpty ? [] : [FixIt("put the arguments in order", edits)])
    }

    /// The types are those that are expected at either place.
    static func argumentsExchanged(
        _ first: String, _ second: String, _ range: SourceRange, other: SourceRange, _ edits: [TextEdit]
    ) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(243),
            "two arguments stand in each other's place: `" + first + "` is expected here, `" + second + "` later",
            range,
            notes: [DiagnosticNote("the other one", other)], fixIts: [FixIt("exchange them", edits)])
    }

    static func takesNoBlock(_ callee: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(244), "`" + callee + "` takes no block, so nothing can stand inside it", range)
    }

    /// `declare` is the type that would take the arguments.
    static func wrongArgumentCount(
        _ expected: Int, _ given: Int, _ range: SourceRange, callee: String? = nil, declare: String? = nil
    ) -> Diagnostic {
        var message = callee.map { "`" + $0 + "`" } ?? "this"
        message +=
            " takes " + String(expected) + (expected == 1 ? " argument" : " arguments") + ", not " + String(given)
        if let callee, let declare { message += "; to give these, declare `" + callee + ": " + declare + "`" }
        return Diagnostic(DiagnosticCode(241), message, range)
    }

    static func blockTakes(_ expected: Int, _ given: Int, _ range: SourceRange) -> Diagnostic {
        let takes = expected == 0 ? "no arguments" : expected == 1 ? "1 argument" : String(expected) + " arguments"
        return Diagnostic(
            DiagnosticCode(245), "this block is given " + takes + ", but names " + String(given), range)
    }

    static func loopGivesNoBinding(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(245), "only a loop over a binding, as `ForEach($items)`, gives bindings", range)
    }

    static func noAnonymousArgument(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(245), "the block around is given no argument `" + name + "`", range)
    }

    /// `call` is what makes a call of the name, where nothing else must be given.
    static func elementNotCalled(_ name: String, _ range: SourceRange, call: String?) -> Diagnostic {
        guard let call else {
            return Diagnostic(DiagnosticCode(246), "`" + name + "` needs its arguments in parentheses", range)
        }
        let end = SourceRange(file: range.file, start: range.end, end: range.end)
        let needs = call == "()" ? "parentheses" : "a block"
        return Diagnostic(
            DiagnosticCode(246), "`" + name + "` needs " + needs, range,
            fixIts: [FixIt("add `" + call + "`", [TextEdit(end, call == "()" ? call : " " + call)])])
    }

    static func modifierNotCalled(_ name: String, _ range: SourceRange) -> Diagnostic {
        let end = SourceRange(file: range.file, start: range.end, end: range.end)
        return Diagnostic(
            DiagnosticCode(246), "the modifier `." + name + "` needs parentheses", range,
            fixIts: [FixIt("add `()`", [TextEdit(end, "()")])])
    }

    static func functionNotCalled(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(246), "`" + name + "` needs its arguments in parentheses", range)
    }

    static func actionNotCalled(_ name: String, _ range: SourceRange) -> Diagnostic {
        let end = SourceRange(file: range.file, start: range.end, end: range.end)
        return Diagnostic(
            DiagnosticCode(246), "`" + name + "` is an action; call it with parentheses", range,
            fixIts: [FixIt("add `()`", [TextEdit(end, "()")])])
    }

    static func notCallable(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(247), "only elements, views, functions, actions and slots can be called", range)
    }

    static func noMembers(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(247), "this must be called before `." + name + "` can follow", range)
    }

    static func callsHandlerForValue(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(247), "a handler gives no value; call it in an action", range)
    }

    static func actionForValue(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(247), "the action `" + name + "` gives no value; call it in an action", range)
    }

    static func optionalHandler(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(247), "this handler may be nil; call it with `?()`", range)
    }

    static func fixedLengthIsInfinite(_ label: String, _ range: SourceRange, _ labelRange: SourceRange) -> Diagnostic {
        let greatest = label == "width" ? "maxWidth" : "maxHeight"
        return Diagnostic(
            DiagnosticCode(249),
            "a fixed " + label + " must be finite and not negative; did you mean `" + greatest
                + ": .infinity`?", range,
            fixIts: [FixIt("write `" + greatest + ":`", [TextEdit(labelRange, greatest)])])
    }

    /// `isBelow` says that such a value stands below other modifiers.
    static func modifierNeeds(_ name: String, _ receiver: String, isBelow: Bool, _ range: SourceRange) -> Diagnostic {
        let message =
            isBelow
            ? "`." + name + "` stands directly after a value of type `" + receiver
                + "`; move it before the other modifiers"
            : "`." + name + "` is for a value of type `" + receiver + "` only, and this is none"
        return Diagnostic(DiagnosticCode(248), message, range)
    }
}

extension Checker {
    /// Reports why a call does not fit the signature that comes nearest; an argument that cannot be meant for the
    /// parameter it was matched with is taken off it.
    func report(_ match: inout Match, _ call: MisfitCall, _ arguments: inout [CallArgument], _ node: SyntaxNode) {
        // What a damaged head of a declaration takes is not known, nor what one takes that names two things alike.
        if hasDamage, let declared = call.declared, isDamaged(declared) { return }
        if call.declared != nil, hasTwins(call.parameters) { return }
        // What a name outside the language gives decides which form was meant, and the name is reported itself.
        for index in call.parameters.indices {
            if let argument = match.assignment[index], isForeign(arguments[argument].value) { return }
        }
        switch match.problem {
        case .missing(let index):
            let info = call.parameters[index]
            let label = info.label == Interner.empty ? nil : text(info.label)
            report(
                .missingArgument(
                    call.callee, text(info.name), label: label, tree.range(node), declared: info.range))
        case .extra(let index):
            report(.extraArgument(call.callee, arguments[index].range))
        case .unknownLabel(let index):
            reportUnknownLabel(arguments[index], call)
        case .needsLabel(let index, let parameter):
            reportMissingLabel(index, parameter, &match, call, &arguments)
        case .noLabel(let index, let parameter):
            if !reportNeedlessLabel(arguments[index], call.parameters[parameter], call) {
                match.assignment[parameter] = nil
            }
        case .order(let index):
            reportOrder(index, match, call)
        case .twice(let index):
            report(.argumentTwice(text(arguments[index].label), arguments[index].range))
        case .noBlock(let index):
            report(.takesNoBlock(call.callee, firstToken(arguments[index])))
        case nil:
            break
        }
    }

    private func reportMissingLabel(
        _ index: Int, _ parameter: Int, _ match: inout Match, _ call: MisfitCall, _ arguments: inout [CallArgument]
    ) {
        let form = form(of: &arguments[index])
        if form.isInvalid {
            // A label without its colon, say, so which arguments follow is open.
            for info in call.parameters.indices where match.assignment[info].map({ $0 >= index }) ?? false {
                match.assignment[info] = nil
            }
        } else if fits(form, call.parameters[parameter]) {
            reportMissingLabel(arguments[index], form, call.parameters[parameter], call)
        } else {
            report(.extraArgument(call.callee, arguments[index].range))
            match.assignment[parameter] = nil
        }
    }

    private func firstToken(_ argument: CallArgument) -> SourceRange { tree.range(tree.firstToken(argument.value)) }
}
