import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// A node for each modifier, and what stands in it beside the element.
extension ContentMaker {
    /// Opens a modifier's node and notes how it ends.
    func open(_ call: ModifierCall<S>) {
        guard call.arguments != nil else { return close(call, builder.openIdentity()) }
        switch call.rule {
        case .frame, .flexibleFrame, .paddingLength, .paddingEdges, .paddingInsets, .fixedSize, .fixedSizeOfAxes,
            .layoutPriority, .aspectRatio, .aspectRatioOfSize, .scaledToFit, .scaledToFill:
            close(call, openSize(call))
        case .containerFrame, .containerFrameOfCount, .containerFrameByLength: close(call, openContainerFrame(call))
        case .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment:
            close(call, openGridCell(call))
        case .safeAreaPaddingLength, .safeAreaPaddingEdges, .safeAreaPaddingInsets: openSafeAreaPadding(call)
        case .offset, .offsetBySize, .position, .positionAtPoint, .horizontalAlignmentGuide, .verticalAlignmentGuide,
            .zIndex, .ignoresSafeArea:
            close(call, openPlace(call))
        case .safeAreaInsetAtVerticalEdge, .safeAreaInsetAtHorizontalEdge: openInset(call)
        case .backgroundContent, .backgroundElement, .backgroundStyle, .backgroundStyleInShape, .backgroundShape,
            .overlayContent, .overlayElement, .overlayStyle, .overlayStyleInShape:
            openLayer(call)
        case .hidden: close(call, builder.openIdentity(isHidden: true))
        case .fill, .stroke, .strokeStyled, .strokeBorder, .strokeBorderStyled:
            ink = shapeInk(call)
            close(call, builder.openIdentity())
        case .resizable:
            isResizable = true
            close(call, builder.openIdentity())
        default: close(call, builder.openIdentity())
        }
    }

    /// Notes a modifier's node, which ends after the element in it.
    private func close(_ call: ModifierCall<S>, _ node: NodeID) {
        register(node, kind(call), call.range)
        emission.append(.close)
    }

    /// What a modifier of a shape draws it with.
    private func shapeInk(_ call: ModifierCall<S>) -> ShapeInk {
        var ink = ShapeInk(paint: call.argument(0).paint ?? .foreground)
        ink.isInside = call.rule == .strokeBorder || call.rule == .strokeBorderStyled
        if case .strokeStyle(let line) = call.argument(1) { ink.line = line }
        if let width = call.argument(1).double { ink.line = StrokeLine(width: width.value) }
        return ink
    }

    // MARK: Size

    private func openSize(_ call: ModifierCall<S>) -> NodeID {
        let first = call.argument(0)
        switch call.rule {
        case .frame:
            machine.noteSign(first.double)
            machine.noteSign(call.argument(1).double)
            return builder.openFrame(
                width: first.double, height: call.argument(1).double, alignment: alignment(call.argument(2)))
        case .flexibleFrame:
            return builder.openFlexibleFrame(
                minWidth: first.double, idealWidth: call.argument(1).double, maxWidth: call.argument(2).double,
                minHeight: call.argument(3).double, idealHeight: call.argument(4).double,
                maxHeight: call.argument(5).double, alignment: alignment(call.argument(6)))
        case .paddingLength, .paddingInsets: return builder.openPadding(insets(first))
        case .paddingEdges: return builder.openPadding(insets(edges: first, call.argument(1)))
        case .fixedSize: return builder.openFixedSize()
        case .fixedSizeOfAxes:
            let width: AxisSet = first.bool == true ? .horizontal : []
            return builder.openFixedSize(call.argument(1).bool == true ? width.union(.vertical) : width)
        case .layoutPriority: return builder.openLayoutPriority(first.double.map { machine.plain($0) } ?? 0)
        case .aspectRatio: return builder.openAspectRatio(ratio(first.double), mode(call.argument(1)))
        case .aspectRatioOfSize:
            guard let size = first.numbers, size[1].value != 0 else {
                return builder.openAspectRatio(nil, mode(call.argument(1)))
            }
            return builder.openAspectRatio(ratio(size[0] / size[1]), mode(call.argument(1)))
        case .scaledToFit: return builder.openAspectRatio(nil, .fit)
        default: return builder.openAspectRatio(nil, .fill)
        }
    }

    /// A ratio that can be kept; others count as the element's own.
    private func ratio(_ number: S?) -> S? {
        guard let number, number.isFinite else { return nil }
        machine.noteSign(number)
        guard number.ahead > 0 else { return nil }
        return number
    }

