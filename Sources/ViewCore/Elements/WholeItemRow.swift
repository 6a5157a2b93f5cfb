import ViewCatalog
import ViewRuntime

/// Shows as many whole items as fit, and a badge that counts the rest.
public struct WholeItemRow: View {
    public typealias Body = Never

    private let spacing: CGFloat?
    private let alignment: VerticalAlignment
    private let items: any View
    /// Nil for a text as "3 more".
    private let badge: ((Int) -> any View)?
    private let empty: any View
    private let hasData: Bool

    private init<Badge: View>(
        _ items: any View, hasData: Bool, _ spacing: CGFloat?, _ alignment: VerticalAlignment,
        _ badge: @escaping (Int) -> Badge, _ empty: any View
    ) {
        self.items = items
        self.hasData = hasData
        self.spacing = spacing
        self.alignment = alignment
        self.badge = Badge.self == DefaultBadge.self ? nil : { badge($0) }
        self.empty = empty
    }

    public init(
        spacing: CGFloat? = nil, alignment: VerticalAlignment = .center, @ViewBuilder content: () -> some View,
        @ViewBuilder overflow: @escaping (Int) -> some View = { _ in DefaultBadge() },
        @ViewBuilder empty: () -> some View = { TupleView() }
    ) {
        self.init(content(), hasData: false, spacing, alignment, overflow, empty())
    }

    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
        @ViewBuilder content: @escaping (Data.Element) -> some View,
        @ViewBuilder overflow: @escaping (Int) -> some View = { _ in DefaultBadge() },
        @ViewBuilder empty: () -> some View = { TupleView() }
    ) {
        self.init(ForEach(data, id: id, content: content), hasData: true, spacing, alignment, overflow, empty())
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
        @ViewBuilder content: @escaping (Data.Element) -> some View,
        @ViewBuilder overflow: @escaping (Int) -> some View = { _ in DefaultBadge() },
        @ViewBuilder empty: () -> some View = { TupleView() }
    ) where Data.Element: Identifiable {
        self.init(ForEach(data, content: content), hasData: true, spacing, alignment, overflow, empty())
    }

    public init(
        _ data: Range<Int>, spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
        @ViewBuilder content: @escaping (Int) -> some View,
        @ViewBuilder overflow: @escaping (Int) -> some View = { _ in DefaultBadge() },
        @ViewBuilder empty: () -> some View = { TupleView() }
    ) {
        self.init(ForEach(data, content: content), hasData: true, spacing, alignment, overflow, empty())
    }

    public init<Items: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Items>, spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
        @ViewBuilder content: @escaping (Binding<Items.Element>) -> some View,
        @ViewBuilder overflow: @escaping (Int) -> some View = { _ in DefaultBadge() },
        @ViewBuilder empty: () -> some View = { TupleView() }
    ) where Items.Element: Identifiable {
        self.init(ForEach(data, content: content), hasData: true, spacing, alignment, overflow, empty())
    }

    public init<Items: MutableCollection & RandomAccessCollection, ID: Hashable>(
        _ data: Binding<Items>, id: KeyPath<Items.Element, ID>, spacing: CGFloat? = nil,
        alignment: VerticalAlignment = .center,
        @ViewBuilder content: @escaping (Binding<Items.Element>) -> some View,
        @ViewBuilder overflow: @escaping (Int) -> some View = { _ in DefaultBadge() },
        @ViewBuilder empty: () -> some View = { TupleView() }
    ) {
        self.init(ForEach(data, id: id, content: content), hasData: true, spacing, alignment, overflow, empty())
    }

    public func _add(to place: ViewPlace) {
        let items = place.content(items)
        let badge = badge.map { make in place.content(slot: 1) { AnyView(make($0.count(at: 0))) } } ?? .none
        let empty = place.slot(empty, slot: 2)
        if hasData {
            place.add(.wholeItemRow, [.none, .none, Value(spacing), alignment.value, items, badge, empty])
        } else {
            place.add(.wholeItemRowOfChildren, [Value(spacing), alignment.value, items, badge, empty])
        }
    }
}
