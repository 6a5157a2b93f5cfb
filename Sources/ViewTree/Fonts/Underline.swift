/// A line below text.
public struct Underline: Hashable, Sendable {
    /// Nil for the text's own colour.
    public let color: ColorValue?

    public init(_ color: ColorValue?) { self.color = color }
}
