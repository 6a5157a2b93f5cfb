/// What a window offers on each axis, in points: nil for nothing, infinity for as much as there is.
public struct WindowSize: Hashable, Sendable {
    public let width: Double?
    public let height: Double?

    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// The window of a file that says nothing of its size.
    public static let standard = WindowSize(width: 390, height: 844)
}
