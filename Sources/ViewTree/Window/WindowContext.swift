/// The window that a tree is laid out in.
public struct WindowContext: Hashable, Sendable {
    /// The proposed width in points: nil for none, infinity for as much as there is.
    public var width: Double?
    /// The proposed height in points: nil for none, infinity for as much as there is.
    public var height: Double?
    public var safeArea = SafeAreaInsets.zero
    /// The height of the keyboard's frame in points, the bottom inset included; 0 when it is hidden.
    public var keyboardHeight: Double = 0
    /// Pixels a point.
    public var scale: Double = 3
    /// Whether reported frames lie on the pixel grid.
    public var roundsToPixels = false

    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }
}
