import ViewCatalog
import ViewRuntime

/// How text is set inside a view.
extension View {
    public func font(_ font: Font?) -> some View { modified(.font, font?.value ?? .none) }

    public func bold(_ isActive: Bool = true) -> some View { modified(.bold, .bool(isActive)) }

    public func italic(_ isActive: Bool = true) -> some View { modified(.italic, .bool(isActive)) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        modified(.underline, .bool(isActive), color?.value ?? .none)
    }

    public func fontWeight(_ weight: Font.Weight?) -> some View { modified(.fontWeight, Value(weight)) }

    public func fontDesign(_ design: Font.Design?) -> some View { modified(.fontDesign, Value(design)) }

    public func monospacedDigit() -> some View { modified(.monospacedDigit) }

    public func kerning(_ kerning: CGFloat) -> some View { modified(.kerning, .double(kerning)) }

    public func tracking(_ tracking: CGFloat) -> some View { modified(.tracking, .double(tracking)) }

    public func textCase(_ textCase: Text.Case?) -> some View { modified(.textCase, Value(textCase)) }

    public func lineLimit(_ number: Int?) -> some View { modified(.lineLimit, number.map { Value($0) } ?? .none) }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modified(.lineLimitReservingSpace, Value(limit), .bool(reservesSpace))
    }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.lowerBound..<limit.upperBound + 1) }

    /// Limits the lines to a range, the upper bound not included.
    public func lineLimit(_ limit: Range<Int>) -> some View {
        modified(.lineLimitRange, .range(Int64(limit.lowerBound), Int64(limit.upperBound)))
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modified(.lineLimitRange, .range(Int64(limit.lowerBound), Int64.max))
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(1...limit.upperBound) }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { modified(.truncationMode, mode.value) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modified(.multilineTextAlignment, alignment.value)
    }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View { modified(.minimumScaleFactor, .double(factor)) }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { modified(.lineSpacing, .double(lineSpacing)) }

    public func allowsTightening(_ flag: Bool) -> some View { modified(.allowsTightening, .bool(flag)) }
}
