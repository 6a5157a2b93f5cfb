import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// Texts.
extension ContentMaker {
    func add(text call: ElementCall<S>, _ environment: EnvironmentValues) {
        add(
            text: string(call.rule, call.arguments, environment.locale, call.range), call.range, environment, call.kind)
    }

    /// The string that a text element shows.
    private func string(
        _ rule: ElementRule, _ arguments: [Value<S>], _ locale: String, _ range: SourceRange
    ) -> String {
        switch rule {
        case .formattedText:
            machine.text(of: arguments[0], in: arguments[1], machine.conventions(of: locale, range)) ?? ""
        default: arguments[0].string ?? ""
        }
    }

    /// Adds a text in the font of its place.
    func add(text: String, _ range: SourceRange, _ environment: EnvironmentValues, _ kind: String) {
        let run = TextRun(text, font: environment.resolvedFont(), tracking: environment.tracking)
        add(
            runs: [run], environment.foregroundColor, makesLooks ? [look(run, environment)] : [], range, environment,
            kind)
    }

    /// Adds joined texts, each with attributes of its own.
    func add(text value: Value<S>, _ range: SourceRange, _ environment: EnvironmentValues) {
        let (runs, looks, color) = runs(of: value, environment)
        add(runs: runs, color, looks, range, environment, "Text")
    }

    /// The runs of a text, their looks where those are noted, and the colour of the first.
    private func runs(
        of value: Value<S>, _ environment: EnvironmentValues
    ) -> (runs: [TextRun], looks: [TextLook], color: RGBA?) {
        var runs: [TextRun] = []
        var looks: [TextLook] = []
        var color: RGBA?
        func append(_ text: String, _ place: EnvironmentValues) {
            let run = TextRun(text, font: place.resolvedFont(), tracking: place.tracking)
            runs.append(run)
            if makesLooks { looks.append(look(run, place)) }
            if color == nil { color = place.foregroundColor }
        }
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
                    machine.partLocale = inner.locale
                    defer { machine.partLocale = nil }
                    guard let arguments = arguments(element.arguments, rule.parameters, frame, keys: rule.keys)
                    else { continue }
                    append(string(rule.rule, arguments, inner.locale, element.range), inner)
                case .component, .piece, .slot: continue
                }
            case .hostText(let text):
                switch text {
                case .pieces(let pieces, let isKey): append(string(pieces, isKey: isKey, place.locale), place)
                case .joined(let parts): for part in parts.reversed() { rest.append((.hostText(part), place)) }
                case .modified(let text, let rule, let arguments):
                    rest.append((.hostText(text), self.environment(place, inside: rule, arguments)))
                }
            default: continue
            }
        }
        return (runs, looks, color)
    }

    /// How a run is drawn.
    func look(_ run: TextRun, _ environment: EnvironmentValues) -> TextLook {
        let ink = environment.foregroundInk
        let underline = environment.underline.flatMap { line in
            line.color.map { environment.resolve($0).map { .color($0) } } ?? ink
        }
        return TextLook(font: run.font, ink: ink, underline: underline)
    }

    private func add(
        runs: [TextRun], _ color: RGBA?, _ looks: [TextLook], _ range: SourceRange, _ environment: EnvironmentValues,
        _ kind: String
    ) {
        let text = prepared(runs, environment)
        var facts = NodeFacts()
        facts.color = color
        note(look: .texts(looks))
        register(builder.addText(text), kind, range, facts: facts)
    }

    /// The text of some runs in an environment.
    func prepared(_ runs: [TextRun], _ environment: EnvironmentValues) -> PreparedText {
        let style = environment.resolvedParagraph
        let (metrics, scale) = (environment.textMetrics, environment.displayScale)
        return machine.memory?.texts.text(runs, style, metrics, scale: scale)
            ?? PreparedText(runs: runs, style: style, metrics: metrics, scale: scale)
    }

    /// What a text says, without its attributes.
    func plainText(_ text: Value<S>, _ environment: EnvironmentValues) -> String {
        var result = ""
        for run in runs(of: text, environment).runs { result += run.text }
        return result
    }
}
