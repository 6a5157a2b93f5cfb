import ViewRuntime

/// What chooses the axis of an adaptive stack.
public struct AdaptiveRule: Hashable, Sendable {
    private enum Choice: Hashable {
        case orientation(flat: Axis?)
        case width(Double)
        case fit
    }

    private let choice: Choice

    /// A row in landscape, a column in portrait, flat as before.
    public static let orientation = AdaptiveRule(choice: .orientation(flat: nil))

    /// A row if it fits the offered width.
    public static let fit = AdaptiveRule(choice: .fit)

    /// A row in landscape, a column in portrait, flat as said.
    public static func orientation(flat: Axis) -> AdaptiveRule { AdaptiveRule(choice: .orientation(flat: flat)) }

    /// A row from an offered width up.
    public static func width(_ minimum: CGFloat) -> AdaptiveRule { AdaptiveRule(choice: .width(minimum)) }

    var value: Value<Double> {
        switch choice {
        case .orientation(let flat): .adaptiveRule(.orientation(flatIsHorizontal: flat.map { $0 == .horizontal }))
        case .width(let width): .adaptiveRule(.width(width))
        case .fit: .adaptiveRule(.fit)
        }
    }
}
