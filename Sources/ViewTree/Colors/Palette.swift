/// The colours that controls and the window's ground have by themselves, in an appearance.
///
/// Values: UIKit's `systemBackground`, `separator`, `placeholderText`, `tertiarySystemFill`, `systemFill` and
/// `systemGreen` up to iOS 18; those of a switch that is off, of a field's border and of the keyboard are as screenshots
/// show them.
public struct Palette: Hashable, Sendable {
    private let isDark: Bool

    public init(_ scheme: ColorScheme) { isDark = scheme == .dark }

    /// The window's ground.
    public var ground: RGBA { RGBA(hex: isDark ? 0x000000 : 0xFFFFFF) }
    /// A thin line between things.
    public var separator: RGBA {
        isDark ? RGBA(hex: 0x545458, alpha: 0.6) : RGBA(hex: 0x3C3C43, alpha: 0.29)
    }
    /// A prompt in a field.
    public var placeholder: RGBA {
        isDark ? RGBA(hex: 0xEBEBF5, alpha: 0.3) : RGBA(hex: 0x3C3C43, alpha: 0.3)
    }
    /// The ground of a bordered button.
    public var buttonFill: RGBA { RGBA(hex: 0x767680, alpha: isDark ? 0.24 : 0.12) }
    /// The part of a bar that is not filled.
    public var trackFill: RGBA { RGBA(hex: 0x787880, alpha: isDark ? 0.36 : 0.2) }
    /// A switch that is off.
    public var switchOff: RGBA { RGBA(hex: isDark ? 0x39393D : 0xE9E9EA) }
    /// A switch that is on, unless a tint says otherwise.
    public var switchOn: RGBA { SystemColor.green.resolved(isDark ? .dark : .light) }
    /// What is moved on a bar or switch.
    public var knob: RGBA { RGBA(hex: 0xFFFFFF) }
    /// The signs of a stepper.
    public var sign: RGBA { SystemColor.primary.resolved(isDark ? .dark : .light) }
    /// The border of a field, and of a box for a tick.
    public var border: RGBA { RGBA(hex: isDark ? 0x48484A : 0xCDCDD2) }
    /// A spinner's darkest spoke.
    public var spinner: RGBA { RGBA(hex: isDark ? 0xA0A0A6 : 0x7E7E83) }
    /// The keyboard.
    public var keyboard: RGBA { RGBA(hex: isDark ? 0x2B2B2D : 0xD1D3D9) }
}
