/// A colour as the language has it: it may depend on the appearance and the tint.
public struct ColorValue: Hashable, Sendable {
    /// What the colour starts from.
    public enum Base: Hashable, Sendable {
        case system(SystemColor)
        case fixed(RGBA)
        /// One colour in the light and one in the dark appearance.
        case adaptive(light: RGBA, dark: RGBA)
        /// The tint of its place.
        case accent
        /// A colour of an asset catalogue, by name.
        case asset(String)
    }

    public let base: Base
    /// From 0 to 1; multiplies the base's own.
    public let opacity: Double

    public init(_ base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    /// The colour with its opacity multiplied; a factor outside 0…1 counts as the nearer end.
    public func opacity(_ factor: Double) -> ColorValue {
        ColorValue(base, opacity: opacity * max(0, min(1, factor)))
    }
}
