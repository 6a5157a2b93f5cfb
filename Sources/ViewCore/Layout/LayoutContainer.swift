/// A container of a custom layout with its content.
struct LayoutContainer<Container: Layout, Content: View>: View {
    typealias Body = Never

    let layout: Container
    let content: Content

    func _add(to place: ViewPlace) { layout._add(content, to: place) }
}
