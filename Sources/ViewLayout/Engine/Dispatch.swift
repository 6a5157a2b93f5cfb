extension LayoutEngine {
    /// The task of a rule that remembers nothing.
    var noTask: Int { -1 }

    /// Works a size out; nil while it waits for another.
    @inline(__always)
    func measured(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ task: Int) -> Size<S>? {
        let info = nodes[node]
        switch info.rule {
        case .group, .identity, .layoutPriority, .zIndex, .offset, .alignmentGuide, .ignoresSafeArea, .gridCell:
            return size(onlyChild(node), proposal)
        case .overlay, .background:
            return size(primary(node), proposal)
        case .frame:
            return measuredFrame(node, proposal)
        case .flexibleFrame:
            return measuredFlexibleFrame(node, proposal)
        case .padding:
            return measuredPadding(node, proposal)
        case .fixedSize:
            return size(onlyChild(node), fixedSizeOffer(node, proposal))
        case .aspectRatio:
            return measuredAspectRatio(node, proposal)
        case .position:
            return measuredPosition(node, proposal)
        case .stack:
            if info.flags.contains(.sole) { return size(onlyChild(node), proposal) }
            return measuredStack(node, info.payload, proposal, task)
        case .adaptiveStack:
            return measuredAdaptiveStack(node, proposal, task)
        case .zstack:
            if info.flags.contains(.sole) { return size(onlyChild(node), proposal) }
            return measuredZStack(node, proposal)
        case .viewThatFits:
            return measuredViewThatFits(node, proposal, task)
        case .header:
            return measuredHeader(node, proposal)
        case .row:
            return measuredRow(node, proposal, task)
        case .floating:
            return measuredFloating(node, proposal)
        case .scroll:
            return measuredScroll(node, proposal)
        case .safeAreaInset:
            return measuredSafeAreaInset(node, proposal)
        case .containerFrame:
            return measuredContainerFrame(node, proposal)
        case .grid:
            return measuredGrid(node, proposal)
        case .gridRow:
            return .zero
        case .rowReader:
            return measuredReader(node, proposal)
        case .custom:
            return measuredCustom(node, proposal)
        case .empty, .fill, .circle, .image, .resizableImage, .text, .field, .spacer, .divider, .geometryReader:
            return leafSize(node, proposal)
        }
    }

    /// Adds an item for each child of a node whose size is known, as the task of this remembers; false while it waits.
    func arranged(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>, _ task: Int) -> Bool {
        let info = nodes[node]
        switch info.rule {
        case .stack where !info.flags.contains(.sole):
            return arrangedStack(node, info.payload, proposal, size, task)
        case .adaptiveStack:
            return arrangedAdaptiveStack(node, proposal, size, task)
        default:
            state.pointee.items.truncate(to: tasks[task].firstItem)
            return arrangedAtOnce(node, proposal, size)
        }
    }

    /// Whether a node's children are arranged in steps that a task remembers.
    @inline(__always)
    func arrangesInSteps(_ info: LayoutNode) -> Bool {
        info.rule == .adaptiveStack || (info.rule == .stack && !info.flags.contains(.sole))
    }

    /// Adds an item for each child of a node whose size is known; false while it waits, to be begun again.
    @inline(__always)
    func arrangedAtOnce(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        let info = nodes[node]
        switch info.rule {
        case .group, .identity, .layoutPriority, .zIndex, .alignmentGuide, .gridCell:
            return item(onlyChild(node), proposal, .zero, .zero)
        case .offset:
            return arrangedOffset(node, proposal)
        case .overlay, .background:
            return arrangedOverlay(node, proposal, size)
        case .frame, .flexibleFrame:
            return arrangedFrame(node, proposal, size)
        case .padding:
            return arrangedPadding(node, proposal, size)
        case .fixedSize:
            return item(onlyChild(node), fixedSizeOffer(node, proposal), .zero, .zero)
        case .aspectRatio:
            return arrangedAspectRatio(node, proposal)
        case .position:
            return arrangedPosition(node, size)
        case .stack, .adaptiveStack:
            return item(onlyChild(node), proposal, .zero, .zero)
        case .zstack:
            if info.flags.contains(.sole) { return item(onlyChild(node), proposal, .zero, .zero) }
            return arrangedZStack(node, size)
        case .viewThatFits:
            return arrangedViewThatFits(node, proposal)
        case .header:
            return arrangedHeader(node, proposal, size)
        case .row:
            return arrangedRow(node, proposal)
        case .floating:
            return arrangedFloating(node, proposal, size)
        case .scroll:
            return arrangedScroll(node, proposal)
        case .safeAreaInset:
            return arrangedSafeAreaInset(node, proposal, size)
        case .containerFrame:
            return arrangedContainerFrame(node, proposal, size)
        case .ignoresSafeArea:
            return item(onlyChild(node), proposal, .zero, .zero)
        case .grid:
            return arrangedGrid(node, proposal, size)
        case .rowReader:
            return arrangedReader(node, proposal)
        case .geometryReader:
            return arrangedGeometryReader(node, size)
        case .custom:
            return arrangedCustom(node, proposal, size)
        case .empty, .fill, .circle, .image, .resizableImage, .text, .field, .spacer, .divider, .gridRow:
            return true
        }
    }
}
