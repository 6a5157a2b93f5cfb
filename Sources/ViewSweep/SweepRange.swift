import ViewText

/// Is told of each value that a sweep or a proof has reached.
public typealias SweepProgress = (Double) -> Void

/// What a screen is swept over.
public enum SweepRange: Hashable, Sendable {
    case width(from: Double, to: Double)
    case height(from: Double, to: Double)
    case dynamicType(from: DynamicTypeSize, to: DynamicTypeSize)
    /// A parameter of the view, by its name.
    case parameter(String, from: Double, to: Double)

    /// The most values that are swept one by one.
    static let mostValues = 20_000
}
