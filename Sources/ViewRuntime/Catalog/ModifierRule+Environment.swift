import ViewCatalog

extension ModifierRule {
    /// Whether a modifier changes what the elements inside inherit.
    var setsEnvironment: Bool {
        switch self {
        case .font, .bold, .italic, .fontWeight, .fontDesign, .monospacedDigit, .kerning, .tracking, .underline,
            .textCase,
            .lineLimit, .lineLimitReservingSpace, .lineLimitRange, .truncationMode, .multilineTextAlignment,
            .minimumScaleFactor, .lineSpacing, .allowsTightening, .foregroundColor, .foregroundStyle, .tint,
            .imageScale, .disabled, .buttonStyle, .textFieldStyle, .labelStyle, .toggleStyle, .controlSize,
            .environment, .layoutDirection, .dynamicTypeSize, .dynamicTypeRange, .preferredColorScheme:
            true
        default: false
        }
    }

    /// Whether a modifier can change a part of the environment that a window or its user sets.
    var setsNamedParts: Bool {
        switch self {
        case .environment, .layoutDirection, .dynamicTypeSize, .dynamicTypeRange, .preferredColorScheme: true
        default: false
        }
    }
}
