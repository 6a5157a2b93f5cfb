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
