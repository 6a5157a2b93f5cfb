// Containers, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/vstack
public struct VStack<Content>: View where Content: View {
    public typealias Body = Never

    /// swiftui/vstack/init(alignment:spacing:content:)
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}

/// swiftui/hstack
public struct HStack<Content>: View where Content: View {
    public typealias Body = Never

    /// swiftui/hstack/init(alignment:spacing:content:)
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}

/// swiftui/zstack
public struct ZStack<Content>: View where Content: View {
    public typealias Body = Never

    /// swiftui/zstack/init(alignment:content:)
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}

/// swiftui/lazyvstack
public struct LazyVStack<Content>: View where Content: View {
    public typealias Body = Never

    /// swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:)
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content)
}

/// swiftui/lazyhstack
public struct LazyHStack<Content>: View where Content: View {
    public typealias Body = Never

    /// swiftui/lazyhstack/init(alignment:spacing:pinnedviews:content:)
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content)
}

/// swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// swiftui/pinnedscrollableviews/rawvalue
    public let rawValue: UInt32

    /// swiftui/pinnedscrollableviews/init(rawvalue:)
    public init(rawValue: UInt32)

    /// swiftui/pinnedscrollableviews/sectionheaders
    public static let sectionHeaders: PinnedScrollableViews
    /// swiftui/pinnedscrollableviews/sectionfooters
    public static let sectionFooters: PinnedScrollableViews
}

/// swiftui/grid
public struct Grid<Content> where Content: View {}

extension Grid: View {
    public typealias Body = Never

    /// swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content)
}

/// swiftui/gridrow
public struct GridRow<Content> {}

extension GridRow: View where Content: View {
    public typealias Body = Never

    /// swiftui/gridrow/init(alignment:content:)
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}

extension View {
    /// swiftui/view/gridcellcolumns(_:)
    nonisolated public func gridCellColumns(_ count: Int) -> some View

    /// swiftui/view/gridcellanchor(_:)
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View

    /// swiftui/view/gridcellunsizedaxes(_:)
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View

    /// swiftui/view/gridcolumnalignment(_:)
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
}

/// swiftui/spacer
public struct Spacer: View {
    public typealias Body = Never

    /// swiftui/spacer/minlength
    public var minLength: CGFloat?

    /// swiftui/spacer/init(minlength:)
    nonisolated public init(minLength: CGFloat? = nil)
}

/// swiftui/divider
public struct Divider: View {
    public typealias Body = Never

    /// swiftui/divider/init()
    nonisolated public init()
}

/// swiftui/viewthatfits
public struct ViewThatFits<Content>: View where Content: View {
    public typealias Body = Never

    /// swiftui/viewthatfits/init(in:content:)
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}

/// swiftui/scrollview
public struct ScrollView<Content>: View where Content: View {
    public typealias Body = Never

    /// swiftui/scrollview/init(_:showsindicators:content:)
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
}

/// swiftui/geometryreader
public struct GeometryReader<Content>: View where Content: View {
    public typealias Body = Never

    /// swiftui/geometryreader/content
    public var content: (GeometryProxy) -> Content

    /// swiftui/geometryreader/init(content:)
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}

/// swiftui/geometryproxy
public struct GeometryProxy {
    /// swiftui/geometryproxy/size
    public var size: CGSize { get }
    /// swiftui/geometryproxy/safeareainsets
    public var safeAreaInsets: EdgeInsets { get }

    /// swiftui/geometryproxy/frame(in:)
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
}

/// swiftui/coordinatespace
public enum CoordinateSpace: Equatable, Hashable {
    case global, local
}

extension View {
    /// swiftui/view/ongeometrychange(for:of:action:)
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable
}
