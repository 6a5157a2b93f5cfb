/// Holds several views where one place is; they join the surrounding container.
public struct Group<Content: View>: View {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static var _isControl: Bool { Content._isControl }

    public func _add(to place: ViewPlace) { content._add(to: place.child(0)) }
}
