import ViewRuntime
import ViewText
import ViewTree

/// A font with its size and traits.
public struct Font: Hashable, Sendable {
    let request: FontRequest

    init(_ request: FontRequest) { self.request = request }

    /// The system font for a text style.
    private init(style: TextStyle) { self.init(FontRequest(.style(style.style))) }

    public static let largeTitle = Font(style: .largeTitle)
    public static let title = Font(style: .title)
    public static let title2 = Font(style: .title2)
    public static let title3 = Font(style: .title3)
    public static let headline = Font(style: .headline)
    public static let body = Font(style: .body)
    public static let callout = Font(style: .callout)
    public static let subheadline = Font(style: .subheadline)
    public static let footnote = Font(style: .footnote)
    public static let caption = Font(style: .caption)
    public static let caption2 = Font(style: .caption2)

    /// The system font at one size whatever the reader chose.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.fixed(size: ResolvedFont(size: size).size), weight, design)
    }

    /// The system font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style.style), weight, design)
    }

    /// A font by name, which grows as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body) -> Font {
        Font(FontRequest(.custom(name, size: ResolvedFont(size: size).size, relativeTo: textStyle.style)))
    }

    /// A font by name at one size whatever the reader chose.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(FontRequest(.customFixed(name, size: ResolvedFont(size: fixedSize).size)))
    }

    private init(_ base: FontRequest.Base, _ weight: Weight?, _ design: Design?) {
        var request = FontRequest(base)
        request.adjustments.weight = weight.map { .weight($0.weight) }
        request.adjustments.design = design.map { $0.design }
        self.init(request)
    }

    // MARK: Changes

    public func bold() -> Font { changed { $0.weight = .emphasized } }

    public func italic() -> Font { changed { $0.isItalic = true } }

    public func weight(_ weight: Weight) -> Font { changed { $0.weight = .weight(weight.weight) } }

    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    /// The same in small capitals, which are measured as the font's own letters.
    public func smallCaps() -> Font { self }

    public func leading(_ leading: Leading) -> Font {
        changed { $0.leading = FontLeading(rawValue: leading.rawValue) ?? .standard }
    }

    private func changed(_ change: (inout FontAdjustments) -> Void) -> Font {
        var request = request
        change(&request.adjustments)
        return Font(request)
    }

    var value: Value<Double> { .font(request) }
}

extension Font.TextStyle {
    fileprivate var style: ViewText.TextStyle { ViewText.TextStyle(rawValue: rawValue) ?? .body }
}

extension Font.Weight {
    fileprivate var weight: FontWeight { FontWeight(rawValue: rawValue) ?? .regular }
}

extension Font.Design {
    fileprivate var design: FontDesign { FontDesign(rawValue: rawValue) ?? .default }
}
