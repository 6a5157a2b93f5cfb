import ViewCatalog
import ViewRuntime

/// What stands behind and before a view.
extension View {
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modified(.backgroundStyle, .none, edges.value)
    }

    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modified(.backgroundStyle, style.styleValue, edges.value)
    }

    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        modified(.backgroundStyleInShape, style.styleValue, shape.shapeValue)
    }

    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        modifier(CatalogModifier(.backgroundElement, [.content(background), .value(alignment.value)]))
    }

    public func background(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        modified(.backgroundContent, [alignment.value], content: content())
    }

    public func background(in shape: some Shape) -> some View { modified(.backgroundShape, shape.shapeValue) }

    public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modified(.overlayStyle, style.styleValue, edges.value)
    }

    public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        modified(.overlayStyleInShape, style.styleValue, shape.shapeValue)
    }

    @_disfavoredOverload
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        modifier(CatalogModifier(.overlayElement, [.content(overlay), .value(alignment.value)]))
    }

    public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
        modified(.overlayContent, [alignment.value], content: content())
    }

    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
        modified(.border, content.styleValue, .double(width))
    }
}