    private func mode(_ value: Value<S>) -> ContentMode { value.symbol == 1 ? .fill : .fit }

    // MARK: Place

    private func openPlace(_ call: ModifierCall<S>) -> NodeID {
        let first = call.argument(0)
        let numbers = first.numbers
        switch call.rule {
        case .offset: return builder.openOffset(x: first.double ?? .zero, y: call.argument(1).double ?? .zero)
        case .offsetBySize: return builder.openOffset(x: numbers?[0] ?? .zero, y: numbers?[1] ?? .zero)
        case .position: return builder.openPosition(x: first.double ?? .zero, y: call.argument(1).double ?? .zero)
        case .positionAtPoint: return builder.openPosition(x: numbers?[0] ?? .zero, y: numbers?[1] ?? .zero)
        case .horizontalAlignmentGuide:
            return guide(call, builder.openAlignmentGuide(HorizontalAlignment(symbol: first.symbol ?? 1), .provider))
        case .verticalAlignmentGuide:
            return guide(call, builder.openAlignmentGuide(VerticalAlignment(symbol: first.symbol ?? 1), .provider))
        case .zIndex: return builder.openZIndex(first.double.map { machine.plain($0) } ?? 0)
        default:
            // Only the container's part of the safe area moves the root; the keyboard's moves nothing.
            let isContainer = (first.symbol ?? 1) & 1 == 1
            let edges = EdgeSet(rawValue: call.argument(1).symbol ?? 15)
            return isContainer ? builder.openIgnoresSafeArea(edges) : builder.openIdentity()
        }
    }

    private func guide(_ call: ModifierCall<S>, _ node: NodeID) -> NodeID {
        switch call.argument(1) {
        case .closure(let id, let frame):
            note(.guide(ClosureCall(id: id, frame: frame)), node, call.environment, call.range, call.frame)
        case .hostGuide(let guide): note(.hostGuide(guide), node, call.environment, call.range, call.frame)
        default: break
        }
        return node
    }

    /// Notes what the provider is asked about a node.
    func note(
        _ kind: Deferred<S>.Kind, _ node: NodeID, _ environment: EnvironmentID, _ range: SourceRange, _ frame: FrameID
    ) {
        switch kind {
        case .guide, .length, .hostGuide, .hostLength, .layout: hasFunctions = true
        case .geometry: readsSizes = true
        case .badge, .reader, .hostReader: break
        }
        deferred[node.raw] = Deferred(
            kind: kind, environment: environment, range: range, instance: machine.frames[frame.index].instance,
            unit: machine.reads.unit)
    }

    private func openInset(_ call: ModifierCall<S>) {
        let edge = call.argument(0).symbol ?? 0
        let place = call.argument(1).symbol ?? 1
        let isVertical = call.rule == .safeAreaInsetAtVerticalEdge
        let node = builder.openSafeAreaInset(
            isVertical ? (edge == 0 ? .top : .bottom) : (edge == 0 ? .leading : .trailing),
            spacing: call.argument(2).double,
            alignment: isVertical
                ? Alignment(horizontal: HorizontalAlignment(symbol: place))
                : Alignment(vertical: VerticalAlignment(symbol: place)))
        close(call, node)
        emission.append(.place(call.argument(3), .vertical, call.environment, call.range))
    }

    /// Insets of nothing, one around the other, on the edges that get space.
    private func openSafeAreaPadding(_ call: ModifierCall<S>) {
        let first = call.argument(0)
        let insets =
            call.rule == .safeAreaPaddingEdges ? insets(edges: first, call.argument(1)) : self.insets(first)
        close(call, builder.openIdentity())
        for edge in [Edge.top, .leading, .bottom, .trailing] where insets[edge].ahead != 0 {
            builder.openSafeAreaInset(edge, spacing: .zero)
            registerUnseen()
            let isVertical = edge == .top || edge == .bottom
            let size = Size(width: isVertical ? .zero : insets[edge], height: isVertical ? insets[edge] : .zero)
            emission.append(.close)
            emission.append(.fixture(.box(size, nil)))
        }
    }

    // MARK: Containers

    /// A number of parts as it counts: from 1 to a million.
    private func parts(_ value: Value<S>) -> Int { Int(min(max(1, value.int ?? 1), 1_000_000)) }

