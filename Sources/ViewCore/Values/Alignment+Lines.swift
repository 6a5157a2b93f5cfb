import ViewLayout
import ViewRuntime

extension HorizontalAlignment {
    /// The layout engine's line.
    var line: ViewLayout.HorizontalAlignment { ViewLayout.HorizontalAlignment(symbol: rawValue) }
}

extension VerticalAlignment {
    /// The layout engine's line.
    var line: ViewLayout.VerticalAlignment { ViewLayout.VerticalAlignment(symbol: rawValue) }
}

extension AlignmentGuide {
    /// The horizontal alignment whose line the guide is; nil for a vertical one.
    var horizontal: HorizontalAlignment? { HorizontalAlignment.allCases.first { $0.line.guide == self } }

    /// The vertical alignment whose line the guide is; nil for a horizontal one.
    var vertical: VerticalAlignment? { VerticalAlignment.allCases.first { $0.line.guide == self } }
}
