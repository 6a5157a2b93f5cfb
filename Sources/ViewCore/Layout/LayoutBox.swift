import ViewLayout
import ViewRuntime

/// A custom layout at its place, with the cache it keeps there.
final class LayoutBox<Container: Layout> {
    private let layout: Container
    private let direction: LayoutDirection
    private unowned let host: ViewHost
    private var cache: Container.Cache?
    /// The subviews that the cache was made or updated for.
    private var cached: [NodeID] = []

    init(_ layout: Container, _ direction: LayoutDirection, _ host: ViewHost) {
        self.layout = layout
        self.direction = direction
        self.host = host
    }

    /// The functions that the engine's provider calls.
    func hostLayout() -> HostLayout<Double> {
        HostLayout(
            size: { [self] proposal, subviews in
                let size = perform(subviews) { layout, subviews, cache in
                    layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
                }
                return ViewLayout.Size(width: size.width, height: size.height)
            },
            place: { [self] size, proposal, subviews in
                perform(subviews) { layout, subviews, cache in
                    layout.placeSubviews(
                        in: LayoutBox.bounds(size), proposal: ProposedViewSize(proposal), subviews: subviews,
                        cache: &cache)
                }
            },
            spacing: { [self] subviews in
                perform(subviews) { layout, subviews, cache in
                    layout.spacing(subviews: subviews, cache: &cache).preferences
                }
            },
            guide: { [self] guide, size, proposal, subviews in
                place(of: guide, LayoutBox.bounds(size), ProposedViewSize(proposal), subviews)
            })
    }

    private static func bounds(_ size: ViewLayout.Size<Double>) -> CGRect {
        CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    private func place(
        of guide: AlignmentGuide, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: ViewLayout.LayoutSubviews<Double>
    ) -> Double? {
        perform(subviews) { layout, subviews, cache in
            if let horizontal = guide.horizontal {
                return layout.explicitAlignment(
                    of: horizontal, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
            guard let vertical = guide.vertical else { return nil }
            return layout.explicitAlignment(
                of: vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Calls the layout with its cache, which nobody else holds meanwhile: a subview may hold this kind of layout too.
    private func perform<Result>(
        _ subviews: ViewLayout.LayoutSubviews<Double>,
        _ call: (Container, LayoutSubviews, inout Container.Cache) -> Result
    ) -> Result {
        let proxies = LayoutSubviews(subviews: subviews, host: host, layoutDirection: direction)
        var cache = self.cache ?? layout.makeCache(subviews: proxies)
        if self.cache != nil, cached != subviews.nodes { layout.updateCache(&cache, subviews: proxies) }
        cached = subviews.nodes
        let result = call(layout, proxies, &cache)
        self.cache = cache
        return result
    }
}
