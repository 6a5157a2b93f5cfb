import ViewTree

/// A level of the foreground style, or a style that the place decides.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    public let _paint: ShapePaint

    private init(_ paint: Paint) { _paint = ShapePaint(paint) }

    public static let primary = HierarchicalShapeStyle(.hierarchical(0))
    public static let secondary = HierarchicalShapeStyle(.hierarchical(1))
    public static let tertiary = HierarchicalShapeStyle(.hierarchical(2))
    public static let quaternary = HierarchicalShapeStyle(.hierarchical(3))

    static let foreground = HierarchicalShapeStyle(.foreground)
    static let tint = HierarchicalShapeStyle(.tint)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The style of text here.
    public static var foreground: HierarchicalShapeStyle { .foreground }
    /// The colour of controls here.
    public static var tint: HierarchicalShapeStyle { .tint }
}
