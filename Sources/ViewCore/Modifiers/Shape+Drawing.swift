import ViewCatalog
import ViewRuntime

/// How a shape is drawn.
extension Shape {
    public func fill() -> some View { modified(.fill, .none) }

    public func fill(_ content: some ShapeStyle) -> some View { modified(.fill, content.styleValue) }

    public func stroke(lineWidth: CGFloat = 1) -> some View { modified(.stroke, .none, .double(lineWidth)) }

    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
        modified(.stroke, content.styleValue, .double(lineWidth))
    }

    public func stroke(style: StrokeStyle) -> some View { modified(.strokeStyled, .none, style.value) }

    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
        modified(.strokeStyled, content.styleValue, style.value)
    }

    public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        modified(.strokeBorder, .none, .double(lineWidth))
    }

    public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
        modified(.strokeBorder, content.styleValue, .double(lineWidth))
    }

    public func strokeBorder(style: StrokeStyle) -> some View { modified(.strokeBorderStyled, .none, style.value) }

    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
        modified(.strokeBorderStyled, content.styleValue, style.value)
    }
}
