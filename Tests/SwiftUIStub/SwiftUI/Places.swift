// Size and place, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

extension View {
    /// swiftui/view/frame(width:height:alignment:)
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View

    /// swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View

    /// swiftui/view/containerrelativeframe(_:alignment:)
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View

    /// swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View

    /// swiftui/view/containerrelativeframe(_:alignment:_:)
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View

    /// swiftui/view/padding(_:_:)
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View

    /// swiftui/view/padding(_:)
    nonisolated public func padding(_ length: CGFloat) -> some View

    /// swiftui/view/padding(_:)
    nonisolated public func padding(_ insets: EdgeInsets) -> some View

    /// swiftui/view/fixedsize()
    nonisolated public func fixedSize() -> some View

    /// swiftui/view/fixedsize(horizontal:vertical:)
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View

    /// swiftui/view/layoutpriority(_:)
    nonisolated public func layoutPriority(_ value: Double) -> some View

    /// swiftui/view/aspectratio(_:contentmode:)
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View

    /// swiftui/view/aspectratio(_:contentmode:)
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View

    /// swiftui/view/scaledtofit()
    nonisolated public func scaledToFit() -> some View

    /// swiftui/view/scaledtofill()
    nonisolated public func scaledToFill() -> some View

    /// swiftui/view/offset(_:)
    nonisolated public func offset(_ offset: CGSize) -> some View

    /// swiftui/view/offset(x:y:)
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View

    /// swiftui/view/position(_:)
    nonisolated public func position(_ position: CGPoint) -> some View

    /// swiftui/view/position(x:y:)
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View

    /// swiftui/view/alignmentguide(_:computevalue:)
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View

    /// swiftui/view/alignmentguide(_:computevalue:)
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View

    /// swiftui/view/zindex(_:)
    nonisolated public func zIndex(_ value: Double) -> some View

    /// swiftui/view/safeareainset(edge:alignment:spacing:content:)
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View

    /// swiftui/view/safeareainset(edge:alignment:spacing:content:)
    nonisolated public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View

    /// swiftui/view/safeareapadding(_:_:)
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View

    /// swiftui/view/safeareapadding(_:)
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View

    /// swiftui/view/safeareapadding(_:)
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View

    /// swiftui/view/ignoressafearea(_:edges:)
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View
}

/// swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
    /// swiftui/safearearegions/rawvalue
    public let rawValue: UInt

    /// swiftui/safearearegions/init(rawvalue:)
    public init(rawValue: UInt)

    /// swiftui/safearearegions/all
    public static let all: SafeAreaRegions
    /// swiftui/safearearegions/container
    public static let container: SafeAreaRegions
    /// swiftui/safearearegions/keyboard
    public static let keyboard: SafeAreaRegions
}

/// swiftui/alignment
public struct Alignment: Equatable, Sendable {
    /// swiftui/alignment/horizontal
    public var horizontal: HorizontalAlignment
    /// swiftui/alignment/vertical
    public var vertical: VerticalAlignment

    /// swiftui/alignment/init(horizontal:vertical:)
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)

    /// swiftui/alignment/==(a:b:)
    public static func == (a: Alignment, b: Alignment) -> Bool
}

extension Alignment {
    /// swiftui/alignment/center
    public static let center: Alignment
    /// swiftui/alignment/leading
    public static let leading: Alignment
    /// swiftui/alignment/trailing
    public static let trailing: Alignment
    /// swiftui/alignment/top
    public static let top: Alignment
    /// swiftui/alignment/bottom
    public static let bottom: Alignment
    /// swiftui/alignment/topleading
    public static let topLeading: Alignment
    /// swiftui/alignment/toptrailing
    public static let topTrailing: Alignment
    /// swiftui/alignment/bottomleading
    public static let bottomLeading: Alignment
    /// swiftui/alignment/bottomtrailing
    public static let bottomTrailing: Alignment
    /// swiftui/alignment/centerfirsttextbaseline
    public static var centerFirstTextBaseline: Alignment { get }
    /// swiftui/alignment/centerlasttextbaseline
    public static var centerLastTextBaseline: Alignment { get }
    /// swiftui/alignment/leadingfirsttextbaseline
    public static var leadingFirstTextBaseline: Alignment { get }
    /// swiftui/alignment/leadinglasttextbaseline
    public static var leadingLastTextBaseline: Alignment { get }
    /// swiftui/alignment/trailingfirsttextbaseline
    public static var trailingFirstTextBaseline: Alignment { get }
    /// swiftui/alignment/trailinglasttextbaseline
    public static var trailingLastTextBaseline: Alignment { get }
}

/// swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
    /// swiftui/horizontalalignment/==(a:b:)
    public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool
}

extension HorizontalAlignment {
    /// swiftui/horizontalalignment/leading
    public static let leading: HorizontalAlignment
    /// swiftui/horizontalalignment/center
    public static let center: HorizontalAlignment
    /// swiftui/horizontalalignment/trailing
    public static let trailing: HorizontalAlignment
}

/// swiftui/verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
    /// swiftui/verticalalignment/==(a:b:)
    public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool
}

