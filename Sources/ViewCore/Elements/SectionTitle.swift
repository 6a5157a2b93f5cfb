import ViewRuntime

/// The title of a section as its header.
public struct SectionTitle: View {
    public typealias Body = Never

    let title: LocalizedStringKey

    public func _add(to place: ViewPlace) { place.add(value: .string(place.string(title.pieces, isKey: title.isKey))) }
}
