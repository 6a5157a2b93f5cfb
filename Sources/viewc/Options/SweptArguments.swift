import ViewBase
import ViewCompiler
import ViewRuntime
import ViewSweep
import ViewText

/// What is swept, and what stays, as the options of a command say.
struct SweptArguments {
    let range: SweepRange
    /// The window's sides where they stay.
    let width: Double?
    let height: Double?
    /// The text size where it stays.
    let dynamicType: DynamicTypeSize?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let widths = try SweptArguments.side(arguments, "--width")
        let heights = try SweptArguments.side(arguments, "--height")
        let sizes = try arguments.one("--dynamic-type", "a text size or two like large...accessibility5") { text in
            OptionText.dynamicTypeRange(text) ?? OptionText.dynamicTypeSize(text).map { ($0, $0) }
        }
        // One length is all there is of a window's side, one text size the only one; two are a range, even if alike.
        func isRange(_ option: String) -> Bool { arguments.value(option)?.contains("...") == true }
        width = widths.flatMap { isRange("--width") ? nil : $0.from }
        height = heights.flatMap { isRange("--height") ? nil : $0.from }
        dynamicType = sizes.flatMap { isRange("--dynamic-type") ? nil : $0.0 }
        var ranges: [SweepRange] = []
        if let widths, width == nil { ranges.append(.width(from: widths.from, to: widths.to)) }
        if let heights, height == nil { ranges.append(.height(from: heights.from, to: heights.to)) }
        if let sizes, dynamicType == nil { ranges.append(.dynamicType(from: sizes.0, to: sizes.1)) }
        if let parameter = try SweptArguments.parameter(arguments) { ranges.append(parameter) }
        guard ranges.count == 1 else {
            throw UsageError(
                ranges.isEmpty
                    ? "nothing to sweep: `--width`, `--height`, `--dynamic-type` or `--parameter` takes a range"
                    : "one range at a time can be swept")
        }
        range = ranges[0]
    }

    /// A length for the whole sweep, as a range of itself, or a range of lengths.
    static func side(
        _ arguments: ParsedArguments, _ option: String
    ) throws(UsageError) -> (from: Double, to: Double)? {
        try arguments.one(option, "a length, or two like 320...1024") { text in
            if let length = OptionText.length(text) { return (length, length) }
            return OptionText.range(text).flatMap { $0.from >= 0 ? $0 : nil }
        }
    }

    private static func parameter(_ arguments: ParsedArguments) throws(UsageError) -> SweepRange? {
        try arguments.one("--parameter", "a name and a range like spacing=0...40") { text in
            guard let named = OptionText.named(text), let range = OptionText.range(named.expression) else { return nil }
            return SweepRange.parameter(named.name, from: range.from, to: range.to)
        }
    }
}

extension ParsedArguments {
    /// Which rules `--rules` asks to be proved, and over which ranges; nil where it is not given.
    func ruleRanges() throws(UsageError) -> RuleRanges? {
        let widths = try SweptArguments.side(self, "--width")
        let heights = try SweptArguments.side(self, "--height")
        let sizes = try one("--dynamic-type", "a text size or two like large...accessibility5") { text in
            OptionText.dynamicTypeRange(text) ?? OptionText.dynamicTypeSize(text).map { ($0, $0) }
        }
        guard let names = value("--rules") else {
            if widths != nil || heights != nil || sizes != nil || has("--locales") || has("--view") {
                throw UsageError("tests say their own windows; `--width` and the like are for `--rules`")
            }
            return nil
        }
        var ranges = RuleRanges(names == "all" ? ScreenRule.allCases : [])
        for name in names.split(separator: ",", omittingEmptySubsequences: false) where names != "all" {
            guard let rule = ScreenRule(named: String(name)) else {
                let known = ScreenRule.allCases.map { $0.name }
                throw UsageError(
                    "no rule `\(name)`; there are all, \(known.joined(separator: ", "))",
                    suggestion: Spelling.nearest(to: String(name), among: known))
            }
            ranges.rules.append(rule)
        }
        for name in value("--locales")?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
            guard let locale = OptionText.locale(String(name)) else {
                throw UsageError("`--locales`: there is no `\(name)`")
            }
            ranges.locales.append(locale)
        }
        if let sizes { ranges.sizes = ranges.sizes.filter { $0 >= sizes.0 && $0 <= sizes.1 } }
        if let heights, heights.from < heights.to {
            if let widths, widths.from < widths.to { throw UsageError("one range at a time can be swept") }
            ranges.range = .height(from: heights.from, to: heights.to)
            ranges.otherSide = widths?.from
        } else {
            if let widths { ranges.range = .width(from: widths.from, to: widths.to) }
            ranges.otherSide = heights?.from
        }
        return ranges
    }
}
