import ViewRuntime

/// A place by its distances from the left and the top.
public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    public static let zero = CGPoint()

    var value: Value<Double> { .numbers([x, y]) }
}

/// The language's name for it.
public typealias Point = CGPoint
