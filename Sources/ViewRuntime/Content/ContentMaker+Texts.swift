import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// Texts and controls.
extension ContentMaker {
    // MARK: Texts

    func add(text call: ElementCall<S>, _ environment: EnvironmentValues) {
        add(text: string(call.rule, call.arguments), call.range, environment, call.kind)
    }

    /// The string that a text element shows.
    private func string(_ rule: ElementRule, _ arguments: [Value<S>]) -> String {
        switch rule {
        case .formattedText: machine.text(of: arguments[0], in: arguments[1]) ?? ""
        default: arguments[0].string ?? ""
        }
    }

    /// Adds a text in the font of its place.
    func add(text: String, _ range: SourceRange, _ environment: EnvironmentValues, _ kind: String) {
        let run = TextRun(text, font: environment.resolvedFont(), tracking: environment.tracking)
        add(runs: [run], environment.foregroundColor, range, environment, kind)
    }

    /// Adds joined texts, each with attributes of its own.
    func add(text value: Value<S>, _ range: SourceRange, _ environment: EnvironmentValues) {
        let (runs, color) = runs(of: value, environment)
        add(runs: runs, color, range, environment, "Text")
    }

    /// The runs of a text, and the colour of the first.
    private func runs(of value: Value<S>, _ environment: EnvironmentValues) -> (runs: [TextRun], color: RGBA?) {
        var runs: [TextRun] = []
        var color: RGBA?
        var rest: [(Value<S>, EnvironmentValues)] = [(value, environment)]
        while let (part, place) = rest.popLast() {
            switch part {
            case .texts(let parts):
                for part in parts.reversed() { rest.append((part, place)) }
            case .element(let id, let frame):
                let element = program.elements[id]
                let inner = self.environment(place, insideModifiersOf: element, frame)
                switch element.kind {
                case .value(let expression): rest.append((machine.evaluate(expression, frame), inner))
                case .catalog(let row, let overload):
                    let rule = RuleTable.elements[row.index][overload]
                    guard let arguments = arguments(element.arguments, rule.leftOut, frame) else { continue }
                    let text = string(rule.rule, arguments)
                    runs.append(TextRun(text, font: inner.resolvedFont(), tracking: inner.tracking))
                    if color == nil { color = inner.foregroundColor }
                case .component, .piece, .slot: continue
                }
            default: continue
            }
        }
        return (runs, color)
    }

    private func add(
        runs: [TextRun], _ color: RGBA?, _ range: SourceRange, _ environment: EnvironmentValues, _ kind: String
    ) {
        let text = PreparedText(
            runs: runs, style: environment.resolvedParagraph, metrics: environment.textMetrics,
            scale: environment.displayScale)
        var facts = NodeFacts()
        facts.color = color
        register(builder.addText(text), kind, range, facts: facts)
    }

    /// The place of an argument, for the text made of it; the whole element where it is left out.
    private func range(_ parameter: Int, _ call: ElementCall<S>) -> SourceRange {
        for index in call.element.arguments.range where program.arguments[index].parameter == parameter {
            return program.arguments[index].range
        }
        return call.range
    }

    // MARK: Controls

    func add(control call: ElementCall<S>, _ environment: EnvironmentValues) {
        switch call.rule {
        case .button, .symbolButton, .labelButton: open(button: call, environment)
        default: add(field: call, environment)
        }
    }

    /// A button is its label, with room around it in the bordered styles.
    private func open(button call: ElementCall<S>, _ environment: EnvironmentValues) {
        var facts = NodeFacts()
        facts.isEnabled = environment.isEnabled
        let isBordered = environment.buttonStyle == .bordered || environment.buttonStyle == .borderedProminent
        if isBordered {
            let room = ControlMetrics.buttonPadding(environment)
            let insets = EdgeInsets(
                top: S(room.vertical), leading: S(room.horizontal), bottom: S(room.vertical),
                trailing: S(room.horizontal))
            register(builder.openPadding(insets), call.kind, call.range, facts: facts)
        } else {
            register(builder.openIdentity(), call.kind, call.range, facts: facts)
        }
        let role = call.argument(call.rule == .labelButton ? 0 : call.rule == .button ? 1 : 2).symbol
        let inner = label(environment, isDestructive: role == 1)
        if call.rule == .labelButton {
            emission.append(.close)
            emission.append(.place(call.argument(2), .horizontal, add(inner), range(2, call)))
            return
        }
        if call.rule == .symbolButton { openSymbolLabel(call, inner) }
        add(text: call.argument(0).string ?? "", range(0, call), inner, "Text")
        if call.rule == .symbolButton { builder.close() }
        builder.close()
    }

