import ViewText
import ViewTree

/// The measures of controls and symbols in points; those that Apple does not publish are approximations.
enum ControlMetrics {
    /// What `padding()` adds on each edge.
    static let padding = 16.0

    /// The side of a square that stands for an image whose asset is not known.
    static let unknownImageSide = 100.0

    /// A system symbol in a font: most are about as wide as high; this is the middle of those measured.
    static func symbol(_ font: ResolvedFont) -> (width: Double, height: Double) {
        (font.size * 1.2, font.size * 1.1)
    }

    /// The height of a one-line text field: its line; on a device 22 points at 17 points, and 34 in a rounded border.
    static func fieldHeight(_ environment: EnvironmentValues) -> Double {
        let font = environment.resolvedFont()
        let line = FontMetrics(font, environment.textMetrics).lineHeight
        let height = environment.textMetrics == .fixed ? line : (line + 1).rounded(.up)
        return environment.textFieldStyle == .roundedBorder ? height + 12 : height
    }

    /// The thickness of a divider: a pixel, or a point at the sizes for accessibility.
    static func dividerThickness(_ environment: EnvironmentValues) -> Double {
        environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / max(1, environment.displayScale)
    }

    /// What a bordered button adds on each side and above and below its label, by the size of controls.
    static func buttonPadding(_ environment: EnvironmentValues) -> (horizontal: Double, vertical: Double) {
        switch environment.controlSize {
        case .mini, .small: (10, 5)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
    }
}
