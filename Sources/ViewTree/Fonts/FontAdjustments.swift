import ViewText

/// Changes to a font; nil and false leave it as it is.
public struct FontAdjustments: Hashable, Sendable {
    /// The last of `.bold()`, `.weight(…)` and `.fontWeight(…)`.
    public var weight: WeightChange?
    public var isItalic: Bool?
    public var hasMonospacedDigits = false
    public var design: FontDesign?
    public var leading = FontLeading.standard

    public init() {}

    /// These changes and then others, which win where both speak.
    public func adding(_ others: FontAdjustments) -> FontAdjustments {
        var result = self
        result.weight = others.weight ?? weight
        result.isItalic = others.isItalic ?? isItalic
        result.hasMonospacedDigits = hasMonospacedDigits || others.hasMonospacedDigits
        result.design = others.design ?? design
        if others.leading != .standard { result.leading = others.leading }
        return result
    }
}
