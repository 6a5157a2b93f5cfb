/// What text and shapes are drawn with.
public enum Paint: Hashable, Sendable {
    case color(ColorValue)
    /// A level of the foreground style made translucent: 0 is `primary`, and nil what text here has.
    case level(Int?, opacity: Double)
    case tint
    /// A gradient; its first colour stands for it where one is asked for.
    case gradient(GradientPaint)

    /// The style of text here.
    public static let foreground = Paint.level(nil, opacity: 1)

    /// The foreground's own first to fourth level.
    public static func hierarchical(_ level: Int) -> Paint { .level(level, opacity: 1) }

    /// The style made translucent.
    package func opacity(_ factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.opacity(factor))
        case .tint: .color(ColorValue(.accent).opacity(factor))
        case .gradient(let gradient): .gradient(gradient.opacity(factor))
        case .level(let level, let opacity): .level(level, opacity: opacity * max(0, min(1, factor)))
        }
    }
}
