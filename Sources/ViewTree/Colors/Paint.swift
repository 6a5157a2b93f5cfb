/// What text and shapes are drawn with.
public enum Paint: Hashable, Sendable {
    case color(ColorValue)
    /// The foreground's own first to fourth level: 0 is `primary`.
    case hierarchical(Int)
    case tint
    /// A gradient; its first colour stands for it where one is asked for.
    case gradient(GradientPaint)
}
