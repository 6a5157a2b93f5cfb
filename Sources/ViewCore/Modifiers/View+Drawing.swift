import ViewCatalog
import ViewRuntime

/// How a view is drawn.
extension View {
    public func clipped(antialiased: Bool = false) -> some View { modified(.clipped, .bool(antialiased)) }

    public func clipShape(_ shape: some Shape) -> some View { modified(.clipShape, shape.shapeValue) }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modified(.cornerRadius, .double(radius), .bool(antialiased))
    }

    public func shadow(color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(.shadow, color?.value ?? .none, .double(radius), .double(x), .double(y))
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modified(.blur, .double(radius), .bool(opaque))
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(.rotationEffect, angle.value, anchor.value)
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        modified(.scaleEffect, .double(scale), anchor.value)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modified(.scaleEffectOfSize, scale.value, anchor.value)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modified(.scaleEffectOfAxes, .double(x), .double(y), anchor.value)
    }

    public func opacity(_ opacity: Double) -> some View { modified(.opacity, .double(opacity)) }

    public func hidden() -> some View { modified(.hidden) }

    public func foregroundColor(_ color: Color?) -> some View { modified(.foregroundColor, color?.value ?? .none) }

    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        modified(.foregroundStyle, style.styleValue)
    }

    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        modified(.foregroundStyle, primary.styleValue, secondary.styleValue)
    }

    public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View {
        modified(.foregroundStyle, primary.styleValue, secondary.styleValue, tertiary.styleValue)
    }

    /// Sets the colour of controls; nil for the inherited one.
    public func tint(_ tint: Color?) -> some View { modified(.tint, tint?.value ?? .none) }

    @_disfavoredOverload
    public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { modified(.tint, tint?.styleValue ?? .none) }

    public func imageScale(_ scale: Image.Scale) -> some View { modified(.imageScale, scale.value) }
}
