/// The foreground style of a place: its levels, and the one of text and symbols.
public struct Foreground: Hashable, Sendable {
    /// The levels from the first on, as they were set; none where all are the system's.
    private let styles: [Paint]
    /// The level of text and symbols, 0 being the first.
    private let level: Int

    /// The levels of the system, text being of one of them.
    public init(level: Int = 0) { self.init([], level: level) }

    /// A style for text, whose other levels are made from it.
    public init(_ style: Paint) { self.init([style], level: 0) }

    private init(_ styles: [Paint], level: Int) {
        self.styles = styles
        self.level = level
    }

    /// What styles for the first levels make of the foreground around: one that is a level itself chooses that for text.
    public func setting(_ given: [Paint]) -> Foreground {
        if given.count == 1, case .level(let level, opacity: 1) = given[0] {
            return Foreground(styles, level: level ?? self.level)
        }
        return Foreground(given.map { resolved($0) }, level: 0)
    }

    /// A style, taken from this foreground where it is a level.
    public func resolved(_ paint: Paint) -> Paint {
        guard case .level(let level, let opacity) = paint else { return paint }
        return style(of: max(0, level ?? self.level)).opacity(opacity)
    }

    /// A level that was not set is a fainter last one.
    private func style(of level: Int) -> Paint {
        if level < styles.count { return styles[level] }
        guard let last = styles.last else {
            let levels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
            return .color(ColorValue(.system(levels[min(3, level)])))
        }
        return last.opacity(Foreground.opacities[min(3, level - styles.count + 1)])
    }

    /// How opaque the levels of one style are; OpenSwiftUI: SystemColorDefinition.opacity(at:), as Apple says none.
    private static let opacities = [1, 0.5, 0.25, 0.18]
}
