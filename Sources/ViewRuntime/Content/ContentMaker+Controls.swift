import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// Controls: a label with what they add to it.
extension ContentMaker {
    // MARK: Buttons

    /// A button or link is its label, with room around it in the bordered styles.
    func open(button call: ElementCall<S>, _ environment: EnvironmentValues) {
        let isBordered = environment.buttonStyle == .bordered || environment.buttonStyle == .borderedProminent
        let role: UInt8?
        let label: LabelContent<S>
        switch call.rule {
        case .labelButton:
            role = call.argument(0).symbol
            label = .slot(call.argument(2), range(2, call))
        case .symbolButton:
            role = call.argument(2).symbol
            label = titleAfterSymbol(call)
        case .labelLink:
            role = nil
            label = .slot(call.argument(1), range(1, call))
        default:
            role = call.rule == .link ? nil : call.argument(1).symbol
            label = title(call)
        }
        if makesLooks, isBordered { noteGround(ofButton: environment, isDestructive: role == 1) }
        openPressed(call, isBordered: isBordered, environment)
        emission.append(.close)
        push(label, add(buttonLabel(environment, isDestructive: role == 1), .place(call.environment)))
    }

    /// Opens what is pressed: its label, and the room around it.
    private func openPressed(_ call: ElementCall<S>, isBordered: Bool, _ environment: EnvironmentValues) {
        guard isBordered else { return register(control: call, builder.openIdentity()) }
        let room = ControlMetrics.buttonPadding(environment)
        let insets = EdgeInsets(
            top: S(room.vertical), leading: S(room.horizontal), bottom: S(room.vertical), trailing: S(room.horizontal))
        register(control: call, builder.openPadding(insets))
    }

    /// What a button's label inherits: the tint, red for a destructive one, a lesser level where it is disabled.
    private func buttonLabel(_ environment: EnvironmentValues, isDestructive: Bool = false) -> EnvironmentValues {
        var inner = environment
        guard environment.buttonStyle != .plain, environment.foreground == nil || isDestructive else { return inner }
        if !environment.isEnabled {
            inner.foreground = Foreground(level: 2)
        } else if environment.buttonStyle == .borderedProminent {
            inner.foreground = Foreground(.color(ColorValue(.system(.white))))
        } else {
            inner.foreground = Foreground(isDestructive ? .color(ColorValue(.system(.red))) : .tint)
        }
        return inner
    }

    // MARK: Values

    /// A toggle is its label and a switch at the trailing side, or looks as its style says.
    func open(toggle call: ElementCall<S>, _ environment: EnvironmentValues) {
        let label: LabelContent<S>
        switch call.rule {
        case .toggle: label = title(call)
        case .symbolToggle: label = titleAfterSymbol(call)
        default: label = .slot(call.argument(1), range(1, call))
        }
        switch environment.toggleStyle {
        case .button:
            if makesLooks, isOn(call) { noteGround(ofButton: environment, isDestructive: false) }
            openPressed(call, isBordered: true, environment)
            emission.append(.close)
            push(label, add(buttonLabel(environment), .place(call.environment)))
        case .checkbox: open(checkbox: call, label)
        case .automatic where environment.platform == .macOS: open(checkbox: call, label)
        case .automatic, .switch:
            open(call, label, before: ControlMetrics.switchSize, look(.toggle(isOn: isOn(call)), call))
        }
    }

    /// A box with a tick before a label.
    private func open(checkbox call: ElementCall<S>, _ label: LabelContent<S>) {
        register(control: call, builder.openStack(.horizontal, spacing: S(ControlMetrics.checkboxGap)))
        addFixture(.box(size(ControlMetrics.checkboxSize), look(.checkbox(isOn: isOn(call)), call)))
        emission.append(.close)
        push(label, call.environment)
    }

    /// A stepper is its label and two buttons at the trailing side.
    func open(stepper call: ElementCall<S>) {
        let label: LabelContent<S>
        switch call.rule {
        case .labelStepper: label = .slot(call.argument(3), range(3, call))
        case .labelHandlerStepper: label = .slot(call.argument(0), range(0, call))
        default: label = title(call)
        }
        open(call, label, before: ControlMetrics.stepperSize, look(stepperKind(call), call))
    }

    /// A label at the leading side and something of one size at the trailing one, as wide as is offered.
    private func open(
        _ call: ElementCall<S>, _ label: LabelContent<S>, before trailing: (width: Double, height: Double),
        _ look: ControlLook
    ) {
        register(control: call, builder.openStack(.horizontal, spacing: .zero))
        emission.append(.close)
        emission.append(.fixture(.box(size(trailing), look)))
        emission.append(.fixture(.gap(S(ControlMetrics.labelGap))))
        push(label, call.environment)
    }

    /// A slider is a bar as wide as is offered, between the labels of its limits; its own label does not show.
    func open(slider call: ElementCall<S>, _ environment: EnvironmentValues) {
        let width = S(ControlMetrics.barIdealWidth)
        let height = S(ControlMetrics.sliderHeight)
        let lower = call.argument(4)
        let upper = call.argument(5)
        let look = look(.slider(sliderShare(call)), call)
        guard call.rule == .labelSlider, !lower.isNone || !upper.isNone else {
            note(look: .control(look))
            return register(control: call, builder.addField(idealWidth: width, height: height))
        }
        register(control: call, builder.openStack(.horizontal, spacing: S(ControlMetrics.labelGap)))
        emission.append(.close)
        if !upper.isNone { push(.slot(upper, range(5, call)), call.environment) }
        emission.append(.fixture(.bar(idealWidth: width, height: height, look)))
        if !lower.isNone { push(.slot(lower, range(4, call)), call.environment) }
    }

    // MARK: Parts

    /// Notes a control's node, with whether it reacts.
    func register(control call: ElementCall<S>, _ node: NodeID) {
        var facts = NodeFacts()
        facts.isEnabled = environment(call.environment, reading: .isEnabled).isEnabled
        register(node, call.kind, call.range, facts: facts)
    }

    /// The title that is a control's first argument.
    func title(_ call: ElementCall<S>) -> LabelContent<S> { .title(call.argument(0).string ?? "", range(0, call)) }

    /// The title that is a control's first argument, after the symbol that is its second.
    func titleAfterSymbol(_ call: ElementCall<S>) -> LabelContent<S> {
        .symbol(
            call.argument(0).string ?? "", range(0, call), symbol: call.argument(1).string ?? "", range(1, call))
    }

    /// Goes on with a label in an environment.
    func push(_ label: LabelContent<S>, _ environment: EnvironmentID) {
        switch label {
        case .title(let title, let range): emission.append(.title(title, environment, range))
        case .symbol(let title, let range, let symbol, let place):
            emission.append(.label(icon: .symbol(symbol, place), .title(title, range), environment, place))
        case .slot(let content, let range): emission.append(.place(content, .horizontal, environment, range))
        }
    }

    /// The place of an argument, for what is made of it; the whole element where it is left out.
    func range(_ parameter: Int, _ call: ElementCall<S>) -> SourceRange {
        for index in call.given.range where program.arguments[index].parameter == parameter {
            return program.arguments[index].range
        }
        return call.range
    }

    /// A size of the table of metrics.
    func size(_ metric: (width: Double, height: Double)) -> Size<S> {
        Size(width: S(metric.width), height: S(metric.height))
    }
}
