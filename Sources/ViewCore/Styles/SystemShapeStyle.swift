import ViewCatalog
import ViewRuntime
import ViewTree

/// A style that the system names: a ground, a line, a material; the catalogue says what it looks like.
public struct SystemShapeStyle: ShapeStyle, Hashable {
    public let _paint: ShapePaint

    private init(_ color: ColorValue?, _ name: String) {
        guard let color else { fatalError("no style is named \(name)") }
        _paint = ShapePaint(.color(color))
    }

    private init(catalog name: String) { self.init(CatalogColors.named(name, of: .shapeStyle), name) }

    static let background = SystemShapeStyle(CatalogColors.background, "background")
    static let separator = SystemShapeStyle(catalog: "separator")
    static let placeholder = SystemShapeStyle(catalog: "placeholder")
    static let link = SystemShapeStyle(catalog: "link")
    static let fill = SystemShapeStyle(catalog: "fill")
    static let ultraThinMaterial = SystemShapeStyle(catalog: "ultraThinMaterial")
    static let thinMaterial = SystemShapeStyle(catalog: "thinMaterial")
    static let regularMaterial = SystemShapeStyle(catalog: "regularMaterial")
    static let thickMaterial = SystemShapeStyle(catalog: "thickMaterial")
    static let ultraThickMaterial = SystemShapeStyle(catalog: "ultraThickMaterial")
    static let bar = SystemShapeStyle(catalog: "bar")
}

extension ShapeStyle where Self == SystemShapeStyle {
    /// The ground of the window.
    public static var background: SystemShapeStyle { .background }
    public static var separator: SystemShapeStyle { .separator }
    public static var placeholder: SystemShapeStyle { .placeholder }
    public static var link: SystemShapeStyle { .link }
    public static var fill: SystemShapeStyle { .fill }
    public static var ultraThinMaterial: SystemShapeStyle { .ultraThinMaterial }
    public static var thinMaterial: SystemShapeStyle { .thinMaterial }
    public static var regularMaterial: SystemShapeStyle { .regularMaterial }
    public static var thickMaterial: SystemShapeStyle { .thickMaterial }
    public static var ultraThickMaterial: SystemShapeStyle { .ultraThickMaterial }
    public static var bar: SystemShapeStyle { .bar }
}
