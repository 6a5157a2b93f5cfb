// Styles, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/shapestyle
public protocol ShapeStyle: Sendable {
    /// swiftui/shapestyle/resolved
    associatedtype Resolved: ShapeStyle = Never
}

extension Never: ShapeStyle {}

/// swiftui/anyshapestyle
public struct AnyShapeStyle: ShapeStyle {
    /// swiftui/anyshapestyle/init(_:)
    public init<S>(_ style: S) where S: ShapeStyle
}

/// swiftui/color
public struct Color: Hashable, CustomStringConvertible, Sendable {
    /// swiftui/color/rgbcolorspace
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// swiftui/color/init(_:red:green:blue:opacity:)
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)

    /// swiftui/color/init(_:white:opacity:)
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)

    /// swiftui/color/init(hue:saturation:brightness:opacity:)
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)

    /// swiftui/color/init(_:bundle:)
    public init(_ name: String, bundle: Bundle? = nil)

    /// swiftui/color/init(uicolor:)
    public init(uiColor: UIColor)

    /// swiftui/color/init(_:)
    public init(_ color: UIColor)

    /// swiftui/color/red
    public static let red: Color
    /// swiftui/color/orange
    public static let orange: Color
    /// swiftui/color/yellow
    public static let yellow: Color
    /// swiftui/color/green
    public static let green: Color
    /// swiftui/color/mint
    public static let mint: Color
    /// swiftui/color/teal
    public static let teal: Color
    /// swiftui/color/cyan
    public static let cyan: Color
    /// swiftui/color/blue
    public static let blue: Color
    /// swiftui/color/indigo
    public static let indigo: Color
    /// swiftui/color/purple
    public static let purple: Color
    /// swiftui/color/pink
    public static let pink: Color
    /// swiftui/color/brown
    public static let brown: Color
    /// swiftui/color/white
    public static let white: Color
    /// swiftui/color/gray
    public static let gray: Color
    /// swiftui/color/black
    public static let black: Color
    /// swiftui/color/clear
    public static let clear: Color
    /// swiftui/color/primary
    public static let primary: Color
    /// swiftui/color/secondary
    public static let secondary: Color

    /// swiftui/color/accentcolor
    public static var accentColor: Color { get }

    /// swiftui/color/opacity(_:)
    public func opacity(_ opacity: Double) -> Color

    /// swiftui/color/gradient
    public var gradient: AnyGradient { get }
    /// swiftui/color/description
    public var description: String { get }

    /// swiftui/color/hash(into:)
    public func hash(into hasher: inout Hasher)

    /// swiftui/color/==(lhs:rhs:)
    public static func == (lhs: Color, rhs: Color) -> Bool
}

extension Color: View {
    public typealias Body = Never
}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
    /// swiftui/shapestyle/red
    public static var red: Color { get }
    /// swiftui/shapestyle/orange
    public static var orange: Color { get }
    /// swiftui/shapestyle/yellow
    public static var yellow: Color { get }
    /// swiftui/shapestyle/green
    public static var green: Color { get }
    /// swiftui/shapestyle/mint
    public static var mint: Color { get }
    /// swiftui/shapestyle/teal
    public static var teal: Color { get }
    /// swiftui/shapestyle/cyan
    public static var cyan: Color { get }
    /// swiftui/shapestyle/blue
    public static var blue: Color { get }
    /// swiftui/shapestyle/indigo
    public static var indigo: Color { get }
    /// swiftui/shapestyle/purple
    public static var purple: Color { get }
    /// swiftui/shapestyle/pink
    public static var pink: Color { get }
    /// swiftui/shapestyle/brown
    public static var brown: Color { get }
    /// swiftui/shapestyle/white
    public static var white: Color { get }
    /// swiftui/shapestyle/gray
    public static var gray: Color { get }
    /// swiftui/shapestyle/black
    public static var black: Color { get }
    /// swiftui/shapestyle/clear
    public static var clear: Color { get }
}

/// swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {
    /// swiftui/hierarchicalshapestyle/primary
    public static let primary: HierarchicalShapeStyle
    /// swiftui/hierarchicalshapestyle/secondary
    public static let secondary: HierarchicalShapeStyle
    /// swiftui/hierarchicalshapestyle/tertiary
    public static let tertiary: HierarchicalShapeStyle
    /// swiftui/hierarchicalshapestyle/quaternary
    public static let quaternary: HierarchicalShapeStyle
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// swiftui/shapestyle/primary
    public static var primary: HierarchicalShapeStyle { get }
    /// swiftui/shapestyle/secondary
    public static var secondary: HierarchicalShapeStyle { get }
    /// swiftui/shapestyle/tertiary
    public static var tertiary: HierarchicalShapeStyle { get }
    /// swiftui/shapestyle/quaternary
    public static var quaternary: HierarchicalShapeStyle { get }
}

/// swiftui/foregroundstyle
public struct ForegroundStyle: ShapeStyle {
    /// swiftui/foregroundstyle/init()
    public init()
}

/// swiftui/backgroundstyle
public struct BackgroundStyle: ShapeStyle {
    /// swiftui/backgroundstyle/init()
    public init()
}

/// swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle {
    /// swiftui/tintshapestyle/init()
    public init()
}

/// swiftui/separatorshapestyle
public struct SeparatorShapeStyle: ShapeStyle {
    /// swiftui/separatorshapestyle/init()
    public init()
}

/// swiftui/placeholdertextshapestyle
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// swiftui/placeholdertextshapestyle/init()
    public init()
}

