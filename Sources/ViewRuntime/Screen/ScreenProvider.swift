import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Builds what depends on layout: badges by count, readers' content by size, alignment guides by dimensions.
final class ScreenProvider<S: LayoutScalar>: ContentProvider<S> {
    @exclusivity(unchecked) var maker: ContentMaker<S>

    init(_ maker: ContentMaker<S>) {
        self.maker = maker
        super.init()
    }

    override func build(_ node: NodeID, for key: DeferredKey<S>, into builder: LayoutTreeBuilder<S>) {
        guard let deferred = maker.deferred[node.raw] else { return }
        maker.builder = builder
        let unit = maker.machine.reads.unit
        maker.machine.reads.unit = deferred.unit
        defer { maker.machine.reads.unit = unit }
        switch (deferred.kind, key) {
        case (.badge(let content), .count(let count)): maker.makeBadge(content, Int64(count), deferred)
        case (.geometry(let content), .size(let size)): maker.makeContent(content, of: size, deferred)
        case (.reader(let reader, let frame, let context, let stop), .count(let count)):
            maker.makeContent(of: reader, frame, context, stop, hidden: Int64(count), node)
        case (.hostReader(let reader, let stop), .count(let count)):
            maker.makeContent(of: reader, stop, hidden: Int64(count), node)
        default: break
        }
        maker.linkReaders()
    }

    override func guide(_ node: NodeID, _ dimensions: ViewDimensions<S>) -> S {
        switch maker.deferred[node.raw]?.kind {
        case .guide(let closure):
            let machine = maker.machine
            machine.dimensions.append(dimensions)
            let place = machine.call(closure, .dimensions(Int32(machine.dimensions.count - 1)))
            machine.dimensions.removeLast()
            return place.double ?? .zero
        case .hostGuide(let guide): return guide.place(dimensions)
        default: return .zero
        }
    }

    override func length(_ node: NodeID, along axis: Axis, in container: S) -> S {
        switch maker.deferred[node.raw]?.kind {
        case .length(let closure):
            let axis = Value<S>.symbol(axis == .horizontal ? 0 : 1)
            return maker.machine.call(closure, .double(container), axis).double ?? container
        case .hostLength(let host): return host.length(container, axis)
        default: return container
        }
    }

    override func sizeThatFits(
        _ node: NodeID, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>
    ) -> Size<S> {
        guard case .layout(let layout) = maker.deferred[node.raw]?.kind else {
            return super.sizeThatFits(node, proposal, subviews)
        }
        return layout.size(proposal, subviews)
    }

    override func placeSubviews(
        _ node: NodeID, in size: Size<S>, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>
    ) {
        guard case .layout(let layout) = maker.deferred[node.raw]?.kind else { return }
        layout.place(size, proposal, subviews)
    }

    override func spacing(_ node: NodeID, _ subviews: LayoutSubviews<S>) -> SpacingPreferences<S>? {
        guard case .layout(let layout) = maker.deferred[node.raw]?.kind else { return nil }
        return layout.spacing(subviews)
    }

    override func explicitGuide(
        _ guide: AlignmentGuide, _ node: NodeID, in size: Size<S>, _ proposal: ProposedSize<S>,
        _ subviews: LayoutSubviews<S>
    ) -> S? {
        guard case .layout(let layout) = maker.deferred[node.raw]?.kind else { return nil }
        return layout.guide(guide, size, proposal, subviews)
    }
}
