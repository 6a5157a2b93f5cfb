import ViewCatalog
import ViewLayout
import ViewText
import ViewTree

/// What nodes paint, noted where pictures are asked for.
extension ContentMaker {
    /// Notes the look of the node that is made next.
    func note(look: @autoclosure () -> NodeLook) {
        if makesLooks { looks.append(LookOfNode(builder.nextID, look())) }
    }

    // MARK: Modifiers

    /// Notes what a modifier's node paints or does to what it holds.
    func noteLook(_ call: ModifierCall<S>) {
        guard call.arguments != nil, let look = look(call) else { return }
        note(look: look)
    }

    private func look(_ call: ModifierCall<S>) -> NodeLook? {
        let first = call.argument(0)
        switch call.rule {
        case .border:
            guard let ink = first.paint.flatMap({ environment(call.environment, reading: .colors).ink($0) }) else {
                return nil
            }
            return .border(ink, width: max(0, call.argument(1).double?.value ?? 1))
        case .preferredColorScheme: return first.symbol.flatMap { ColorScheme(rawValue: $0) }.map { .ground($0) }
        default: return effect(call).map { .effect($0) }
        }
    }

    private func effect(_ call: ModifierCall<S>) -> DrawEffect? {
        let first = call.argument(0)
        switch call.rule {
        case .opacity: return .opacity(min(1, max(0, first.double?.value ?? 1)))
        case .clipped: return .clip(.rectangle)
        case .clipShape: return .clip(FrameOutline(of: first, self) ?? .rectangle)
        case .cornerRadius:
            let radius = first.double?.value ?? 0
            return .clip(.rounded(width: radius, height: radius))
        case .blur: return .blur(radius: max(0, first.double?.value ?? 0))
        case .shadow:
            var color: RGBA? = RGBA(hex: 0x000000, alpha: 0.33)
            if case .color(let given) = first { color = environment(call.environment, reading: .colors).resolve(given) }
            return color.map {
                .shadow(
                    $0, radius: max(0, call.argument(1).double?.value ?? 0), x: call.argument(2).double?.value ?? 0,
                    y: call.argument(3).double?.value ?? 0)
            }
        default: return transform(call).map { .transform($0) }
        }
    }

    /// How a modifier turns what it holds, or changes its size; nil for others.
    func transform(_ call: ModifierCall<S>) -> DrawTransform? {
        let (first, second) = (call.argument(0), call.argument(1))
        switch call.rule {
        case .rotationEffect: return .rotation(radians: first.numbers?.first?.value ?? 0, around: anchor(second))
        case .scaleEffect:
            let scale = first.double?.value ?? 1
            return .scale(x: scale, y: scale, around: anchor(second))
        case .scaleEffectOfSize:
            guard let size = first.numbers, size.count == 2 else { return nil }
            return .scale(x: size[0].value, y: size[1].value, around: anchor(second))
        case .scaleEffectOfAxes:
            return .scale(
                x: first.double?.value ?? 1, y: second.double?.value ?? 1, around: anchor(call.argument(2)))
        default: return nil
        }
    }

    private func anchor(_ value: Value<S>) -> UnitPoint {
        guard let numbers = value.numbers, numbers.count == 2 else { return .center }
        return UnitPoint(x: numbers[0].value, y: numbers[1].value)
    }

    // MARK: Shapes and texts

    /// Notes the look of a shape.
    func noteLook(of outline: FrameOutline, _ ink: ShapeInk, _ environment: EnvironmentValues) {
        let color = environment.ink(ink.paint)
        guard let line = ink.line else { return note(look: .shape(ShapeLook(outline, fill: color))) }
        let look = ShapeLook(outline, stroke: color, line: line)
        note(look: ink.isInside ? .innerStroke(look) : .shape(look))
    }

