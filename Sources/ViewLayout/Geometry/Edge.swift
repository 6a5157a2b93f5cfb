/// One side of a rectangle; leading is the left one in a left-to-right layout.
public enum Edge: UInt8, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// The direction in which the edge lies.
    public var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

    /// The side across.
    public var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

/// Any of the four sides of a rectangle.
public struct EdgeSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let top = EdgeSet(rawValue: 1)
    public static let leading = EdgeSet(rawValue: 2)
    public static let bottom = EdgeSet(rawValue: 4)
    public static let trailing = EdgeSet(rawValue: 8)
    public static let horizontal: EdgeSet = [.leading, .trailing]
    public static let vertical: EdgeSet = [.top, .bottom]
    public static let all: EdgeSet = [.top, .leading, .bottom, .trailing]
}
