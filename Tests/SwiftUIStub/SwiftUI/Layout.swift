// Layouts of one's own, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/layout
public protocol Layout: Animatable {
    /// swiftui/layout/layoutproperties
    static var layoutProperties: LayoutProperties { get }
    /// swiftui/layout/cache
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// swiftui/layout/makecache(subviews:)
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// swiftui/layout/updatecache(_:subviews:)
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// swiftui/layout/spacing(subviews:cache:)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// swiftui/layout/sizethatfits(proposal:subviews:cache:)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

    /// swiftui/layout/placesubviews(in:proposal:subviews:cache:)
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

    /// swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    /// swiftui/layout/layoutproperties
    public static var layoutProperties: LayoutProperties { get }

    /// swiftui/layout/updatecache(_:subviews:)
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// swiftui/layout/spacing(subviews:cache:)
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// swiftui/layout/callasfunction(_:)
    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View
}

extension Layout where Self.Cache == () {
    /// swiftui/layout/makecache(subviews:)
    public func makeCache(subviews: Self.Subviews)
}

/// swiftui/animatable
public protocol Animatable {
    /// swiftui/animatable/animatabledata
    associatedtype AnimatableData: VectorArithmetic

    /// swiftui/animatable/animatabledata
    var animatableData: Self.AnimatableData { get set }
}

extension Animatable where Self.AnimatableData == EmptyAnimatableData {
    /// swiftui/animatable/animatabledata
    public var animatableData: EmptyAnimatableData { get set }
}

/// swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
    /// swiftui/vectorarithmetic/scale(by:)
    mutating func scale(by rhs: Double)

    /// swiftui/vectorarithmetic/magnitudesquared
    var magnitudeSquared: Double { get }
}

/// swiftui/emptyanimatabledata
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// swiftui/emptyanimatabledata/init()
    public init()

    /// swiftui/emptyanimatabledata/zero
    public static var zero: EmptyAnimatableData { get }

    /// swiftui/emptyanimatabledata/+(lhs:rhs:)
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData

    /// swiftui/emptyanimatabledata/-(lhs:rhs:)
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData

    /// swiftui/emptyanimatabledata/scale(by:)
    public mutating func scale(by rhs: Double)

    /// swiftui/emptyanimatabledata/magnitudesquared
    public var magnitudeSquared: Double { get }

    /// swiftui/emptyanimatabledata/==(a:b:)
    public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool
}

/// swiftui/layoutproperties
public struct LayoutProperties: Sendable {
    /// swiftui/layoutproperties/stackorientation
    public var stackOrientation: Axis?

    /// swiftui/layoutproperties/init()
    public init()
}

/// swiftui/layoutsubviews
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<LayoutSubviews.Index>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    /// swiftui/layoutsubviews/layoutdirection
    public var layoutDirection: LayoutDirection
    /// swiftui/layoutsubviews/startindex
    public var startIndex: Int { get }
    /// swiftui/layoutsubviews/endindex
    public var endIndex: Int { get }

    /// swiftui/layoutsubviews/subscript(index:)
    public subscript(index: Int) -> LayoutSubviews.Element { get }

    /// swiftui/layoutsubviews/subscript(bounds:)
    public subscript(bounds: Range<Int>) -> LayoutSubviews { get }

    /// swiftui/layoutsubviews/==(lhs:rhs:)
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool
}

/// swiftui/layoutsubview
public struct LayoutSubview: Equatable {
    /// swiftui/layoutsubview/subscript(key:)
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get }

    /// swiftui/layoutsubview/priority
    public var priority: Double { get }

    /// swiftui/layoutsubview/sizethatfits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// swiftui/layoutsubview/dimensions(in:)
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

    /// swiftui/layoutsubview/spacing
    public var spacing: ViewSpacing { get }

    /// swiftui/layoutsubview/place(at:anchor:proposal:)
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)

    /// swiftui/layoutsubview/==(a:b:)
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool
}

/// swiftui/proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
    /// swiftui/proposedviewsize/width
    public var width: CGFloat?
    /// swiftui/proposedviewsize/height
    public var height: CGFloat?
    /// swiftui/proposedviewsize/zero
    public static let zero: ProposedViewSize
    /// swiftui/proposedviewsize/unspecified
    public static let unspecified: ProposedViewSize
    /// swiftui/proposedviewsize/infinity
    public static let infinity: ProposedViewSize

    /// swiftui/proposedviewsize/init(width:height:)
    public init(width: CGFloat?, height: CGFloat?)

    /// swiftui/proposedviewsize/init(_:)
    public init(_ size: CGSize)

    /// swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize

    /// swiftui/proposedviewsize/==(a:b:)
    public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool
}

