import ViewBase

extension LayoutTreeBuilder {
    /// Opens a node whose children join its parent's, as a component's call; it may have any number of them.
    @_specialize(where S == Double)
    @discardableResult
    public func openGroup() -> NodeID {
        let container = container
        let payload = storage.pointee.groups.append(GroupPayload(node: nextID.raw, container: container))
        return open(.group, payload)
    }

    /// Opens a modifier that changes no layout; `isHidden` leaves its room but draws nothing.
    @_specialize(where S == Double)
    @discardableResult
    public func openIdentity(isHidden: Bool = false) -> NodeID { open(.identity, 0, isHidden ? .hidden : []) }

    /// Opens `frame(width:height:alignment:)`; a length that is negative or not finite counts as nil, with a notice.
    @_specialize(where S == Double)
    @discardableResult
    public func openFrame(width: S? = nil, height: S? = nil, alignment: Alignment = .center) -> NodeID {
        let payload = FramePayload(
            width: fixed(width, .horizontal), height: fixed(height, .vertical), alignment: alignment)
        return open(.frame, storage.pointee.frames.append(payload))
    }

    /// Opens `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
    @_specialize(where S == Double)
    @discardableResult
    public func openFlexibleFrame(
        minWidth: S? = nil, idealWidth: S? = nil, maxWidth: S? = nil,
        minHeight: S? = nil, idealHeight: S? = nil, maxHeight: S? = nil,
        alignment: Alignment = .center
    ) -> NodeID {
        let payload = FlexibleFramePayload(
            width: limits(minWidth, idealWidth, maxWidth, .horizontal),
            height: limits(minHeight, idealHeight, maxHeight, .vertical),
            alignment: alignment)
        return open(.flexibleFrame, storage.pointee.flexibleFrames.append(payload))
    }

    /// Opens `padding(_:)`; negative distances are allowed.
    @_specialize(where S == Double)
    @discardableResult
    public func openPadding(_ insets: EdgeInsets<S>) -> NodeID {
        open(.padding, storage.pointee.paddings.append(finite(insets)))
    }

    /// Opens `fixedSize(horizontal:vertical:)`.
    @_specialize(where S == Double)
    @discardableResult
    public func openFixedSize(_ axes: AxisSet = .both) -> NodeID {
        open(.fixedSize, storage.pointee.axes.append(axes))
    }

    /// Opens `layoutPriority(_:)`.
    @_specialize(where S == Double)
    @discardableResult
    public func openLayoutPriority(_ value: Double) -> NodeID {
        open(.layoutPriority, storage.pointee.priorities.append(value.isNaN ? 0 : value))
    }

    /// Opens `aspectRatio(_:contentMode:)`; a ratio of nil is the child's own.
    @_specialize(where S == Double)
    @discardableResult
    public func openAspectRatio(_ ratio: S?, _ mode: ContentMode) -> NodeID {
        let payload = AspectPayload(ratio: ratio ?? .unspecified, fills: mode == .fill)
        return open(.aspectRatio, storage.pointee.aspects.append(payload))
    }

    /// Opens `offset(x:y:)`; x counts towards the trailing edge.
    @_specialize(where S == Double)
    @discardableResult
    public func openOffset(x: S, y: S) -> NodeID { open(.offset, storage.pointee.points.append(Point(x: x, y: y))) }

    /// Opens `position(x:y:)`; x counts from the leading edge.
    @_specialize(where S == Double)
    @discardableResult
    public func openPosition(x: S, y: S) -> NodeID {
        open(.position, storage.pointee.points.append(Point(x: x, y: y)))
    }

    /// Opens `alignmentGuide(_:computeValue:)` for a vertical line.
    @_specialize(where S == Double)
    @discardableResult
    public func openAlignmentGuide(_ alignment: HorizontalAlignment, _ value: GuideValue<S>) -> NodeID {
        let payload = GuidePayload(guide: alignment.guide, value: value)
        return open(.alignmentGuide, storage.pointee.guides.append(payload))
    }

    /// Opens `alignmentGuide(_:computeValue:)` for a horizontal line.
    @_specialize(where S == Double)
    @discardableResult
    public func openAlignmentGuide(_ alignment: VerticalAlignment, _ value: GuideValue<S>) -> NodeID {
        let payload = GuidePayload(guide: alignment.guide, value: value)
        return open(.alignmentGuide, storage.pointee.guides.append(payload))
    }

