/// The distances a view keeps from a neighbour along one of its edges; `unspecified` where it has no opinion.
///
/// Two facing edges that share a category stand apart by the sum of their distances in it; otherwise the larger plain
/// preference counts, and 8 where neither view has one.
public struct EdgeSpacing<S: LayoutScalar>: Sendable {
    /// From anything.
    var plain: S
    /// Where the upper view is no text and the lower one is.
    var aboveText: S
    /// Where the upper view is a text and the lower one is none.
    var belowText: S
    /// Between two texts.
    var betweenTexts: S

    /// No opinion at all.
    static var none: EdgeSpacing {
        EdgeSpacing(plain: .unspecified, aboveText: .unspecified, belowText: .unspecified, betweenTexts: .unspecified)
    }

    /// No gap next to anything.
    static var zero: EdgeSpacing {
        var edge = none
        edge.plain = .zero
        return edge
    }

    /// What a view that is no text keeps above it.
    static var top: EdgeSpacing {
        var edge = none
        edge.belowText = .zero
        return edge
    }

    /// What a view that is no text keeps below it.
    static var bottom: EdgeSpacing {
        var edge = none
        edge.aboveText = .zero
        return edge
    }

    func isIdentical(to other: EdgeSpacing) -> Bool {
        plain.isIdentical(to: other.plain) && aboveText.isIdentical(to: other.aboveText)
            && belowText.isIdentical(to: other.belowText) && betweenTexts.isIdentical(to: other.betweenTexts)
    }
}

/// The spacing preferences of a view on its four edges.
public struct SpacingPreferences<S: LayoutScalar>: Sendable {
    var top: EdgeSpacing<S>
    var bottom: EdgeSpacing<S>
    var leading: EdgeSpacing<S>
    var trailing: EdgeSpacing<S>

    /// Those of colours, shapes, images and most other views.
    public static var standard: SpacingPreferences {
        SpacingPreferences(top: .top, bottom: .bottom, leading: .none, trailing: .none)
    }

    /// Those of a stack without children.
    public static var zero: SpacingPreferences {
        SpacingPreferences(top: .zero, bottom: .zero, leading: .zero, trailing: .zero)
    }

    /// Those of a spacer in a stack along an axis.
    static func spacer(_ axis: Axis) -> SpacingPreferences {
        axis == .horizontal
            ? SpacingPreferences(top: .none, bottom: .none, leading: .zero, trailing: .zero)
            : SpacingPreferences(top: .zero, bottom: .zero, leading: .none, trailing: .none)
    }

    func isIdentical(to other: SpacingPreferences) -> Bool {
        top.isIdentical(to: other.top) && bottom.isIdentical(to: other.bottom)
            && leading.isIdentical(to: other.leading) && trailing.isIdentical(to: other.trailing)
    }

    /// Takes back what stands on the edges named.
    mutating func reset(_ edges: EdgeSet) {
        if edges.contains(.top) { top = .top }
        if edges.contains(.bottom) { bottom = .bottom }
        if edges.contains(.leading) { leading = .none }
        if edges.contains(.trailing) { trailing = .none }
    }
}