/// swiftui/linkshapestyle
public struct LinkShapeStyle: ShapeStyle {
    /// swiftui/linkshapestyle/init()
    public init()
}

/// swiftui/fillshapestyle
public struct FillShapeStyle: ShapeStyle {
    /// swiftui/fillshapestyle/init()
    public init()
}

/// swiftui/material
public struct Material: ShapeStyle {
    /// swiftui/material/ultrathin
    public static let ultraThin: Material
    /// swiftui/material/thin
    public static let thin: Material
    /// swiftui/material/regular
    public static let regular: Material
    /// swiftui/material/thick
    public static let thick: Material
    /// swiftui/material/ultrathick
    public static let ultraThick: Material
    /// swiftui/material/bar
    public static let bar: Material
}

extension ShapeStyle where Self == ForegroundStyle {
    /// swiftui/shapestyle/foreground
    public static var foreground: ForegroundStyle { get }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// swiftui/shapestyle/background
    public static var background: BackgroundStyle { get }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// swiftui/shapestyle/tint
    public static var tint: TintShapeStyle { get }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// swiftui/shapestyle/separator
    public static var separator: SeparatorShapeStyle { get }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// swiftui/shapestyle/placeholder
    public static var placeholder: PlaceholderTextShapeStyle { get }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// swiftui/shapestyle/link
    public static var link: LinkShapeStyle { get }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// swiftui/shapestyle/fill
    public static var fill: FillShapeStyle { get }
}

extension ShapeStyle where Self == Material {
    /// swiftui/shapestyle/regularmaterial
    public static var regularMaterial: Material { get }
    /// swiftui/shapestyle/thickmaterial
    public static var thickMaterial: Material { get }
    /// swiftui/shapestyle/thinmaterial
    public static var thinMaterial: Material { get }
    /// swiftui/shapestyle/ultrathinmaterial
    public static var ultraThinMaterial: Material { get }
    /// swiftui/shapestyle/ultrathickmaterial
    public static var ultraThickMaterial: Material { get }
    /// swiftui/shapestyle/bar
    public static var bar: Material { get }
}

extension ShapeStyle {
    /// swiftui/shapestyle/opacity(_:)
    public func opacity(_ opacity: Double) -> some ShapeStyle
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// swiftui/shapestyle/opacity(_:)
    public static func opacity(_ opacity: Double) -> some ShapeStyle
}

/// swiftui/gradient
public struct Gradient: Equatable, ShapeStyle {
    /// swiftui/gradient/stop
    public struct Stop: Equatable, Sendable {
        /// swiftui/gradient/stop/color
        public var color: Color
        /// swiftui/gradient/stop/location
        public var location: CGFloat

        /// swiftui/gradient/stop/init(color:location:)
        public init(color: Color, location: CGFloat)

        /// swiftui/gradient/stop/==(a:b:)
        public static func == (a: Gradient.Stop, b: Gradient.Stop) -> Bool
    }

    /// swiftui/gradient/stops
    public var stops: [Gradient.Stop]

    /// swiftui/gradient/init(stops:)
    public init(stops: [Gradient.Stop])

    /// swiftui/gradient/init(colors:)
    public init(colors: [Color])

    /// swiftui/gradient/==(a:b:)
    public static func == (a: Gradient, b: Gradient) -> Bool
}

/// swiftui/anygradient
public struct AnyGradient: Hashable, ShapeStyle {
    /// swiftui/anygradient/init(_:)
    public init(_ gradient: Gradient)

    /// swiftui/anygradient/==(lhs:rhs:)
    public static func == (lhs: AnyGradient, rhs: AnyGradient) -> Bool

    /// swiftui/anygradient/hash(into:)
    public func hash(into hasher: inout Hasher)
}

/// swiftui/lineargradient
public struct LinearGradient: ShapeStyle, View {
    public typealias Body = Never

    /// swiftui/lineargradient/init(gradient:startpoint:endpoint:)
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)

    /// swiftui/lineargradient/init(colors:startpoint:endpoint:)
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)

    /// swiftui/lineargradient/init(stops:startpoint:endpoint:)
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}

extension ShapeStyle where Self == LinearGradient {
    /// swiftui/shapestyle/lineargradient(_:startpoint:endpoint:)
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient

    /// swiftui/shapestyle/lineargradient(colors:startpoint:endpoint:)
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient

    /// swiftui/shapestyle/lineargradient(stops:startpoint:endpoint:)
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient
}

/// swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    /// swiftui/strokestyle/linewidth
    public var lineWidth: CGFloat
    /// swiftui/strokestyle/linecap
    public var lineCap: CGLineCap
    /// swiftui/strokestyle/linejoin
    public var lineJoin: CGLineJoin
    /// swiftui/strokestyle/miterlimit
    public var miterLimit: CGFloat
    /// swiftui/strokestyle/dash
    public var dash: [CGFloat]
    /// swiftui/strokestyle/dashphase
    public var dashPhase: CGFloat

    /// swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:)
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)

    /// swiftui/strokestyle/==(a:b:)
    public static func == (a: StrokeStyle, b: StrokeStyle) -> Bool
}

/// swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
    /// swiftui/fillstyle/iseofilled
    public var isEOFilled: Bool
    /// swiftui/fillstyle/isantialiased
    public var isAntialiased: Bool

    /// swiftui/fillstyle/init(eofill:antialiased:)
    public init(eoFill: Bool = false, antialiased: Bool = true)

    /// swiftui/fillstyle/==(a:b:)
    public static func == (a: FillStyle, b: FillStyle) -> Bool
}
