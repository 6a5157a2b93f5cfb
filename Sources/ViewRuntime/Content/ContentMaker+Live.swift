import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// What nodes do on events, noted while they are made.
extension ContentMaker {
    /// What a node has a part in, if anything.
    func live(_ node: NodeID) -> LiveNode<S>? {
        var low = 0
        var high = liveNodes.count
        while low < high {
            let middle = (low + high) / 2
            if liveNodes[middle].node < node { low = middle + 1 } else { high = middle }
        }
        return low < liveNodes.count && liveNodes[low].node == node ? liveNodes[low] : nil
    }

    /// Notes the role of the node that is made next.
    func note(_ role: LiveRole<S>, _ range: SourceRange, _ environment: EnvironmentID, at place: PlaceID) {
        liveNodes.append(
            LiveNode(
                node: builder.nextID, place: place, role: role,
                isEnabled: self.environment(environment, reading: .isEnabled).isEnabled, environment: environment,
                range: range))
    }

    // MARK: Elements

    /// Notes what an element does.
    func note(_ call: ElementCall<S>, at place: PlaceID) {
        note(place: place)
        guard let role = control(call) ?? FrameOutline(call.rule, call.arguments).map({ .shape($0, ink?.band) }) else {
            return
        }
        note(role, call.range, call.environment, at: place)
    }

    /// Notes the place of the node that is made next.
    func note(place: PlaceID) { nodePlaces.append((builder.nextID, place)) }

    private func control(_ call: ElementCall<S>) -> LiveRole<S>? {
        switch call.rule {
        case .button: .button(call.argument(2))
        case .symbolButton: .button(call.argument(3))
        case .labelButton: .button(call.argument(1))
        case .link: .link(call.argument(1))
        case .labelLink: .link(call.argument(0))
        case .toggle: .toggle(call.argument(1))
        case .symbolToggle: .toggle(call.argument(2))
        case .labelToggle: .toggle(call.argument(0))
        case .slider: .slider(number(call, 0, onEditing: 3))
        case .labelSlider: .slider(number(call, 0, onEditing: 6))
        case .stepper: .stepper(number(call, 1, onEditing: 4))
        case .labelStepper: .stepper(number(call, 0, onEditing: 4))
        case .handlerStepper, .labelHandlerStepper:
            .handlerStepper(up: call.argument(1), down: call.argument(2), onEditing: call.argument(3))
        case .textField: .field(LiveField(binding: call.argument(1), isMultiline: call.argument(3).symbol == 1))
        case .labelTextField: .field(LiveField(binding: call.argument(0), isMultiline: call.argument(2).symbol == 1))
        case .secureField: .field(LiveField(binding: call.argument(1), isSecret: true))
        case .labelSecureField: .field(LiveField(binding: call.argument(0), isSecret: true))
        case .numberField: .field(LiveField(binding: call.argument(1), format: call.argument(2)))
        default: nil
        }
    }

    /// The number whose binding, limits and step are the arguments from `first` on.
    private func number(_ call: ElementCall<S>, _ first: Int, onEditing: Int) -> LiveNumber<S> {
        LiveNumber(
            binding: call.argument(first), bounds: call.argument(first + 1), step: call.argument(first + 2),
            onEditing: call.argument(onEditing))
    }

    // MARK: Modifiers

    /// Notes what a modifier does.
    func note(_ call: ModifierCall<S>) {
        var place = machine.frames[call.frame.index].place
        // A host's modifier has a frame of its own.
        if let modifier = call.modifier {
            let element = livePlace ?? (place, nil)
            let isOwn = element.element.map { program.elements[$0].modifiers.range.contains(modifier) } ?? false
            place = machine.place(.modifier(element.element, modifier), in: isOwn ? call.place : element.place)
        }
        note(place: place)
        guard call.arguments != nil, let role = outline(call) ?? turned(call) ?? handler(call) ?? movement(call) else {
            return
        }
        note(role, call.range, call.environment, at: place)
    }

    /// What the program gives a modifier; none for a host's.
    private func given(_ call: ModifierCall<S>) -> IDList {
        call.modifier.map { program.modifiers[$0].arguments } ?? .none
    }

    private func outline(_ call: ModifierCall<S>) -> LiveRole<S>? {
        let first = call.argument(0)
        switch call.rule {
        case .contentShape: return .contentShape(FrameOutline(of: first, self) ?? .rectangle)
        case .clipped: return .clip(.rectangle)
        case .clipShape: return .clip(FrameOutline(of: first, self) ?? .rectangle)
        case .cornerRadius:
            let radius = first.double?.value ?? 0
            return .clip(.rounded(width: radius, height: radius))
        case .opacity: return first.double.map { S.less(.zero, $0, &machine.turns) } == false ? .transparent : nil
        case .allowsHitTesting: return first.bool == false ? .untouchable : nil
        default: return nil
        }
    }

    private func turned(_ call: ModifierCall<S>) -> LiveRole<S>? {
        guard let transform = transform(call) else { return nil }
        hasTransforms = true
        let numbers = [call.argument(0), call.argument(1)].flatMap { value in
            value.numbers ?? value.double.map { [$0] } ?? []
        }
        return .transform(transform, follows: numbers.contains { !$0.isIdentical(to: S($0.value)) })
    }

    private func handler(_ call: ModifierCall<S>) -> LiveRole<S>? {
        let (first, second) = (call.argument(0), call.argument(1))
        switch call.rule {
        case .onTapGesture: return .tap(count: first.int ?? 1, second)
        case .onSubmit: return first.symbol == 0 ? .submit(second) : nil
        case .focused, .focusedValue: return focus(call)
        case .onAppear: return .appear(first)
        case .onDisappear: return .disappear(first)
        case .onChange, .onChangeToValue:
            var value: ExpressionID?
            if case .expression(let written) = argument(0, given(call)) { value = written }
            let takesNew = call.rule == .onChangeToValue
            return .change(
                of: first, value, isInitial: !takesNew && second.bool == true, takesNew: takesNew,
                takesNew ? second : call.argument(2))
        case .task: return .task(of: .none, second)
        case .taskOfValue: return .task(of: first, call.argument(2))
        default: return nil
        }
    }

    private func focus(_ call: ModifierCall<S>) -> LiveRole<S>? {
        guard case .binding(let binding) = call.argument(0) else { return nil }
        guard call.rule == .focusedValue else {
            return .focused(LiveFocusBinding(binding: binding, value: .bool(true), rest: .bool(false)))
        }
        if call.modifier == nil {
            let rest = call.argument(2)
            return .focused(
                LiveFocusBinding(binding: binding, value: call.argument(1), rest: rest.isInvalid ? nil : rest))
        }
        var isOptional = false
        if case .expression(let value) = argument(1, given(call)),
            case .optional = program.types.shape(program.type(value))
        {
            isOptional = true
        }
        return .focused(
            LiveFocusBinding(binding: binding, value: call.argument(1), rest: isOptional ? Value.none : nil))
    }

    private func movement(_ call: ModifierCall<S>) -> LiveRole<S>? {
        switch (call.rule, call.argument(0)) {
        case (.animation, let animation):
            hasAnimations = true
            let hasValue = call.modifier == nil ? !call.argument(1).isNone : argument(1, given(call)) != nil
            return .animation(animation.animation, of: hasValue ? call.argument(1) : nil)
        case (.transition, .transition(let transition)): return .transition(transition)
        default: return nil
        }
    }
}
