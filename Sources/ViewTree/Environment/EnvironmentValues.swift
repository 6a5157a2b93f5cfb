import ViewText

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
    public var platform = TextPlatform.iOS

    // The user's settings.
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var colorScheme = ColorScheme.light
    /// The texts by their keys, in all languages.
    public var strings = LocalizedStrings()
    /// The language tag, such as `en` or `pt-BR`.
    public var locale = "en"
    public var isEnabled = true

    // Text.
    public var textMetrics = TextMetrics.standard
    /// The fonts given as files.
    public var fonts = FontBook()
    /// The font of `.font(…)`; nil leaves the choice to the element.
    public var font: FontRequest?
    /// The changes of `.bold()`, `.fontWeight(…)` and the like, which any font undergoes.
    public var fontAdjustments = FontAdjustments()
    /// Points added after every character by `.tracking(…)` or `.kerning(…)`.
    public var tracking: Double = 0
    /// The line of `.underline()`; nil for none.
    public var underline: Underline?
    /// Limits, alignment and the like; its direction is set by `resolvedParagraph`.
    public var paragraph = ParagraphStyle()

    // Colour and symbols.
    public var foreground: Foreground?
    public var tint: ColorValue?
    public var imageScale = ImageScale.medium

    // Controls.
    public var buttonStyle = ButtonStyle.automatic
    public var controlSize = ControlSize.regular
    public var textFieldStyle = TextFieldStyle.automatic
    public var labelStyle = LabelStyle.automatic
    public var toggleStyle = ToggleStyle.automatic

    public init() {}

    /// Takes over what a device is like in a pose.
    public mutating func adopt(_ device: Device, _ pose: DevicePose) {
        displayScale = device.scale
        safeAreaInsets = pose.safeArea
        horizontalSizeClass = pose.horizontalSizeClass
        verticalSizeClass = pose.verticalSizeClass
    }

    public var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    /// How paragraphs are set here, the layout direction included.
    public var resolvedParagraph: ParagraphStyle {
        var style = paragraph
        style.isRightToLeft = isRightToLeft
        return style
    }

    /// The font of text here: the one asked for, else the element's own, both under the adjustments of this place.
    public func resolvedFont(_ elementsOwn: FontRequest = .body) -> ResolvedFont {
        (font ?? elementsOwn).resolved(dynamicTypeSize, platform, adjusted: fontAdjustments, fonts: fonts)
    }

    /// The colour in this appearance and tint; nil for a colour of an asset catalogue, whose value is not known.
    public func resolve(_ color: ColorValue) -> RGBA? {
        switch color.base {
        case .system(let system): return system.resolved(colorScheme).opacity(color.opacity)
        case .fixed(let fixed): return fixed.opacity(color.opacity)
        case .adaptive(let light, let dark): return (colorScheme == .dark ? dark : light).opacity(color.opacity)
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
        case .gradient(let gradient):
            guard let first = gradient.stops.first else { return nil }
            return resolve(first.color)
        case .level: return resolve(plain(paint))
        }
    }

    /// A style that is no level of the foreground.
    func plain(_ paint: Paint) -> Paint { (foreground ?? Foreground()).resolved(paint) }

    /// The colour of text and symbols here.
    public var foregroundColor: RGBA? { resolve(.foreground) }
}
