/// All that a place in the tree inherits: copied, changed and handed down by the evaluator.
public struct EnvironmentValues: Hashable, Sendable {
    // The window and its device.
    public var orientation = OrientationHistory()
    /// The height of the keyboard in points; 0 when it is hidden.
    public var keyboardHeight: Double = 0
    public var safeAreaInsets = SafeAreaInsets.zero
    /// Pixels a point.
    public var displayScale: Double = 3
    public var horizontalSizeClass: SizeClass?
    public var verticalSizeClass: SizeClass?

    // The user's settings.
    public var layoutDirection = LayoutDirection.leftToRight
    public var colorScheme = ColorScheme.light
    /// The language tag, such as `en` or `pt-BR`.
    public var locale = "en"
    public var isEnabled = true

    // Colour.
    public var foreground: Paint?
    public var tint: ColorValue?

    // Controls.
    public var buttonStyle = ButtonStyle.automatic
    public var controlSize = ControlSize.regular
    public var textFieldStyle = TextFieldStyle.automatic
    public var labelStyle = LabelStyle.automatic
    public var toggleStyle = ToggleStyle.automatic

    public init() {}

    public var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    /// The colour in this appearance and tint; nil for a colour of an asset catalogue, whose value is not known.
    public func resolve(_ color: ColorValue) -> RGBA? {
        switch color.base {
        case .system(let system): return system.resolved(colorScheme).opacity(color.opacity)
        case .fixed(let fixed): return fixed.opacity(color.opacity)
        case .asset: return nil
        case .accent:
            guard let tint, tint.base != .accent else {
                return SystemColor.blue.resolved(colorScheme).opacity(color.opacity)
            }
            return resolve(tint)?.opacity(color.opacity)
        }
    }

    /// The one colour that stands for a paint.
    public func resolve(_ paint: Paint) -> RGBA? {
        switch paint {
        case .color(let color): return resolve(color)
        case .tint: return resolve(ColorValue(.accent))
        case .gradient(let colors):
            guard let first = colors.first else { return nil }
            return resolve(first)
        case .hierarchical(let level):
            let levels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
            return levels[max(0, min(3, level))].resolved(colorScheme)
        }
    }

    /// The colour of text and symbols here.
    public var foregroundColor: RGBA? { resolve(foreground ?? .hierarchical(0)) }
}
