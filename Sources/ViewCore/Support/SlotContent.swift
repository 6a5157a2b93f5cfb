/// What a slot shows, with the place where it was given.
struct SlotContent<Content: View>: View {
    typealias Body = Never

    /// Nil for content that was given outside every view.
    let definition: ViewPlace?
    let make: () -> Content

    func _add(to place: ViewPlace) {
        let place = place.child(0)
        (definition.map { place.slot(givenAt: $0) } ?? place).add(make)
    }
}
