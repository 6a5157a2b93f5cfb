import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// Fields of text.
extension ContentMaker {
    /// A field is one line high and shows its text, or its prompt while it has none.
    func add(field call: ElementCall<S>, _ environment: EnvironmentValues) {
        let (shown, isPrompt) = fieldText(call, environment)
        let run = TextRun(shown, font: environment.resolvedFont(), tracking: environment.tracking)
        let text = prepared([run], environment)
        if makesLooks { noteLook(ofField: run, isPrompt: isPrompt, environment) }
        let node = builder.addField(
            idealWidth: S(text.idealWidth), height: S(ControlMetrics.fieldHeight(environment)))
        var facts = NodeFacts()
        facts.isEnabled = environment.isEnabled
        register(node, call.kind, call.range, facts: facts)
        infos[infos.count - 1].text = shown
    }

    /// What a field shows, and whether that is a prompt.
    private func fieldText(_ call: ElementCall<S>, _ environment: EnvironmentValues) -> (text: String, isPrompt: Bool) {
        let hasLabel = call.rule == .labelTextField || call.rule == .labelSecureField
        let first = hasLabel ? 0 : 1
        let value = boundValue(first, call)
        let text = call.rule == .numberField ? numberText(value, call, environment) : value.string
        if let text, !text.isEmpty {
            let isSecret = call.rule == .secureField || call.rule == .labelSecureField
            return (isSecret ? String(repeating: ControlMetrics.secretCharacter, count: text.count) : text, false)
        }
        let prompt = call.argument(call.rule == .numberField ? 3 : first + 1)
        if let prompt = prompt.unwrapped { return (plainText(prompt, environment), true) }
        if !hasLabel { return (call.argument(0).string ?? "", true) }
        return (labelText(call.argument(call.rule == .labelTextField ? 3 : 2), call, environment), true)
    }

    /// What a field of a number shows: what is being typed, else the number.
    private func numberText(
        _ value: Value<S>, _ call: ElementCall<S>, _ environment: EnvironmentValues
    ) -> String? {
        if machine.reads.isRecording { machine.reads.note(Int(LiveReads.draft)) }
        if let draft = machine.memory?.draft, let own = nodePlaces.last, own.node == builder.nextID,
            draft.place == own.place, machine.isSame(draft.value, value)
        {
            return draft.text
        }
        return machine.text(of: value, in: call.argument(2), machine.conventions(of: environment.locale, call.range))
    }

    /// The first text of a field's label.
    private func labelText(
        _ label: Value<S>, _ call: ElementCall<S>, _ environment: EnvironmentValues
    ) -> String {
        let start = expand(label, call.environment, call.range).start
        defer { entries.removeLast(entries.count - start) }
        for entry in entries[start...] {
            switch entry.kind {
            case .element(let id, let frame): return plainText(.element(id, frame), environment)
            case .value(let value, _): return plainText(value, environment)
            case .call(let call): return call.argument(0).string ?? ""
            case .component, .layout, .reader, .hostReader, .run: continue
            }
        }
        return ""
    }

    /// What the binding of a parameter leads to.
    func boundValue(_ parameter: Int, _ call: ElementCall<S>) -> Value<S> {
        guard case .binding(let reference) = call.argument(parameter) else { return .invalid }
        let range = argument(parameter, call.given).flatMap { value in
            if case .expression(let expression) = value { program.range(expression) } else { nil }
        }
        return machine.read(reference, range ?? call.range)
    }
}
