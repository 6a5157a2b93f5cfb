extension SwiftUISupport {
    /// The row of whole items as a layout.
    static let rowLayout: StaticString = #"""
        /// What a view is in the row of whole items around it.
        enum WholeItemRole: LayoutValueKey, Hashable, Sendable {
            case item, empty
            /// What stands for a number of hidden items.
            case badge(Int)

            static let defaultValue = WholeItemRole.item
        }

        /// The longest prefix of whole items that fits together with the badge for the rest.
        struct WholeItemLayout: Layout, Sendable {
            var spacing: CGFloat?
            var alignment: VerticalAlignment

            /// The subviews by their roles, by index, and the items measured once.
            struct Cache {
                fileprivate var prefixes: [Prefix] = []
                fileprivate var badges: [Int: Int] = [:]
                fileprivate var empty: Int?
            }

            /// An item with the length and height of the row up to its end.
            fileprivate struct Prefix {
                let part: LinePart
                let start: CGFloat
                let end: CGFloat
                let line: LineSpan
            }

            /// What the row shows at a width.
            private struct Choice {
                var shown = 0
                var badge: LinePart?
                var width: CGFloat = 0
                var line = LineSpan()
            }

            func makeCache(subviews: LayoutSubviews) -> Cache {
                var cache = Cache()
                for index in subviews.indices {
                    switch subviews[index][WholeItemRole.self] {
                    case .item: add(index, to: &cache.prefixes, subviews)
                    case .badge(let count): cache.badges[count] = index
                    case .empty: cache.empty = index
                    }
                }
                return cache
            }

            private func add(_ item: Int, to prefixes: inout [Prefix], _ subviews: LayoutSubviews) {
                let part = LinePart(subviews, item, .unspecified, alignment)
                var line = prefixes.last?.line ?? LineSpan()
                line.extend(part)
                let start = prefixes.last.map { $0.end + gap($0.part.index, item, subviews) } ?? 0
                let end = start + part.size.width
                prefixes.append(Prefix(part: part, start: start, end: end, line: line))
            }

            private func gap(_ first: Int, _ second: Int, _ subviews: LayoutSubviews) -> CGFloat {
                spacing ?? subviews.gap(first, second)
            }

            func sizeThatFits(
                proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
            ) -> CGSize {
                if cache.prefixes.isEmpty {
                    return cache.empty.map { subviews[$0].sizeThatFits(.unspecified) } ?? .zero
                }
                let choice = choice(proposal.width, subviews, cache)
                return CGSize(width: max(0, choice.width), height: choice.line.height)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
                cache: inout Cache
            ) {
                for subview in subviews { subview.placeOutOfSight(of: bounds) }
                if cache.prefixes.isEmpty {
                    guard let empty = cache.empty else { return }
                    return subviews[empty].place(at: bounds.origin, proposal: .unspecified)
                }
                let choice = choice(proposal.width, subviews, cache)
                for prefix in cache.prefixes[..<choice.shown] {
                    prefix.part.place(subviews, in: bounds, x: prefix.start, choice.line)
                }
                guard let badge = choice.badge else { return }
                badge.place(subviews, in: bounds, x: choice.width - badge.size.width, choice.line)
            }

            private func choice(
                _ width: CGFloat?, _ subviews: LayoutSubviews, _ cache: Cache
            ) -> Choice {
                let count = cache.prefixes.count
                let all = cache.prefixes[count - 1]
                guard let width, width.isFinite, width < all.end else {
                    return Choice(shown: count, width: all.end, line: all.line)
                }
                var shown = count - 1
                while shown > 0, cache.prefixes[shown - 1].end > width { shown -= 1 }
                while true {
                    let choice = choice(shown: shown, subviews, cache)
                    if shown == 0 || choice.width <= width { return choice }
                    shown -= 1
                }
            }

            /// A number of items with the badge for the rest.
            private func choice(shown: Int, _ subviews: LayoutSubviews, _ cache: Cache) -> Choice {
                let last = shown > 0 ? cache.prefixes[shown - 1] : nil
                var choice = Choice(shown: shown, width: last?.end ?? 0, line: last?.line ?? LineSpan())
                guard let badge = cache.badges[cache.prefixes.count - shown] else { return choice }
                let part = LinePart(subviews, badge, .unspecified, alignment)
                if let last { choice.width += gap(last.part.index, badge, subviews) }
                choice.width += part.size.width
                choice.line.extend(part)
                choice.badge = part
                return choice
            }
        }
        """#

    /// The row of whole items as a view.
    static let row: StaticString = #"""
        /// Shows as many whole items as fit, and a badge that counts the rest.
        ///
        /// There is a badge for every possible count, since a layout chooses among views that exist.
        struct WholeItemRow<Items: View, Badge: View, Empty: View>: View {
            /// The items of a row that is not slow.
            private static var greatestCount: Int { 64 }

            private let layout: WholeItemLayout
            private let items: Items
            private let count: Int
            private let badge: (Int) -> Badge
            private let empty: Empty

            private init(
                _ items: Items, _ count: Int, _ layout: WholeItemLayout,
                _ badge: @escaping (Int) -> Badge, _ empty: Empty
            ) {
                assert(
                    count <= Self.greatestCount,
                    "\(count) items are slow in a WholeItemRow, which has a badge for each count")
                self.layout = layout
                self.items = items
                self.count = count
                self.badge = badge
                self.empty = empty
            }

            var body: some View {
                layout {
                    items.layoutValue(key: WholeItemRole.self, value: .item)
                    ForEach(1..<count + 1, id: \.self) { hidden in
                        badge(hidden).layoutValue(key: WholeItemRole.self, value: .badge(hidden))
                    }
                    empty.layoutValue(key: WholeItemRole.self, value: .empty)
                }
            }
        }

        extension WholeItemRow {
            init(
                spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
                @ViewBuilder content: () -> Items,
                @ViewBuilder overflow: @escaping (Int) -> Badge = { Text("\($0) more") },
                @ViewBuilder empty: () -> Empty = { EmptyView() }
            ) {
                let layout = WholeItemLayout(spacing: spacing, alignment: alignment)
                self.init(content(), Self.greatestCount, layout, overflow, empty())
            }

            init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
                _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat? = nil,
                alignment: VerticalAlignment = .center,
                @ViewBuilder content: @escaping (Data.Element) -> Content,
                @ViewBuilder overflow: @escaping (Int) -> Badge = { Text("\($0) more") },
                @ViewBuilder empty: () -> Empty = { EmptyView() }
            ) where Items == ForEach<Data, ID, Content> {
                let layout = WholeItemLayout(spacing: spacing, alignment: alignment)
                self.init(
                    ForEach(data, id: id, content: content), data.count, layout, overflow, empty())
            }

            init<Data: RandomAccessCollection, Content: View>(
                _ data: Data, spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
                @ViewBuilder content: @escaping (Data.Element) -> Content,
                @ViewBuilder overflow: @escaping (Int) -> Badge = { Text("\($0) more") },
                @ViewBuilder empty: () -> Empty = { EmptyView() }
            ) where Data.Element: Identifiable, Items == ForEach<Data, Data.Element.ID, Content> {
                let layout = WholeItemLayout(spacing: spacing, alignment: alignment)
                self.init(ForEach(data, content: content), data.count, layout, overflow, empty())
            }

            init<Content: View>(
                _ data: Range<Int>, spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
                @ViewBuilder content: @escaping (Int) -> Content,
                @ViewBuilder overflow: @escaping (Int) -> Badge = { Text("\($0) more") },
                @ViewBuilder empty: () -> Empty = { EmptyView() }
            ) where Items == ForEach<Range<Int>, Int, Content> {
                let layout = WholeItemLayout(spacing: spacing, alignment: alignment)
                let items = ForEach(data, id: \.self, content: content)
                self.init(items, data.count, layout, overflow, empty())
            }

            init<Data: MutableCollection & RandomAccessCollection, Content: View>(
                _ data: Binding<Data>, spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
                @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content,
                @ViewBuilder overflow: @escaping (Int) -> Badge = { Text("\($0) more") },
                @ViewBuilder empty: () -> Empty = { EmptyView() }
            ) where Data.Element: Identifiable, Data.Index: Hashable, Items == AnyView {
                let layout = WholeItemLayout(spacing: spacing, alignment: alignment)
                let items = AnyView(ForEach(data, content: content))
                self.init(items, data.wrappedValue.count, layout, overflow, empty())
            }

            init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Content: View>(
                _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, spacing: CGFloat? = nil,
                alignment: VerticalAlignment = .center,
                @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content,
                @ViewBuilder overflow: @escaping (Int) -> Badge = { Text("\($0) more") },
                @ViewBuilder empty: () -> Empty = { EmptyView() }
            ) where Data.Index: Hashable, Items == AnyView {
                let layout = WholeItemLayout(spacing: spacing, alignment: alignment)
                let items = AnyView(ForEach(data, id: id, content: content))
                self.init(items, data.wrappedValue.count, layout, overflow, empty())
            }
        }
        """#
}
