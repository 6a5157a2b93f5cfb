import ViewCatalog
import ViewRuntime
import ViewTree

/// A colour, which may differ between light and dark appearance; as a view it fills the space it is offered.
public struct Color: View, ShapeStyle, Hashable, Sendable {
    public typealias Body = Never

    let color: ColorValue

    init(_ color: ColorValue) { self.color = color }

    /// A colour by its parts in sRGB, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(ColorValue(.fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity))))
    }

    /// A shade of grey, from 0, black, to 1, white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let color = RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
        self.init(ColorValue(.fixed(color)))
    }

    /// A colour of the assets.
    public init(_ name: String) { self.init(ColorValue(.asset(name))) }

    /// A colour that the system names.
    public init(_ color: UIColor) { self.init(color.color) }

    /// A colour that the system names.
    public init(uiColor: UIColor) { self.init(uiColor.color) }

    /// A colour that the system names.
    public init(nsColor: UIColor) { self.init(nsColor.color) }

    /// The same colour, where a colour stands for a view.
    public init(_ color: Color) { self = color }

    /// The colour made translucent.
    public func opacity(_ opacity: Double) -> Color { Color(color.opacity(opacity)) }

    /// The colour with a slight shade downwards.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }

    public var _paint: ShapePaint { ShapePaint(.color(color)) }

    var value: Value<Double> { .color(color) }

    public func _add(to place: ViewPlace) { place.add(.color, [value]) }
}
