/// The colours that have a name of their own and a value for each appearance.
///
/// Values: Apple's Human Interface Guidelines, Color, iOS system colours before iOS 26; label colours for `primary` to
/// `quaternary`.
public enum SystemColor: UInt8, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear
    case primary, secondary, tertiary, quaternary

    /// The colour in an appearance.
    public func resolved(_ scheme: ColorScheme) -> RGBA {
        let isDark = scheme == .dark
        switch self {
        case .red: return RGBA(hex: isDark ? 0xFF453A : 0xFF3B30)
        case .orange: return RGBA(hex: isDark ? 0xFF9F0A : 0xFF9500)
        case .yellow: return RGBA(hex: isDark ? 0xFFD60A : 0xFFCC00)
        case .green: return RGBA(hex: isDark ? 0x30D158 : 0x34C759)
        case .mint: return RGBA(hex: isDark ? 0x63E6E2 : 0x00C7BE)
        case .teal: return RGBA(hex: isDark ? 0x40C8E0 : 0x30B0C7)
        case .cyan: return RGBA(hex: isDark ? 0x64D2FF : 0x32ADE6)
        case .blue: return RGBA(hex: isDark ? 0x0A84FF : 0x007AFF)
        case .indigo: return RGBA(hex: isDark ? 0x5E5CE6 : 0x5856D6)
        case .purple: return RGBA(hex: isDark ? 0xBF5AF2 : 0xAF52DE)
        case .pink: return RGBA(hex: isDark ? 0xFF375F : 0xFF2D55)
        case .brown: return RGBA(hex: isDark ? 0xAC8E68 : 0xA2845E)
        case .gray: return RGBA(hex: 0x8E8E93)
        case .black: return RGBA(hex: 0x000000)
        case .white: return RGBA(hex: 0xFFFFFF)
        case .clear: return RGBA(hex: 0x000000, alpha: 0)
        case .primary: return RGBA(hex: isDark ? 0xFFFFFF : 0x000000)
        case .secondary: return isDark ? RGBA(hex: 0xEBEBF5, alpha: 0.6) : RGBA(hex: 0x3C3C43, alpha: 0.6)
        case .tertiary: return isDark ? RGBA(hex: 0xEBEBF5, alpha: 0.3) : RGBA(hex: 0x3C3C43, alpha: 0.3)
        case .quaternary: return isDark ? RGBA(hex: 0xEBEBF5, alpha: 0.16) : RGBA(hex: 0x3C3C43, alpha: 0.18)
        }
    }
}
