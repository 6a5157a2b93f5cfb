import ViewLayout

/// What a view is offered: on each axis a length, infinity, or nil for nothing.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ size: ProposedSize<Double>) { self.init(width: size.width.specified, height: size.height.specified) }

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The offer as a size, with lengths for the axes without one.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    var size: ProposedSize<Double> { ProposedSize(width: width, height: height) }
}
