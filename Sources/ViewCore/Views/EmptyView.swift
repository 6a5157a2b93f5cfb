import ViewCatalog

/// Nothing at all, not even a child.
public struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    public func _add(to place: ViewPlace) { place.add(.empty) }
}
