import ViewRuntime

/// An outline that fills the space it is given.
public protocol Shape: View, Sendable where Body == Never {
    /// Which of the catalogue's shapes it is.
    var _outline: ShapeOutline { get }
}

extension Shape {
    public func _add(to place: ViewPlace) { place.add(_outline.rule, _outline.arguments) }

    var shapeValue: Value<Double> { .shape(_outline.rule, _outline.arguments) }
}