extension VerticalAlignment {
    /// swiftui/verticalalignment/top
    public static let top: VerticalAlignment
    /// swiftui/verticalalignment/center
    public static let center: VerticalAlignment
    /// swiftui/verticalalignment/bottom
    public static let bottom: VerticalAlignment
    /// swiftui/verticalalignment/firsttextbaseline
    public static let firstTextBaseline: VerticalAlignment
    /// swiftui/verticalalignment/lasttextbaseline
    public static let lastTextBaseline: VerticalAlignment
}

/// swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
    /// swiftui/unitpoint/x
    public var x: CGFloat
    /// swiftui/unitpoint/y
    public var y: CGFloat

    /// swiftui/unitpoint/init()
    public init()

    /// swiftui/unitpoint/init(x:y:)
    public init(x: CGFloat, y: CGFloat)

    /// swiftui/unitpoint/zero
    public static let zero: UnitPoint
    /// swiftui/unitpoint/center
    public static let center: UnitPoint
    /// swiftui/unitpoint/leading
    public static let leading: UnitPoint
    /// swiftui/unitpoint/trailing
    public static let trailing: UnitPoint
    /// swiftui/unitpoint/top
    public static let top: UnitPoint
    /// swiftui/unitpoint/bottom
    public static let bottom: UnitPoint
    /// swiftui/unitpoint/topleading
    public static let topLeading: UnitPoint
    /// swiftui/unitpoint/toptrailing
    public static let topTrailing: UnitPoint
    /// swiftui/unitpoint/bottomleading
    public static let bottomLeading: UnitPoint
    /// swiftui/unitpoint/bottomtrailing
    public static let bottomTrailing: UnitPoint

    /// swiftui/unitpoint/hash(into:)
    public func hash(into hasher: inout Hasher)

    /// swiftui/unitpoint/==(a:b:)
    public static func == (a: UnitPoint, b: UnitPoint) -> Bool
}

/// swiftui/axis
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    /// swiftui/axis/set
    public struct Set: OptionSet, Sendable {
        /// swiftui/axis/set/rawvalue
        public let rawValue: Int8

        /// swiftui/axis/set/init(rawvalue:)
        public init(rawValue: Int8)

        /// swiftui/axis/set/horizontal
        public static let horizontal: Axis.Set
        /// swiftui/axis/set/vertical
        public static let vertical: Axis.Set
    }
}

/// swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// swiftui/edge/set
    public struct Set: OptionSet, Sendable {
        /// swiftui/edge/set/rawvalue
        public let rawValue: Int8

        /// swiftui/edge/set/init(rawvalue:)
        public init(rawValue: Int8)

        /// swiftui/edge/set/top
        public static let top: Edge.Set
        /// swiftui/edge/set/leading
        public static let leading: Edge.Set
        /// swiftui/edge/set/bottom
        public static let bottom: Edge.Set
        /// swiftui/edge/set/trailing
        public static let trailing: Edge.Set
        /// swiftui/edge/set/all
        public static let all: Edge.Set
        /// swiftui/edge/set/horizontal
        public static let horizontal: Edge.Set
        /// swiftui/edge/set/vertical
        public static let vertical: Edge.Set

        /// swiftui/edge/set/init(_:)
        public init(_ e: Edge)
    }
}

/// swiftui/horizontaledge
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading, trailing
}

/// swiftui/verticaledge
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top, bottom
}

/// swiftui/edgeinsets
public struct EdgeInsets: Equatable, Sendable {
    /// swiftui/edgeinsets/top
    public var top: CGFloat
    /// swiftui/edgeinsets/leading
    public var leading: CGFloat
    /// swiftui/edgeinsets/bottom
    public var bottom: CGFloat
    /// swiftui/edgeinsets/trailing
    public var trailing: CGFloat

    /// swiftui/edgeinsets/init(top:leading:bottom:trailing:)
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)

    /// swiftui/edgeinsets/init()
    public init()

    /// swiftui/edgeinsets/==(a:b:)
    public static func == (a: EdgeInsets, b: EdgeInsets) -> Bool
}

/// swiftui/angle
public struct Angle: Hashable, Comparable, Sendable {
    /// swiftui/angle/radians
    public var radians: Double
    /// swiftui/angle/degrees
    public var degrees: Double { get set }

    /// swiftui/angle/init()
    public init()

    /// swiftui/angle/init(radians:)
    public init(radians: Double)

    /// swiftui/angle/init(degrees:)
    public init(degrees: Double)

    /// swiftui/angle/radians(_:)
    public static func radians(_ radians: Double) -> Angle

    /// swiftui/angle/degrees(_:)
    public static func degrees(_ degrees: Double) -> Angle

    /// swiftui/angle/zero
    public static var zero: Angle { get }

    /// swiftui/angle/<(lhs:rhs:)
    public static func < (lhs: Angle, rhs: Angle) -> Bool

    /// swiftui/angle/hash(into:)
    public func hash(into hasher: inout Hasher)

    /// swiftui/angle/==(a:b:)
    public static func == (a: Angle, b: Angle) -> Bool
}
