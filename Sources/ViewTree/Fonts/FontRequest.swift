import ViewText

/// A font as it is asked for: what it starts from and what is changed; resolved for a text size and a platform.
public struct FontRequest: Hashable, Sendable {
    /// What the point size and the leading come from.
    public enum Base: Hashable, Sendable {
        /// A text style, which follows Dynamic Type.
        case style(TextStyle)
        /// A size in points, which does not.
        case fixed(size: Double)
        /// A named font at a size that follows Dynamic Type as the style does.
        case custom(String, size: Double, relativeTo: TextStyle)
        /// A named font at a size in points.
        case customFixed(String, size: Double)
    }

    public var base: Base
    public var adjustments = FontAdjustments()

    public init(_ base: Base) { self.base = base }

    /// The font of text that asks for none.
    public static let body = FontRequest(.style(.body))
}
