import ViewBase

extension LayoutTreeBuilder {
    /// Opens an `HStack` or a `VStack`; a spacing of nil is the children's own.
    @_specialize(where S == Double)
    @discardableResult
    public func openStack(_ axis: Axis, alignment: Alignment = .center, spacing: S? = nil) -> NodeID {
        open(.stack, appendStack(axis, alignment, spacing))
    }

    /// Opens a `ZStack`.
    @_specialize(where S == Double)
    @discardableResult
    public func openZStack(alignment: Alignment = .center) -> NodeID {
        open(.zstack, storage.pointee.alignments.append(alignment))
    }

    /// Opens `ViewThatFits(in:)`, whose children are the candidates.
    @_specialize(where S == Double)
    @discardableResult
    public func openViewThatFits(in axes: AxisSet = .both) -> NodeID {
        open(.viewThatFits, storage.pointee.axes.append(axes))
    }

    /// Opens a reader with ordinary children instead of content built for its size.
    @_specialize(where S == Double)
    @discardableResult
    public func openGeometryReader() -> NodeID { open(.geometryReader, noNode) }

    /// Opens a `HeaderStack`; `nextChild(is:)` goes before each of its at most three children.
    @_specialize(where S == Double)
    @discardableResult
    public func openHeader(
        spacing: S? = nil, alignment: VerticalAlignment = .center, title: HeaderTitle = .centered
    ) -> NodeID {
        let payload = HeaderPayload(spacing: finite(spacing), alignment: alignment, title: title)
        return open(.header, storage.pointee.headers.append(payload))
    }

    /// Opens a `WholeItemRow`, whose children are the items; the provider builds its badge by the count of the hidden.
    @_specialize(where S == Double)
    @discardableResult
    public func openRow(spacing: S? = nil, alignment: VerticalAlignment = .center) -> NodeID {
        let payload = RowPayload(spacing: finite(spacing), alignment: alignment)
        return open(.row, storage.pointee.rows.append(payload))
    }

    /// Opens an `AdaptiveStack`: a row or a column by a rule, a spacing of nil being the children's own.
    @_specialize(where S == Double)
    @discardableResult
    public func openAdaptiveStack(
        _ rule: AdaptiveRule<S>, alignment: Alignment = .center, spacing: S? = nil
    ) -> NodeID {
        let horizontal = appendStack(.horizontal, alignment, spacing)
        let vertical = appendStack(.vertical, alignment, spacing)
        var axis = Axis.vertical
        if case .fixed(let known) = rule { axis = known }
        let payload = AdaptivePayload(rule: rule, horizontal: horizontal, vertical: vertical, axis: axis)
        return open(.adaptiveStack, storage.pointee.adaptives.append(payload))
    }

    /// Opens an `Overlay`: the first child is the base, the second floats in the window's free area.
    @_specialize(where S == Double)
    @discardableResult
    public func openFloating(
        alignment: Alignment = .bottomTrailing, inset: EdgeInsets<S>, avoidsKeyboard: Bool = true
    ) -> NodeID {
        let payload = FloatingPayload(alignment: alignment, inset: finite(inset), avoidsKeyboard: avoidsKeyboard)
        return open(.floating, storage.pointee.floatings.append(payload))
    }

    /// Opens a `ScrollView` around one child.
    @_specialize(where S == Double)
    @discardableResult
    public func openScroll(_ axes: AxisSet = .vertical) -> NodeID { open(.scroll, storage.pointee.axes.append(axes)) }

    /// Opens a `Grid`, whose children are rows or views as wide as all of it.
    @_specialize(where S == Double)
    @discardableResult
    public func openGrid(
        alignment: Alignment = .center, horizontalSpacing: S? = nil, verticalSpacing: S? = nil
    ) -> NodeID {
        let payload = GridPayload(
            alignment: alignment, horizontalSpacing: finite(horizontalSpacing).or(S(8)),
            verticalSpacing: finite(verticalSpacing).or(S(8)))
        return open(.grid, storage.pointee.grids.append(payload))
    }

    /// Opens a `GridRow`; an alignment of nil is the grid's. Outside a grid it is a horizontal stack.
    @_specialize(where S == Double)
    @discardableResult
    public func openGridRow(alignment: VerticalAlignment? = nil) -> NodeID {
        let container = container
        guard container != noNode, storage.pointee.nodes[container].rule == .grid else {
            return openStack(.horizontal, alignment: Alignment(vertical: alignment ?? .center))
        }
        guard let alignment else { return open(.gridRow, noNode) }
        return open(.gridRow, storage.pointee.alignments.append(Alignment(vertical: alignment)))
    }

    /// Opens a container laid out by the provider's `sizeThatFits` and `placeSubviews`.
    @_specialize(where S == Double)
    @discardableResult
    public func openCustom() -> NodeID { open(.custom) }

    /// Adds content that the provider builds by the count of items that `row` hides; nil is given later by `link`.
    ///
    /// It stands directly in the smallest container that holds both: a vertical stack, the second part of an overlay,
    /// a background or a floating element.
    @_specialize(where S == Double)
    @discardableResult
    public func addRowReader(of row: NodeID? = nil) -> NodeID {
        var payload = DeferredPayload()
        payload.row = row?.raw ?? noNode
        storage.pointee.hasRowReaders = true
        return leaf(.rowReader, storage.pointee.deferred.append(payload), isKept: true)
    }

    /// Says which row a reader reads, where the row was opened after it.
    public func link(_ reader: NodeID, to row: NodeID) {
        let payload = storage.pointee.nodes[reader.raw].payload
        storage.pointee.deferred[payload].row = row.raw
    }

    /// Says that a reader reads the first row at or below a node; without one it reads 0.
    public func link(_ reader: NodeID, toRowAt node: NodeID) {
        let nodes = storage.pointee.nodes
        for index in node.raw..<nodes[node.raw].end where nodes[index].rule == .row {
            return link(reader, to: NodeID(index))
        }
    }

    /// The number of items of the row that a reader reads.
    public func itemCount(readBy reader: NodeID) -> Int {
        let row = storage.pointee.deferred[storage.pointee.nodes[reader.raw].payload].row
        return row == noNode ? 0 : Int(storage.pointee.nodes[row].count)
    }

    /// A spacing as it counts: one that is not finite is none.
    func finite(_ spacing: S?) -> S {
        guard let spacing, spacing.isFinite else { return .unspecified }
        return spacing
    }

    /// Adds what is known of a stack.
    private func appendStack(_ axis: Axis, _ alignment: Alignment, _ spacing: S?) -> UInt32 {
        storage.pointee.stacks.append(
            StackPayload(alignment: alignment, spacing: finite(spacing), axis: axis))
    }
}
