import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Builds what depends on layout: badges by count, readers' content by size, alignment guides by dimensions.
final class ScreenProvider<S: LayoutScalar>: ContentProvider<S> {
    private let maker: ContentMaker<S>

    init(_ maker: ContentMaker<S>) {
        self.maker = maker
        super.init()
    }

    override func build(_ node: NodeID, for key: DeferredKey<S>, into builder: LayoutTreeBuilder<S>) {
        guard let deferred = maker.deferred[node.raw] else { return }
        maker.builder = builder
        switch (deferred.kind, key) {
        case (.badge(let content), .count(let count)): maker.makeBadge(content, Int64(count), deferred)
        case (.geometry(let content), .size(let size)): maker.makeContent(content, of: size, deferred)
        case (.reader(let reader, let frame, let context, let stop), .count(let count)):
            maker.makeContent(of: reader, frame, context, stop, hidden: Int64(count), node)
        default: break
        }
        maker.linkReaders()
    }

    override func guide(_ node: NodeID, _ dimensions: ViewDimensions<S>) -> S {
        guard case .guide(let closure) = maker.deferred[node.raw]?.kind else { return .zero }
        let machine = maker.machine
        machine.dimensions.append(dimensions)
        let place = machine.call(closure, .dimensions(Int32(machine.dimensions.count - 1)))
        machine.dimensions.removeLast()
        return place.double ?? .zero
    }

    override func length(_ node: NodeID, along axis: Axis, in container: S) -> S {
        guard case .length(let closure) = maker.deferred[node.raw]?.kind else { return container }
        return maker.machine.call(closure, .double(container), .symbol(axis == .horizontal ? 0 : 1)).double ?? container
    }
}
