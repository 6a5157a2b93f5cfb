/// The badge of a row that has none of its own: how many items are hidden.
public struct DefaultBadge: View {
    public typealias Body = Never

    public init() {}

    public func _add(to place: ViewPlace) {}
}