    /// Opens `zIndex(_:)`.
    @_specialize(where S == Double)
    @discardableResult
    public func openZIndex(_ value: Double) -> NodeID {
        open(.zIndex, storage.pointee.priorities.append(value.isNaN ? 0 : value))
    }

    /// Opens `overlay(alignment:)`: the first child is the view, the second what lies over it.
    @_specialize(where S == Double)
    @discardableResult
    public func openOverlay(_ alignment: Alignment = .center) -> NodeID {
        open(.overlay, storage.pointee.alignments.append(alignment))
    }

    /// Opens `background(alignment:)`: the first child is the view, the second what lies under it.
    @_specialize(where S == Double)
    @discardableResult
    public func openBackground(_ alignment: Alignment = .center) -> NodeID {
        open(.background, storage.pointee.alignments.append(alignment))
    }

    /// Opens `safeAreaInset(edge:alignment:spacing:)`: the first child is the view, the second the inset.
    @_specialize(where S == Double)
    @discardableResult
    public func openSafeAreaInset(_ edge: Edge, spacing: S? = nil, alignment: Alignment = .center) -> NodeID {
        let payload = SafeAreaInsetPayload(edge: edge, alignment: alignment, spacing: finite(spacing))
        return open(.safeAreaInset, storage.pointee.safeAreaInsets.append(payload))
    }

    /// Opens `ignoresSafeArea(edges:)`.
    @_specialize(where S == Double)
    @discardableResult
    public func openIgnoresSafeArea(_ edges: EdgeSet = .all) -> NodeID {
        open(.ignoresSafeArea, storage.pointee.edges.append(edges))
    }

    /// Opens the traits of a grid's cell around it; more than 1,000 columns count as 1,000.
    @_specialize(where S == Double)
    @discardableResult
    public func openGridCell(
        columns: Int = 1, anchor: UnitPoint? = nil, columnAlignment: HorizontalAlignment? = nil,
        unsizedAxes: AxisSet = []
    ) -> NodeID {
        let payload = GridCellPayload(
            columns: min(max(1, columns), 1000), anchor: anchor, columnAlignment: columnAlignment,
            unsizedAxes: unsizedAxes)
        return open(.gridCell, storage.pointee.cells.append(payload))
    }

    /// Opens `containerRelativeFrame` along some axes: a share of the scroll view around it, or of the window.
    @_specialize(where S == Double)
    @discardableResult
    public func openContainerFrame(
        _ axes: AxisSet, _ share: ContainerShare = .whole, alignment: Alignment = .center
    ) -> NodeID {
        let payload = ContainerFramePayload(axes: axes, alignment: alignment, share: share)
        return open(.containerFrame, storage.pointee.containerFrames.append(payload))
    }

    /// Insets as they count: one that is not finite is 0.
    func finite(_ insets: EdgeInsets<S>) -> EdgeInsets<S> {
        func finite(_ length: S) -> S { length.isFinite ? length : .zero }
        return EdgeInsets(
            top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
            trailing: finite(insets.trailing))
    }

    /// A fixed frame's length as it counts.
    private func fixed(_ length: S?, _ axis: Axis) -> S {
        guard let length else { return .unspecified }
        guard length.isFinite, length.ahead >= 0 else {
            storage.pointee.notices.append(LayoutNotice(nextID, .frameIgnored(axis, length)))
            return .unspecified
        }
        return length
    }

    /// The limits of an axis as written, with a notice where they cross.
    private func limits(_ minimum: S?, _ ideal: S?, _ maximum: S?, _ axis: Axis) -> LengthLimits<S> {
        if let minimum, let upper = ideal ?? maximum, minimum.value > upper.value {
            storage.pointee.notices.append(LayoutNotice(nextID, .limitsCross(axis, lower: minimum, upper: upper)))
        } else if let ideal, let maximum, ideal.value > maximum.value {
            storage.pointee.notices.append(LayoutNotice(nextID, .limitsCross(axis, lower: ideal, upper: maximum)))
        } else if let minimum, let maximum, minimum.value > maximum.value {
            storage.pointee.notices.append(LayoutNotice(nextID, .limitsCross(axis, lower: minimum, upper: maximum)))
        }
        return LengthLimits(
            minimum: minimum ?? .unspecified, ideal: ideal ?? .unspecified, maximum: maximum ?? .unspecified)
    }
}