    /// Notes the look of a field that shows a run of text.
    func noteLook(ofField run: TextRun, isPrompt: Bool, _ environment: EnvironmentValues) {
        var inner = environment
        inner.paragraph.lineLimit = .lines(1, reservesSpace: false)
        var look = look(run, environment)
        if isPrompt { look.ink = .color(Palette(environment.colorScheme).placeholder) }
        if !environment.isEnabled, !isPrompt { look.ink = environment.ink(.color(ColorValue(.system(.tertiary)))) }
        let field = FieldLook(
            prepared([run], inner), look, isBordered: environment.textFieldStyle == .roundedBorder,
            environment.colorScheme)
        note(look: .field(field))
    }

    // MARK: Controls

    /// The look of a part of a control.
    func look(_ kind: ControlLook.Kind, _ call: ElementCall<S>) -> ControlLook {
        let environment = environment(call.environment)
        var tint = environment.resolve(.tint)
        if case .toggle = kind, environment.tint == nil { tint = Palette(environment.colorScheme).switchOn }
        return ControlLook(
            kind, tint: tint ?? RGBA(hex: 0x8E8E93), isEnabled: environment.isEnabled, environment.colorScheme)
    }

    /// Notes the ground of a bordered button: grey, or faint in its own colour, or that colour where it is prominent.
    func noteGround(ofButton environment: EnvironmentValues, isDestructive: Bool) {
        let palette = Palette(environment.colorScheme)
        let own = isDestructive ? environment.resolve(ColorValue(.system(.red))) : environment.resolve(.tint)
        var fill = palette.buttonFill
        if environment.isEnabled {
            if environment.buttonStyle == .borderedProminent {
                fill = own ?? fill
            } else if isDestructive || environment.tint != nil || environment.buttonStyle != .bordered {
                fill = own?.opacity(0.15) ?? fill
            }
        }
        let outline: FrameOutline
        switch environment.controlSize {
        case .mini, .small: outline = .capsule
        case .regular: outline = .rounded(width: 8, height: 8)
        case .large, .extraLarge: outline = .rounded(width: 12, height: 12)
        }
        note(look: .shape(ShapeLook(outline, fill: .color(fill))))
    }

    /// Whether a toggle is on, read only for pictures.
    func isOn(_ call: ElementCall<S>) -> Bool {
        guard makesLooks else { return false }
        switch call.rule {
        case .toggle: return boundValue(1, call).bool ?? false
        case .symbolToggle: return boundValue(2, call).bool ?? false
        default: return boundValue(0, call).bool ?? false
        }
    }

    /// How far along its bar a slider's knob is.
    func sliderShare(_ call: ElementCall<S>) -> Double {
        guard makesLooks, let value = boundValue(0, call).double?.value else { return 0 }
        let limits = call.argument(1).numbers
        return share(value, from: limits?[0].value ?? 0, to: limits?[1].value ?? 1)
    }

    /// How much of a bar is filled: what is done of what there is to do.
    func progressShare(_ call: ElementCall<S>) -> Double {
        let first = call.rule == .titledProgressBar ? 1 : 0
        let done = call.argument(first).unwrapped?.double?.value ?? 0
        return share(done, from: 0, to: call.argument(first + 1).double?.value ?? 1)
    }

    private func share(_ value: Double, from lower: Double, to upper: Double) -> Double {
        let share = (value - lower) / (upper - lower)
        return share.isFinite ? min(1, max(0, share)) : 0
    }

    /// Which of a stepper's steps can be taken.
    func stepperKind(_ call: ElementCall<S>) -> ControlLook.Kind {
        guard makesLooks else { return .stepper(canDecrease: true, canIncrease: true) }
        switch call.rule {
        case .handlerStepper, .labelHandlerStepper:
            return .stepper(canDecrease: !call.argument(2).isNone, canIncrease: !call.argument(1).isNone)
        default:
            let first = call.rule == .stepper ? 1 : 0
            switch (boundValue(first, call), call.argument(first + 1)) {
            case (.int(let value), .range(let lower, let end)):
                return .stepper(canDecrease: value > lower, canIncrease: value < end - 1)
            case (.double(let value), .numbers(let limits)) where limits.count == 2:
                return .stepper(
                    canDecrease: value.value > limits[0].value, canIncrease: value.value < limits[1].value)
            default: return .stepper(canDecrease: true, canIncrease: true)
            }
        }
    }
}
