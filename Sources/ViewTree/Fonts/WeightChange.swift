import ViewText

/// What is asked of a font's weight.
public enum WeightChange: Hashable, Sendable {
    /// This weight.
    case weight(FontWeight)
    /// The emphasised weight of the font's text style; bold for a font without one.
    case emphasized
}
