extension Double: LayoutScalar {
    /// Plain numbers remember nothing of their comparisons.
    public struct NoTurns: Sendable {
        @inlinable public init() {}
    }

    @inlinable public static var noTurns: NoTurns { NoTurns() }

    @inlinable public static var remembersTurns: Bool { false }

    @inlinable public static func moving(_ value: Double) -> Double { value }

    @inlinable public var value: Double { self }

    @inlinable public var ahead: Double { self }

    @inlinable public static var unspecified: Double { Double.nan }

    @inlinable public var isUnspecified: Bool { self != self }

    @inlinable public func isIdentical(to other: Double) -> Bool { bitPattern == other.bitPattern }

    @inlinable public var bits: UInt64 { bitPattern }

    @inlinable
    public static func less(_ a: Double, _ b: Double, _ turns: inout NoTurns) -> Bool { a < b }

    @inlinable
    public static func same(_ a: Double, _ b: Double, _ turns: inout NoTurns) -> Bool { !(a < b) && !(b < a) }

    @inlinable
    public static func smaller(_ a: Double, _ b: Double, _ turns: inout NoTurns) -> Double { b < a ? b : a }

    @inlinable
    public static func larger(_ a: Double, _ b: Double, _ turns: inout NoTurns) -> Double { a < b ? b : a }

    @inlinable
    public static func holds(_ a: Double, from: Double, below: Double, _ turns: inout NoTurns) {}
}
