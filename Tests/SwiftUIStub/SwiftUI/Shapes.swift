// Shapes, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/path
public struct Path: Equatable, Sendable {
    /// swiftui/path/init()
    public init()

    /// swiftui/path/==(a:b:)
    public static func == (a: Path, b: Path) -> Bool
}

/// swiftui/shape
@preconcurrency public protocol Shape: Animatable, Sendable, View {
    /// swiftui/shape/path(in:)
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    /// swiftui/shape/fill(_:style:)
    nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle

    /// swiftui/shape/fill(style:)
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View

    /// swiftui/shape/stroke(_:style:)
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle

    /// swiftui/shape/stroke(_:linewidth:)
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle

    /// swiftui/shape/stroke(style:)
    nonisolated public func stroke(style: StrokeStyle) -> some Shape

    /// swiftui/shape/stroke(linewidth:)
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape
}

/// swiftui/insettableshape
public protocol InsettableShape: Shape {
    /// swiftui/insettableshape/insetshape
    associatedtype InsetShape: InsettableShape

    /// swiftui/insettableshape/inset(by:)
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

extension InsettableShape {
    /// swiftui/insettableshape/strokeborder(_:style:antialiased:)
    nonisolated public func strokeBorder<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View where S: ShapeStyle

    /// swiftui/insettableshape/strokeborder(style:antialiased:)
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View

    /// swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
    nonisolated public func strokeBorder<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View where S: ShapeStyle

    /// swiftui/insettableshape/strokeborder(linewidth:antialiased:)
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
}

/// swiftui/_shapebody
public struct _ShapeBody: View {
    public typealias Body = Never
}

/// swiftui/rectangle
public struct Rectangle: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeBody

    /// swiftui/rectangle/path(in:)
    nonisolated public func path(in rect: CGRect) -> Path

    /// swiftui/rectangle/inset(by:)
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape

    /// swiftui/rectangle/init()
    nonisolated public init()

    /// swiftui/rectangle/body
    public var body: _ShapeBody { get }
}

/// swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeBody

    /// swiftui/roundedrectangle/cornersize
    public var cornerSize: CGSize
    /// swiftui/roundedrectangle/style
    public var style: RoundedCornerStyle

    /// swiftui/roundedrectangle/init(cornersize:style:)
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)

    /// swiftui/roundedrectangle/init(cornerradius:style:)
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)

    /// swiftui/roundedrectangle/path(in:)
    nonisolated public func path(in rect: CGRect) -> Path

    /// swiftui/roundedrectangle/inset(by:)
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape

    /// swiftui/roundedrectangle/body
    public var body: _ShapeBody { get }
}

/// swiftui/circle
public struct Circle: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeBody

    /// swiftui/circle/path(in:)
    nonisolated public func path(in rect: CGRect) -> Path

    /// swiftui/circle/inset(by:)
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape

    /// swiftui/circle/init()
    nonisolated public init()

    /// swiftui/circle/body
    public var body: _ShapeBody { get }
}

/// swiftui/ellipse
public struct Ellipse: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeBody

    /// swiftui/ellipse/path(in:)
    nonisolated public func path(in rect: CGRect) -> Path

    /// swiftui/ellipse/inset(by:)
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape

    /// swiftui/ellipse/init()
    nonisolated public init()

    /// swiftui/ellipse/body
    public var body: _ShapeBody { get }
}

/// swiftui/capsule
public struct Capsule: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeBody

    /// swiftui/capsule/style
    public var style: RoundedCornerStyle

    /// swiftui/capsule/init(style:)
    nonisolated public init(style: RoundedCornerStyle = .continuous)

    /// swiftui/capsule/path(in:)
    nonisolated public func path(in rect: CGRect) -> Path

    /// swiftui/capsule/inset(by:)
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape

    /// swiftui/capsule/body
    public var body: _ShapeBody { get }
}

/// swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

/// swiftui/anyshape
public struct AnyShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeBody

    /// swiftui/anyshape/init(_:)
    nonisolated public init<S>(_ shape: S) where S: Shape

    /// swiftui/anyshape/path(in:)
    nonisolated public func path(in rect: CGRect) -> Path

    /// swiftui/anyshape/body
    public var body: _ShapeBody { get }
}

extension Shape where Self == Rectangle {
    /// swiftui/shape/rect
    public static var rect: Rectangle { get }
}

extension Shape where Self == RoundedRectangle {
    /// swiftui/shape/rect(cornersize:style:)
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self

    /// swiftui/shape/rect(cornerradius:style:)
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
}

extension Shape where Self == Circle {
    /// swiftui/shape/circle
    public static var circle: Circle { get }
}

extension Shape where Self == Ellipse {
    /// swiftui/shape/ellipse
    public static var ellipse: Ellipse { get }
}

extension Shape where Self == Capsule {
    /// swiftui/shape/capsule
    public static var capsule: Capsule { get }

    /// swiftui/shape/capsule(style:)
    public static func capsule(style: RoundedCornerStyle) -> Self
}
