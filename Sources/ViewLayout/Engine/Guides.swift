import ViewBase

/// Alignment guides: explicit values come from `alignmentGuide`, texts, and containers that merge their children's.
///
/// Apple: View/alignmentGuide(_:computeValue:). Merging (the mean of the tree's own guides, the first baseline the
/// smallest, the built-in edges and centres not at all) as in OpenSwiftUI's AlignmentGuide.swift; Apple documents the
/// last baseline as the bottommost.
extension LayoutEngine {
    /// The place of a guide in a view without an explicit value.
    @inline(__always)
    func defaultGuide(_ guide: AlignmentGuide, _ size: Size<S>) -> S {
        switch guide {
        case .leading, .top: .zero
        case .centerHorizontal: size.width / S(2)
        case .trailing: size.width
        case .centerVertical: size.height / S(2)
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        default: customDefault(guide, size)
        }
    }

    private func customDefault(_ guide: AlignmentGuide, _ size: Size<S>) -> S {
        switch storage.pointee.customGuides[guide.customIndex] {
        case .linear(let width, let height, let constant):
            linear(width, height, constant, size)
        case .provider: provider.defaultGuide(guide, in: size)
        }
    }

    /// A share of a size; none of an infinite length is nothing.
    private func linear(_ width: S, _ height: S, _ constant: S, _ size: Size<S>) -> S {
        var place = constant
        if height.value != 0 { place = height * size.height + place }
        if width.value != 0 { place = width * size.width + place }
        return place
    }

    /// The place of a guide in a node of a known size; nil while it is being worked out.
    @inline(__always)
    func guide(_ node: NodeIndex, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>, _ size: Size<S>) -> S? {
        guard hasExplicit(node, guide) else { return defaultGuide(guide, size) }
        guard let explicit = explicitGuide(node, guide, proposal) else { return nil }
        return explicit.isUnspecified ? defaultGuide(guide, size) : explicit
    }

    /// Whether a node may give a guide explicitly.
    @inline(__always)
    func hasExplicit(_ node: NodeIndex, _ guide: AlignmentGuide) -> Bool { nodes[node].flags.contains(guide.flag) }

    /// The explicit place of a guide, `unspecified` if there is none; nil while it is being worked out.
    func explicitGuide(_ node: NodeIndex, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>) -> S? {
        guard node != noNode, hasExplicit(node, guide) else { return .unspecified }
        var node = node
        var proposal = proposal
        while let (inner, offer) = passedThrough(node, guide, proposal) {
            guard inner != noNode, hasExplicit(inner, guide) else { return .unspecified }
            node = inner
            proposal = offer
        }
        let info = nodes[node]
        if info.rule == .text {
            return guide.isCustom ? .unspecified : textBaseline(info.payload, guide, proposal)
        }
        if let known = knownLength(info.slot, guide, proposal) { return known }
        var task = LayoutTask(node: node, kind: .guide, firstItem: items.count, proposal: proposal)
        task.guide = guide
        state.pointee.tasks.append(task)
        return nil
    }

    /// What a node takes the guide from unchanged, and what it offers it; nil for a node that has a say in it.
    private func passedThrough(
        _ node: NodeIndex, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>
    ) -> (NodeIndex, ProposedSize<S>)? {
        let info = nodes[node]
        switch info.rule {
        case .identity, .layoutPriority, .zIndex, .offset, .gridCell:
            return (onlyChild(node), proposal)
        case .overlay, .background:
            return (primary(node), proposal)
        case .fixedSize:
            return (onlyChild(node), fixedSizeOffer(node, proposal))
        case .alignmentGuide where storage.pointee.guides[info.payload].guide != guide:
            return (onlyChild(node), proposal)
        case .stack, .zstack:
            return info.flags.contains(.sole) ? (onlyChild(node), proposal) : nil
        case .adaptiveStack:
            return info.count == 1 ? (onlyChild(node), proposal) : nil
        default:
            return nil
        }
    }

    /// The place of a guide.
    func guideNow(_ node: NodeIndex, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>) -> S {
        let size = sizeNow(node, proposal)
        let explicit = explicitGuideNow(node, guide, proposal)
        return explicit.isUnspecified ? defaultGuide(guide, size) : explicit
    }

    /// The explicit place of a guide, or `unspecified`.
    func explicitGuideNow(_ node: NodeIndex, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>) -> S {
        if let value = explicitGuide(node, guide, proposal) { return value }
        run(downTo: tasks.count - 1)
        return explicitGuide(node, guide, proposal) ?? .unspecified
    }

    /// Works an explicit guide out from the children's; nil while it waits for something.
    func workedOutGuide(
        _ node: NodeIndex, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>, _ task: Int
    ) -> S? {
        let info = nodes[node]
        if info.rule == .alignmentGuide, storage.pointee.guides[info.payload].guide == guide {
            return statedGuide(node, proposal)
        }
        guard let size = size(node, proposal) else { return nil }
        if info.rule == .custom, let place = statedGuide(guide, ofCustom: node, proposal, size) { return place }
        if !tasks[task].isArranged {
            guard arranged(node, proposal, size, task) else { return nil }
            tasks[task].isArranged = true
        }
        return mergesGuides(node) ? mergedGuide(guide, task) : forwardedGuide(node, guide, task)
    }

    /// The value that an `alignmentGuide` gives its own guide.
    private func statedGuide(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> S? {
        let child = onlyChild(node)
        guard let size = size(child, proposal) else { return nil }
        switch storage.pointee.guides[nodes[node].payload].value {
        case .linear(let width, let height, let constant):
            return linear(width, height, constant, size)
        case .provider:
            let dimensions = ViewDimensions(
                width: size.width, height: size.height, engine: self, node: child, proposal: proposal)
            return provider.guide(NodeID(node), dimensions)
        }
    }

    /// The guide of the first child, moved by where it stands.
    private func forwardedGuide(_ node: NodeIndex, _ guide: AlignmentGuide, _ task: Int) -> S? {
        let first = tasks[task].firstItem
        guard first < items.count else { return .unspecified }
        let item = items[first]
        guard let value = explicitGuide(item.node, guide, item.proposal) else { return nil }
        return value.isUnspecified ? value : value + (guide.isVertical ? item.y : item.x)
    }

    /// The children's guides as one: the mean of custom ones, the least first and the greatest last baseline.
    private func mergedGuide(_ guide: AlignmentGuide, _ task: Int) -> S? {
        guard !guide.isEdge else { return .unspecified }
        let vertical = guide.isVertical
        let first = tasks[task].firstItem
        let end = items.count
        var isComplete = true
        var result = S.unspecified
        var found = 0
        for index in first..<end where nodes[items[index].node].rule != .gridRow {
            guard let value = explicitGuide(items[index].node, guide, items[index].proposal) else {
                isComplete = false
                continue
            }
            if value.isUnspecified { continue }
            let place = value + (vertical ? items[index].y : items[index].x)
            found += 1
            if result.isUnspecified {
                result = place
            } else {
                switch guide {
                case .firstTextBaseline: result = smaller(result, place)
                case .lastTextBaseline: result = larger(result, place)
                default: result = result + place
                }
            }
        }
        guard isComplete else { return nil }
        return guide.isCustom && found > 1 ? result / S(Double(found)) : result
    }

    /// Whether a container makes one guide of several children's.
    private func mergesGuides(_ node: NodeIndex) -> Bool {
        if nodes[node].flags.contains(.sole) { return false }
        switch nodes[node].rule {
        case .stack, .zstack, .adaptiveStack, .header, .row, .grid, .custom: return true
        default: return false
        }
    }
}
