import ViewCatalog
import ViewRuntime

/// A row or a column, as the device's orientation or the width asks.
public struct AdaptiveStack<Content: View>: View {
    public typealias Body = Never

    private let rule: AdaptiveRule
    private let alignment: Alignment
    private let spacing: CGFloat?
    private let content: Content

    /// The vertical part of the alignment serves the row, the horizontal one the column.
    public init(
        by rule: AdaptiveRule = .orientation, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.rule = rule
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _add(to place: ViewPlace) {
        place.add(.adaptiveStack, [rule.value, alignment.value, Value(spacing), place.content(content)])
    }
}
