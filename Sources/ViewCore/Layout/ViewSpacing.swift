import ViewLayout

/// What a view keeps from its neighbours where a container gives no spacing.
public struct ViewSpacing {
    var preferences: SpacingPreferences<Double>
    /// The subviews whose engine compares distances; nil for preferences of no view.
    private var subviews: ViewLayout.LayoutSubviews<Double>?

    init(_ preferences: SpacingPreferences<Double>, _ subviews: ViewLayout.LayoutSubviews<Double>?) {
        self.preferences = preferences
        self.subviews = subviews
    }

    /// The preferences of most views.
    public init() { self.init(.standard, nil) }

    /// No distance from anything.
    public static var zero: ViewSpacing { ViewSpacing(.zero, nil) }

    /// The preferred distance from this view to the next one along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard let subviews = subviews ?? next.subviews else { return 0 }
        return subviews.distance(preferences, next.preferences, axis == .horizontal ? .horizontal : .vertical)
    }

    /// Keeps also the distances that another view keeps on some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        guard let subviews = subviews ?? other.subviews else { return }
        preferences = subviews.union(preferences, other.preferences, EdgeSet(rawValue: edges.rawValue))
        self.subviews = subviews
    }

    /// The distances of both views on some edges of the other one.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
