import ViewBase

/// The size of a view and the places of its alignment guides, as an `alignmentGuide` closure sees them.
public struct ViewDimensions<S: LayoutScalar> {
    public let width: S
    public let height: S
    let engine: LayoutEngine<S>
    let node: NodeIndex
    let proposal: ProposedSize<S>

    /// The place of a vertical line, explicit or by default.
    public subscript(alignment: HorizontalAlignment) -> S { engine.guideNow(node, alignment.guide, proposal) }

    /// The place of a horizontal line, explicit or by default.
    public subscript(alignment: VerticalAlignment) -> S { engine.guideNow(node, alignment.guide, proposal) }

    /// The place of a vertical line if the view gives it explicitly.
    public subscript(explicit alignment: HorizontalAlignment) -> S? {
        engine.explicitGuideNow(node, alignment.guide, proposal).specified
    }

    /// The place of a horizontal line if the view gives it explicitly.
    public subscript(explicit alignment: VerticalAlignment) -> S? {
        engine.explicitGuideNow(node, alignment.guide, proposal).specified
    }
}
