/// A number that layout computes with: a plain `Double`, or a value that also knows how it changes.
///
/// Rules are written once over this protocol and compare only through it, so that a number which follows a swept
/// input learns of every comparison that would turn.
public protocol LayoutScalar: Sendable {
    /// What comparisons leave behind: nothing for plain numbers.
    associatedtype Turns: Sendable

    /// What is left behind before anything was compared.
    static var noTurns: Turns { get }

    /// Whether comparisons leave anything behind, so that answers kept from another layout would hide some.
    static var remembersTurns: Bool { get }

    /// A number that does not change.
    init(_ constant: Double)

    /// The input itself where it has a value; numbers made of it follow it.
    static func moving(_ value: Double) -> Self

    /// The number as it is now.
    var value: Double { get }

    /// The number as it is just after, if it follows an input: what an answer that holds for a range is looked up by.
    var ahead: Double { get }

    /// The mark of "no number": an unspecified proposal, an absent limit, a guide that is not given.
    static var unspecified: Self { get }

    /// Whether this is the mark of "no number"; so is everything that is not a number.
    var isUnspecified: Bool { get }

    /// Whether both are the same number to the last bit, and change alike.
    func isIdentical(to other: Self) -> Bool

    /// A hash of the bits that `isIdentical` compares.
    var bits: UInt64 { get }

    static prefix func - (a: Self) -> Self
    static func + (a: Self, b: Self) -> Self
    static func - (a: Self, b: Self) -> Self
    static func * (a: Self, b: Self) -> Self
    static func / (a: Self, b: Self) -> Self

    /// Whether `a` is below `b`; false for "no number".
    static func less(_ a: Self, _ b: Self, _ turns: inout Turns) -> Bool

    /// Whether both are the same number.
    static func same(_ a: Self, _ b: Self, _ turns: inout Turns) -> Bool

    /// The lesser of two; `a` if they are equal.
    static func smaller(_ a: Self, _ b: Self, _ turns: inout Turns) -> Self

    /// The greater of two; `a` if they are equal.
    static func larger(_ a: Self, _ b: Self, _ turns: inout Turns) -> Self

    /// Notes that what was computed holds while `a` is at least `from` and below `below`.
    static func holds(_ a: Self, from: Double, below: Double, _ turns: inout Turns)
}

extension LayoutScalar {
    @inlinable public static var zero: Self { Self(0) }

    @inlinable public static var infinity: Self { Self(.infinity) }

    /// Whether this is a number and not infinite.
    @inlinable public var isFinite: Bool { value.isFinite }

    /// The number, or nil for "no number".
    @inlinable public var specified: Self? { isUnspecified ? nil : self }

    /// This number, or `other` for "no number".
    @inlinable public func or(_ other: Self) -> Self { isUnspecified ? other : self }

    /// `a` kept between two limits; the lower one wins where they cross.
    @inlinable
    public static func clamp(_ a: Self, _ lower: Self, _ upper: Self, _ turns: inout Turns) -> Self {
        larger(smaller(a, upper, &turns), lower, &turns)
    }
}
