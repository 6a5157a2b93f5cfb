import ViewRuntime

/// A width and a height.
public struct CGSize: Hashable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.width = width
        self.height = height
    }

    public static let zero = CGSize()

    var value: Value<Double> { .numbers([width, height]) }
}

/// The language's name for it.
public typealias Size = CGSize