/// swiftui/viewspacing
public struct ViewSpacing: Sendable {
    /// swiftui/viewspacing/zero
    public static let zero: ViewSpacing

    /// swiftui/viewspacing/init()
    public init()

    /// swiftui/viewspacing/formunion(_:edges:)
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)

    /// swiftui/viewspacing/union(_:edges:)
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing

    /// swiftui/viewspacing/distance(to:along:)
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
}

/// swiftui/layoutvaluekey
public protocol LayoutValueKey {
    /// swiftui/layoutvaluekey/value
    associatedtype Value

    /// swiftui/layoutvaluekey/defaultvalue
    static var defaultValue: Self.Value { get }
}

extension View {
    /// swiftui/view/layoutvalue(key:value:)
    nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey
}

/// swiftui/viewdimensions
public struct ViewDimensions: Equatable {
    /// swiftui/viewdimensions/width
    public var width: CGFloat { get }
    /// swiftui/viewdimensions/height
    public var height: CGFloat { get }

    /// swiftui/viewdimensions/subscript(guide:)
    public subscript(guide: HorizontalAlignment) -> CGFloat { get }

    /// swiftui/viewdimensions/subscript(guide:)
    public subscript(guide: VerticalAlignment) -> CGFloat { get }

    /// swiftui/viewdimensions/subscript(explicit:)
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }

    /// swiftui/viewdimensions/subscript(explicit:)
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }

    /// swiftui/viewdimensions/==(lhs:rhs:)
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool
}

/// swiftui/anylayout
public struct AnyLayout: Layout {
    /// swiftui/anylayout/cache
    public struct Cache {}

    public typealias AnimatableData = EmptyAnimatableData

    /// swiftui/anylayout/init(_:)
    public init<L>(_ layout: L) where L: Layout

    /// swiftui/anylayout/makecache(subviews:)
    public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache

    /// swiftui/anylayout/sizethatfits(proposal:subviews:cache:)
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize

    /// swiftui/anylayout/placesubviews(in:proposal:subviews:cache:)
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache)
}

/// swiftui/hstacklayout
public struct HStackLayout: Layout, Sendable {
    /// swiftui/hstacklayout/cache
    public struct Cache {}

    public typealias AnimatableData = EmptyAnimatableData

    /// swiftui/hstacklayout/alignment
    public var alignment: VerticalAlignment
    /// swiftui/hstacklayout/spacing
    public var spacing: CGFloat?

    /// swiftui/hstacklayout/init(alignment:spacing:)
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)

    /// swiftui/hstacklayout/makecache(subviews:)
    public func makeCache(subviews: HStackLayout.Subviews) -> HStackLayout.Cache

    /// swiftui/hstacklayout/sizethatfits(proposal:subviews:cache:)
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: HStackLayout.Subviews, cache: inout HStackLayout.Cache
    ) -> CGSize

    /// swiftui/hstacklayout/placesubviews(in:proposal:subviews:cache:)
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: HStackLayout.Subviews,
        cache: inout HStackLayout.Cache)
}

/// swiftui/vstacklayout
public struct VStackLayout: Layout, Sendable {
    /// swiftui/vstacklayout/cache
    public struct Cache {}

    public typealias AnimatableData = EmptyAnimatableData

    /// swiftui/vstacklayout/alignment
    public var alignment: HorizontalAlignment
    /// swiftui/vstacklayout/spacing
    public var spacing: CGFloat?

    /// swiftui/vstacklayout/init(alignment:spacing:)
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)

    /// swiftui/vstacklayout/makecache(subviews:)
    public func makeCache(subviews: VStackLayout.Subviews) -> VStackLayout.Cache

    /// swiftui/vstacklayout/sizethatfits(proposal:subviews:cache:)
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: VStackLayout.Subviews, cache: inout VStackLayout.Cache
    ) -> CGSize

    /// swiftui/vstacklayout/placesubviews(in:proposal:subviews:cache:)
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: VStackLayout.Subviews,
        cache: inout VStackLayout.Cache)
}
