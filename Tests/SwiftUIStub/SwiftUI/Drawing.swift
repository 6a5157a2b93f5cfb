// Drawing, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

extension View {
    /// swiftui/view/foregroundstyle(_:)
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle

    /// swiftui/view/foregroundstyle(_:_:)
    nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle

    /// swiftui/view/foregroundstyle(_:_:_:)
    nonisolated public func foregroundStyle<S1, S2, S3>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle

    /// swiftui/view/foregroundcolor(_:)
    nonisolated public func foregroundColor(_ color: Color?) -> some View

    /// swiftui/view/tint(_:)
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle

    /// swiftui/view/tint(_:)
    nonisolated public func tint(_ tint: Color?) -> some View

    /// swiftui/view/opacity(_:)
    nonisolated public func opacity(_ opacity: Double) -> some View

    /// swiftui/view/hidden()
    nonisolated public func hidden() -> some View

    /// swiftui/view/clipped(antialiased:)
    nonisolated public func clipped(antialiased: Bool = false) -> some View

    /// swiftui/view/clipshape(_:style:)
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape

    /// swiftui/view/cornerradius(_:antialiased:)
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View

    /// swiftui/view/shadow(color:radius:x:y:)
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View

    /// swiftui/view/blur(radius:opaque:)
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View

    /// swiftui/view/rotationeffect(_:anchor:)
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View

    /// swiftui/view/scaleeffect(_:anchor:)
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View

    /// swiftui/view/scaleeffect(_:anchor:)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View

    /// swiftui/view/scaleeffect(x:y:anchor:)
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View

    /// swiftui/view/border(_:width:)
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle
}

extension View {
    /// swiftui/view/background(_:alignment:)
    @_disfavoredOverload nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View

    /// swiftui/view/background(alignment:content:)
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View

    /// swiftui/view/background(ignoressafeareaedges:)
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View

    /// swiftui/view/background(_:ignoressafeareaedges:)
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle

    /// swiftui/view/background(in:fillstyle:)
    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    where S: Shape

    /// swiftui/view/background(_:in:fillstyle:)
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape

    /// swiftui/view/overlay(_:alignment:)
    @_disfavoredOverload nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View

    /// swiftui/view/overlay(alignment:content:)
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View

    /// swiftui/view/overlay(_:ignoressafeareaedges:)
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle

    /// swiftui/view/overlay(_:in:fillstyle:)
    nonisolated public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape
}
