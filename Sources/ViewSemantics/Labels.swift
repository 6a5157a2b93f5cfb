import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What is said of an argument whose label does not fit.
extension Checker {
    /// Reports an argument without a label at a parameter that has one. A parameter that must be given is meant by its
    /// place; among several that may be left out the labels are listed.
    func reportMissingLabel(
        _ argument: CallArgument, _ form: ArgumentForm, _ parameter: ParameterInfo, _ call: MisfitCall
    ) {
        let labels = labels(taking: form, call)
        if parameter.isRequired || labels.count == 1 {
            report(.needsLabel(labels.count == 1 ? labels[0] : text(parameter.label), argument.range))
        } else {
            report(.needsOneLabel(labels, argument.range))
        }
    }

    /// The labels whose parameters take a form; of those that take infinity the greatest lengths alone.
    private func labels(taking form: ArgumentForm, _ call: MisfitCall) -> [String] {
        var isInfinity = false
        if case .implicitMember(let name, nil) = form { isInfinity = text(name) == "infinity" }
        var labels: [String] = []
        for info in call.signatures.joined() where info.label != Interner.empty && fits(form, info) {
            let label = text(info.label)
            if !labels.contains(label), call.arguments.allSatisfy({ $0.label != info.label }) { labels.append(label) }
        }
        let greatest = labels.filter { $0.utf8.starts(with: "max".utf8) }
        return isInfinity && !greatest.isEmpty ? greatest : labels
    }

    /// Reports a label at a parameter that has none: taken off where it says what the parameter is, else unknown.
    /// Whether it was taken off.
    func reportNeedlessLabel(_ argument: CallArgument, _ parameter: ParameterInfo, _ call: MisfitCall) -> Bool {
        let label = text(argument.label).lowercased()
        guard label == text(parameter.name).lowercased() || label == call.callee.lowercased() else {
            reportUnknownLabel(argument, call)
            return false
        }
        let range = argument.labelRange ?? argument.range
        report(.takesNoLabel(text(argument.label), range, labelWithColon(argument)))
        return true
    }

    /// The label of an argument and all up to its value.
    private func labelWithColon(_ argument: CallArgument) -> SourceRange {
        let start = (argument.labelRange ?? argument.range).start
        return SourceRange(file: argument.range.file, start: start, end: tree.range(argument.value).start)
    }

    /// Reports an argument's label that no parameter of the nearest signature has.
    func reportUnknownLabel(_ argument: CallArgument, _ call: MisfitCall) {
        let range = argument.labelRange ?? argument.range
        if call.declared == nil {
            if let found = mixedForms(argument, call) ?? memberForLabel(argument, call) { return report(found) }
        }
        let suggestion = labelSuggestion(argument.label, call)
        let known = suggestion == nil ? labels(call.signatures) : []
        let takesUnlabelled = call.signatures.contains { $0.contains { $0.label == Interner.empty && !$0.takesBlock } }
        let diagnostic = Diagnostic.unknownLabel(
            call.callee, text(argument.label), range, suggestion, known: known, takesUnlabelled: takesUnlabelled)
        guard let declared = call.declared else { return report(diagnostic) }
        reportUnknown(UnknownNames.Key(name: argument.label, owner: declared), diagnostic)
    }

    /// A label that another form of the callee has: `.frame(width: 100, maxHeight: 50)`.
    private func mixedForms(_ argument: CallArgument, _ call: MisfitCall) -> Diagnostic? {
        guard let index = call.arguments.firstIndex(where: { $0.range == argument.range }),
            call.signatures.contains(where: { has(argument.label, $0) }),
            let other = call.arguments.firstIndex(where: { other in
                other.label != Interner.empty
                    && !call.signatures.contains { has(other.label, $0) && has(argument.label, $0) }
            })
        else { return nil }
        let labels = [min(index, other), max(index, other)].map { text(call.arguments[$0].label) }
        var gap: SourceRange?
        if index > 0, call.isModifier {
            let parts = [Array(call.arguments[..<index]), Array(call.arguments[index...])]
            let splits = parts.allSatisfy { part in call.signatures.contains { assign($0, part) != nil } }
            let end = call.arguments[index - 1].range.end
            if splits { gap = SourceRange(file: argument.range.file, start: end, end: argument.range.start) }
        }
        return .mixedForms(
            call.callee, labels[0], labels[1], argument.labelRange ?? argument.range, splitAt: gap)
    }

    private func has(_ label: Name, _ parameters: [ParameterInfo]) -> Bool { parameters.contains { $0.label == label } }

    /// A label that is a value of an unlabelled parameter before the one meant: `.padding(horizontal: 5)`.
    private func memberForLabel(_ argument: CallArgument, _ call: MisfitCall) -> Diagnostic? {
        for parameters in call.signatures where parameters.count > 1 && !parameters[0].isRequired {
            guard parameters[0].label == Interner.empty, parameters[1].label == Interner.empty,
                fits(.implicitMember(argument.label, call: nil), parameters[0])
            else { continue }
            return .memberForLabel(
                call.callee, text(argument.label), argument.labelRange ?? argument.range,
                call.arguments.count == 1 ? labelWithColon(argument) : nil)
        }
        return nil
    }

    /// The labels of all signatures, in order.
    private func labels(_ signatures: [[ParameterInfo]]) -> [String] {
        var labels: [String] = []
        for info in signatures.joined() where info.label != Interner.empty {
            let label = text(info.label)
            if !labels.contains(label) { labels.append(label) }
        }
        return labels
    }

    /// The label that a misspelt one was meant to be: of the nearest signature, else of the others, else the only one
    /// that begins alike.
    private func labelSuggestion(_ label: Name, _ call: MisfitCall) -> String? {
        let all = labels(call.signatures).filter { $0 != text(label) }
        if let near = suggestion(for: label, in: labels([call.parameters])) ?? suggestion(for: label, in: all) {
            return near
        }
        let alike = all.filter { Spelling.beginAlike(text(label), $0) }
        return alike.count == 1 ? alike[0] : nil
    }

    /// Whether two parameters have one label, so that a name was lost.
    func hasTwins(_ parameters: [ParameterInfo]) -> Bool {
        for (index, info) in parameters.enumerated() where info.label != Interner.empty {
            if parameters[..<index].contains(where: { $0.label == info.label }) { return true }
        }
        return false
    }
}

/// A call that fits no signature of its callee.
struct MisfitCall {
    let callee: String
    let signatures: [[ParameterInfo]]
    /// The signature that comes nearest.
    let parameters: [ParameterInfo]
    let arguments: [CallArgument]
    /// The place of a declared callee's name.
    let declared: SourceRange?
    /// Whether two calls can follow each other.
    let isModifier: Bool
}
