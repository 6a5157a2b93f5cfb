import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// A node for each element, and what it holds.
extension ContentMaker {
    func emit(_ call: ElementCall<S>) {
        switch call.rule {
        case .horizontalStack, .verticalStack, .layers, .fitting, .scrollView, .grid, .gridRow, .geometryReader:
            open(container: call)
        case .headerStack, .headerStackOfSlots, .wholeItemRow, .wholeItemRowOfChildren, .adaptiveStack,
            .floatingOverlay:
            open(own: call)
        case .lazyVerticalStack: open(lazy: call, .vertical)
        case .lazyHorizontalStack: open(lazy: call, .horizontal)
        case .button, .symbolButton, .labelButton, .link, .labelLink: open(button: call, environment(call.environment))
        case .textField, .labelTextField, .numberField, .secureField, .labelSecureField:
            add(field: call, environment(call.environment, reading: .texts))
        case .toggle, .symbolToggle, .labelToggle: open(toggle: call, environment(call.environment))
        case .slider, .labelSlider: open(slider: call, environment(call.environment))
        case .stepper, .labelStepper, .handlerStepper, .labelHandlerStepper: open(stepper: call)
        case .symbolLabel, .assetLabel, .label: open(label: call)
        case .spinner, .titledSpinner, .labelSpinner, .progressBar, .titledProgressBar, .labelProgressBar:
            open(progress: call)
        case .text, .verbatimText: add(text: call, environment(call.environment))
        case .formattedText: add(text: call, environment(call.environment, reading: .texts))
        case .color, .gradient, .rectangle, .roundedRectangle, .roundedRectangleOfCornerSize, .capsule, .ellipse,
            .circle:
            add(shape: call, environment(call.environment, reading: .colors))
        case .symbolImage, .assetImage: add(image: call, environment(call.environment))
        case .spacer:
            machine.noteSign(call.argument(0).double)
            register(builder.addSpacer(minLength: call.argument(0).double), call.kind, call.range)
        case .divider:
            let environment = environment(call.environment)
            let thickness = S(ControlMetrics.dividerThickness(environment))
            note(look: .shape(ShapeLook(.rectangle, fill: .color(Palette(environment.colorScheme).separator))))
            register(builder.addDivider(thickness: thickness), call.kind, call.range)
        case .empty, .group, .forEach, .section, .titledSection:
            register(builder.openGroup(), call.kind, call.range)
            builder.close()
        }
    }

    // MARK: Containers

    private func open(container call: ElementCall<S>) {
        let first = call.argument(0)
        switch call.rule {
        case .horizontalStack:
            let place = Alignment(vertical: VerticalAlignment(symbol: first.symbol ?? 1))
            let spacing = call.argument(1).double
            hold(call.argument(2), call, builder.openStack(.horizontal, alignment: place, spacing: spacing))
        case .verticalStack:
            let place = Alignment(horizontal: HorizontalAlignment(symbol: first.symbol ?? 1))
            let spacing = call.argument(1).double
            hold(call.argument(2), call, builder.openStack(.vertical, alignment: place, spacing: spacing))
        case .layers: hold(call.argument(1), call, builder.openZStack(alignment: alignment(first)))
        case .fitting:
            let axes = first.symbol.map { AxisSet(rawValue: $0) } ?? .both
            hold(call.argument(1), call, builder.openViewThatFits(in: axes))
        case .grid:
            let node = builder.openGrid(
                alignment: alignment(first), horizontalSpacing: call.argument(1).double,
                verticalSpacing: call.argument(2).double)
            hold(call.argument(3), call, node)
        case .gridRow:
            let place = first.symbol.map { VerticalAlignment(symbol: $0) }
            hold(call.argument(1), call, builder.openGridRow(alignment: place))
        case .scrollView:
            let axes = AxisSet(rawValue: first.symbol ?? 2)
            register(builder.openScroll(axes), call.kind, call.range)
            emission.append(.close)
            emission.append(
                .place(call.argument(2), axes == .horizontal ? .horizontal : .vertical, call.environment, call.range))
        default:
            let node = builder.addGeometryReader()
            register(node, call.kind, call.range)
            note(.geometry(first), node, call.environment, call.range, call.frame)
        }
    }

    /// A lazy stack takes the width or height it is offered across its axis, and gives its children their ideal length
    /// along it.
    private func open(lazy call: ElementCall<S>, _ axis: Axis) {
        let isVertical = axis == .vertical
        let symbol = call.argument(0).symbol ?? 1
        let place =
            isVertical
            ? Alignment(horizontal: HorizontalAlignment(symbol: symbol))
            : Alignment(vertical: VerticalAlignment(symbol: symbol))
        let all = S(.infinity)
        register(
            builder.openFlexibleFrame(
                maxWidth: isVertical ? all : nil, maxHeight: isVertical ? nil : all, alignment: place),
            call.kind, call.range)
        builder.openFixedSize(isVertical ? .vertical : .horizontal)
        registerUnseen()
        builder.openStack(axis, alignment: place, spacing: call.argument(1).double)
        registerUnseen()
        emission.append(contentsOf: [.close, .close, .close])
        emission.append(.children(call.argument(3), call.environment, call.range))
    }

    /// Notes a container's node, which holds what its content makes.
    private func hold(_ content: Value<S>, _ call: ElementCall<S>, _ node: NodeID) {
        register(node, call.kind, call.range)
        emission.append(.close)
        emission.append(.children(content, call.environment, call.range))
    }

    // MARK: Leaves

    private func add(shape call: ElementCall<S>, _ environment: EnvironmentValues) {
        guard call.rule == .color || call.rule == .gradient else {
            return add(FrameOutline(call.rule, call.arguments) ?? .rectangle, call.kind, call.range, environment)
        }
        add(filled: call.argument(0).paint, call.kind, call.range, environment)
    }

    /// Adds a shape, drawn as the modifiers around it say.
    private func add(_ outline: FrameOutline, _ kind: String, _ range: SourceRange, _ environment: EnvironmentValues) {
        let ink = ink ?? ShapeInk(paint: .foreground)
        var facts = NodeFacts()
        facts.color = environment.resolve(ink.paint)
        noteLook(of: outline, ink, environment)
        register(outline == .circle ? builder.addCircle() : builder.addFill(), kind, range, facts: facts)
    }

    /// Adds a colour or gradient that fills its space.
    private func add(filled paint: Paint?, _ kind: String, _ range: SourceRange, _ environment: EnvironmentValues) {
        var facts = NodeFacts()
        facts.color = paint.flatMap { environment.resolve($0) }
        note(look: .shape(ShapeLook(.rectangle, fill: paint.flatMap { environment.ink($0) })))
        register(builder.addFill(), kind, range, facts: facts)
    }

    /// A value that shows itself.
    func emit(value: Value<S>, _ range: SourceRange, _ environment: EnvironmentValues) {
        builder.isRightToLeft = environment.isRightToLeft
        switch value {
        case .string(let text): add(text: text, range, environment, "Text")
        case .texts, .hostText: add(text: value, range, environment)
        case .color(let color): add(filled: .color(color), "Color", range, environment)
        case .shape(let rule, let arguments):
            add(FrameOutline(rule, arguments) ?? .rectangle, RuleTable.elementName(of: rule), range, environment)
        default: addNothing()
        }
    }
}