    private func openContainerFrame(_ call: ModifierCall<S>) -> NodeID {
        let axes = AxisSet(rawValue: call.argument(0).symbol ?? 3)
        switch call.rule {
        case .containerFrame: return builder.openContainerFrame(axes, alignment: alignment(call.argument(1)))
        case .containerFrameOfCount:
            let count = parts(call.argument(1))
            let share = ContainerShare.parts(
                parts(call.argument(2)), of: count,
                spacing: call.argument(3).double.flatMap { $0.isFinite ? machine.plain($0) : nil } ?? 0)
            return builder.openContainerFrame(axes, share, alignment: alignment(call.argument(4)))
        default:
            let node = builder.openContainerFrame(axes, .provider, alignment: alignment(call.argument(1)))
            switch call.argument(2) {
            case .closure(let id, let frame):
                note(.length(ClosureCall(id: id, frame: frame)), node, call.environment, call.range, call.frame)
            case .hostLength(let length): note(.hostLength(length), node, call.environment, call.range, call.frame)
            default: break
            }
            return node
        }
    }

    private func openGridCell(_ call: ModifierCall<S>) -> NodeID {
        let first = call.argument(0)
        switch call.rule {
        case .gridCellColumns: return builder.openGridCell(columns: Int(clamping: first.int ?? 1))
        case .gridCellAnchor:
            let anchor = first.numbers.map { UnitPoint(x: machine.plain($0[0]), y: machine.plain($0[1])) }
            return builder.openGridCell(anchor: anchor)
        case .gridColumnAlignment:
            return builder.openGridCell(columnAlignment: HorizontalAlignment(symbol: first.symbol ?? 1))
        default: return builder.openGridCell(unsizedAxes: AxisSet(rawValue: first.symbol ?? 3))
        }
    }

    // MARK: Layers

    private func openLayer(_ call: ModifierCall<S>) {
        let first = call.argument(0)
        switch call.rule {
        case .backgroundContent, .overlayContent: openLayer(call, content: call.argument(1), place: first)
        case .backgroundElement, .overlayElement: openLayer(call, content: first, place: call.argument(1))
        case .backgroundStyle, .overlayStyle:
            let edges = EdgeSet(rawValue: call.argument(1).symbol ?? 15)
            openLayer(call, style: first.paint, .rectangle, edges)
        case .backgroundShape: openLayer(call, style: nil, FrameOutline(of: first, self) ?? .rectangle, [])
        default: openLayer(call, style: first.paint, FrameOutline(of: call.argument(1), self) ?? .rectangle, [])
        }
    }

    private func openLayer(_ call: ModifierCall<S>, content: Value<S>, place: Value<S>) {
        let place = alignment(place)
        close(call, isBackground(call) ? builder.openBackground(place) : builder.openOverlay(place))
        emission.append(.place(content, .layered, call.environment, call.range))
    }

    /// A style behind or before an element: its colour is a fact of the modifier; nil is the window's ground.
    private func openLayer(_ call: ModifierCall<S>, style: Paint?, _ outline: FrameOutline, _ edges: EdgeSet) {
        var facts = NodeFacts()
        let paint = style ?? .color(.catalog(light: 0xFFFF_FFFF, dark: 0x0000_00FF))
        let environment = environment(call.environment, reading: .colors)
        facts.color = environment.resolve(paint)
        let node = isBackground(call) ? builder.openBackground() : builder.openOverlay()
        register(node, kind(call), call.range, facts: facts)
        emission.append(.close)
        emission.append(
            .style(
                StyleFill(
                    outline: outline, ink: environment.ink(paint), edges: edges, environment: call.environment)))
    }

    private func isBackground(_ call: ModifierCall<S>) -> Bool {
        switch call.rule {
        case .backgroundContent, .backgroundElement, .backgroundStyle, .backgroundStyleInShape, .backgroundShape: true
        default: false
        }
    }

    // MARK: Values

    func alignment(_ value: Value<S>) -> Alignment {
        guard case .alignment(let horizontal, let vertical) = value else { return .center }
        return Alignment(
            horizontal: HorizontalAlignment(symbol: horizontal), vertical: VerticalAlignment(symbol: vertical))
    }

    /// A length on some edges; by default that of `padding()`.
    private func insets(edges: Value<S>, _ length: Value<S>) -> EdgeInsets<S> {
        EdgeInsets(length.double ?? S(ControlMetrics.padding), EdgeSet(rawValue: edges.symbol ?? 15))
    }

    func insets(_ value: Value<S>) -> EdgeInsets<S> {
        switch value {
        case .double(let length): EdgeInsets(length)
        case .numbers(let numbers) where numbers.count == 4:
            EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
        default: .none
        }
    }
}
