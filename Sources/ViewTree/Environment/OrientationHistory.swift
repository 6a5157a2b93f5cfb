/// The orientations a window has had, as far as layout can tell them apart: the present one and the last valid one.
public struct OrientationHistory: Hashable, Sendable {
    public private(set) var present = Orientation.unknown
    /// The last portrait or landscape value; nil before any was seen.
    public private(set) var lastValid: Orientation?

    public init() {}

    /// The history that ends in the last value given.
    public init(_ values: [Orientation]) {
        for value in values { turn(to: value) }
    }

    /// Adds a value.
    public mutating func turn(to value: Orientation) {
        present = value
        if value.isValidInterfaceOrientation { lastValid = value }
    }

    /// Whether a stack that follows the orientation is horizontal; flat and unknown values keep the last valid one's axis.
    public var isLandscape: Bool { lastValid?.isLandscape ?? false }
}
