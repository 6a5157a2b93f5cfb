import ViewCatalog

/// A thin line across its stack.
public struct Divider: View, Hashable, Sendable {
    public typealias Body = Never

    public init() {}

    public func _add(to place: ViewPlace) { place.add(.divider) }
}
