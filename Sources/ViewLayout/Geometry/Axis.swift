/// A direction of layout.
public enum Axis: UInt8, Hashable, Sendable {
    case horizontal
    case vertical

    /// The direction across.
    @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// None, one or both directions.
public struct AxisSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let horizontal = AxisSet(rawValue: 1)
    public static let vertical = AxisSet(rawValue: 2)
    public static let both: AxisSet = [.horizontal, .vertical]

    /// The set of one direction.
    @inlinable public init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }

    /// Whether the set has a direction.
    @inlinable public func has(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}
