import ViewCatalog
import ViewRuntime

/// A header whose title stays centred however wide its edges are.
public struct HeaderStack: View {
    public typealias Body = Never

    private let spacing: CGFloat?
    private let alignment: VerticalAlignment
    private let title: HeaderTitle
    private let parts: HeaderParts
    /// Whether the parts stand in one block instead of slots of their own.
    private let isOneBlock: Bool

    /// Of three views the middle one is the title, of two the one that is no control; one alone is the title.
    public init(
        spacing: CGFloat? = nil, alignment: VerticalAlignment = .center, title: HeaderTitle = .centered,
        @ViewBuilder content: () -> some View
    ) {
        self.spacing = spacing
        self.alignment = alignment
        self.title = title
        parts = HeaderParts(content())
        isOneBlock = true
    }

    public init(
        spacing: CGFloat? = nil, alignment: VerticalAlignment = .center, title: HeaderTitle = .centered,
        @ViewBuilder content: () -> some View, @ViewBuilder leading: () -> some View,
        @ViewBuilder trailing: () -> some View = { TupleView() }
    ) {
        self.spacing = spacing
        self.alignment = alignment
        self.title = title
        parts = HeaderParts(title: content(), leading: leading(), trailing: trailing())
        isOneBlock = false
    }

    public init(
        spacing: CGFloat? = nil, alignment: VerticalAlignment = .center, title: HeaderTitle = .centered,
        @ViewBuilder content: () -> some View, @ViewBuilder trailing: () -> some View
    ) {
        self.init(
            spacing: spacing, alignment: alignment, title: title, content: content, leading: { TupleView() },
            trailing: trailing)
    }

    public func _add(to place: ViewPlace) {
        place.add(
            isOneBlock ? .headerStack : .headerStackOfSlots,
            [
                Value(spacing), alignment.value, title.value, place.slot(parts.title, slot: 0),
                place.slot(parts.leading, slot: 1), place.slot(parts.trailing, slot: 2),
            ])
    }
}
