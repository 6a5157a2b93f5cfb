import ViewText
import ViewTree

/// The measures of controls and symbols in points: the one table to edit.
///
/// Each entry says where its value comes from. A "dump" is the frame of a view on an iPhone, as published with its
/// tree; "assumed" is what nobody has published and no dump has confirmed.
enum ControlMetrics {
    // MARK: Space

    /// What `padding()` adds on each edge: dumps, iOS.
    static let padding = 16.0

    /// The distance between a control's label and what stands beside it: assumed, the default distance in stacks.
    static let labelGap = 8.0

    /// What a bordered button adds on each side and above and below its label, by the size of controls: assumed, the
    /// middle of what re-creations use.
    static func buttonPadding(_ environment: EnvironmentValues) -> (horizontal: Double, vertical: Double) {
        switch environment.controlSize {
        case .mini, .small: (10, 5)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
    }

    // MARK: Text

    /// The height of a one-line text field: dumps, its line and on a device 22 points at 17 points; 34 in a rounded
    /// border.
    static func fieldHeight(_ environment: EnvironmentValues) -> Double {
        let font = environment.resolvedFont()
        let line = FontMetrics(font, environment.textMetrics).lineHeight
        let height = environment.textMetrics == .fixed ? line : (line + 1).rounded(.up)
        return environment.textFieldStyle == .roundedBorder ? height + 12 : height
    }

    /// What a secret's characters are shown as: UIKit's bullet.
    static let secretCharacter = "•"

    // MARK: Values

    /// A switch: `UISwitch` up to iOS 18.
    static let switchSize = (width: 51.0, height: 31.0)

    /// A box with a tick, and the distance to its label: assumed, macOS.
    static let checkboxSize = (width: 14.0, height: 14.0)
    static let checkboxGap = 6.0

    /// A stepper's two buttons: `UIStepper`.
    static let stepperSize = (width: 94.0, height: 32.0)

    /// The height of a slider: `UISlider`; SwiftUI's is reported as 31 to 34.
    static let sliderHeight = 31.0

    /// The width of a slider or bar that is offered none: assumed.
    static let barIdealWidth = 100.0

    // MARK: Progress

    /// A spinner: `UIActivityIndicatorView` of medium style.
    static let spinnerSize = (width: 20.0, height: 20.0)

    /// The height of a bar that fills: `UIProgressView`.
    static let progressBarHeight = 4.0

    /// The distance between a spinner or bar and its label: assumed.
    static let progressGap = 4.0

    // MARK: Lines and pictures

    /// The thickness of a divider: dumps, a pixel, or a point at the sizes for accessibility.
    static func dividerThickness(_ environment: EnvironmentValues) -> Double {
        environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / max(1, environment.displayScale)
    }

    /// The side of a square that stands for an image whose asset is not known: assumed.
    static let unknownImageSide = 100.0
}