    /// A symbol before a title, as a label shows them.
    private func openSymbolLabel(_ call: ElementCall<S>, _ environment: EnvironmentValues) {
        register(builder.openStack(.horizontal), "Label", range(1, call))
        let size = ControlMetrics.symbol(environment.resolvedFont())
        var facts = NodeFacts()
        facts.color = environment.foregroundColor
        register(
            builder.addImage(width: S(size.width), height: S(size.height)), "Image", range(1, call), facts: facts)
    }

    /// What a button's label inherits: the tint, red for a destructive one, a lesser level where it is disabled.
    private func label(_ environment: EnvironmentValues, isDestructive: Bool) -> EnvironmentValues {
        var inner = environment
        guard environment.buttonStyle != .plain, environment.foreground == nil || isDestructive else { return inner }
        if !environment.isEnabled {
            inner.foreground = .hierarchical(2)
        } else if environment.buttonStyle == .borderedProminent {
            inner.foreground = .color(ColorValue(.system(.white)))
        } else {
            inner.foreground = isDestructive ? .color(ColorValue(.system(.red))) : .tint
        }
        return inner
    }

    /// A field is one line high and shows its text, or its prompt while it has none.
    private func add(field call: ElementCall<S>, _ environment: EnvironmentValues) {
        let shown = fieldText(call, environment)
        let font = environment.resolvedFont()
        let text = PreparedText(
            runs: [TextRun(shown, font: font, tracking: environment.tracking)], style: environment.resolvedParagraph,
            metrics: environment.textMetrics, scale: environment.displayScale)
        let node = builder.addField(
            idealWidth: S(text.idealWidth), height: S(ControlMetrics.fieldHeight(environment)))
        var facts = NodeFacts()
        facts.isEnabled = environment.isEnabled
        register(node, call.kind, call.range, facts: facts)
        infos[infos.count - 1].text = shown
    }

    private func fieldText(_ call: ElementCall<S>, _ environment: EnvironmentValues) -> String {
        guard let place = expression(call.rule == .labelTextField ? 0 : 1, call) else { return "" }
        let value = machine.read(call.argument(call.rule == .labelTextField ? 0 : 1), place)
        if call.rule == .numberField {
            return machine.text(of: value, in: call.argument(2)) ?? ""
        }
        if let text = value.string, !text.isEmpty { return text }
        if let prompt = call.argument(call.rule == .labelTextField ? 1 : 2).unwrapped {
            return plainText(prompt, environment)
        }
        return call.rule == .labelTextField ? labelText(call, environment) : call.argument(0).string ?? ""
    }

    /// What a text says, without its attributes.
    private func plainText(_ text: Value<S>, _ environment: EnvironmentValues) -> String {
        var result = ""
        for run in runs(of: text, environment).runs { result += run.text }
        return result
    }

    /// The first text of a field's label.
    private func labelText(_ call: ElementCall<S>, _ environment: EnvironmentValues) -> String {
        let start = expand(call.argument(3), call.environment, call.range).start
        defer { entries.removeLast(entries.count - start) }
        for entry in entries[start...] {
            switch entry.kind {
            case .element(let id, let frame): return plainText(.element(id, frame), environment)
            case .value(let value, _): return plainText(value, environment)
            case .component: continue
            }
        }
        return ""
    }

    private func expression(_ parameter: Int, _ call: ElementCall<S>) -> ExpressionID? {
        guard case .expression(let expression) = argument(parameter, call.element.arguments) else { return nil }
        return expression
    }
}
