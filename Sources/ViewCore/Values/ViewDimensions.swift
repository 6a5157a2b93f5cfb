import ViewLayout

/// The size and guides of a view.
public struct ViewDimensions {
    private let dimensions: ViewLayout.ViewDimensions<Double>

    init(_ dimensions: ViewLayout.ViewDimensions<Double>) { self.dimensions = dimensions }

    public var width: CGFloat { dimensions.width }
    public var height: CGFloat { dimensions.height }

    /// The guide's distance from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions[guide.line] }

    /// The guide's distance from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { dimensions[guide.line] }

    /// The guide's distance from the leading edge if the view sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { dimensions[explicit: guide.line] }

    /// The guide's distance from the top edge if the view sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { dimensions[explicit: guide.line] }
}
