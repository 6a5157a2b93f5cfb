/// A part of a screen: either a component with a body, or one of the library's own elements.
public protocol View {
    associatedtype Body: View

    /// What a component shows.
    @ViewBuilder var body: Body { get }

    /// The name that reports show for a component; by default that of its type.
    static var viewName: String { get }

    /// Whether the view is, statically, one control with modifiers: it is never a header's title by itself.
    static var _isControl: Bool { get }

    /// Adds what the view shows at a place.
    func _add(to place: ViewPlace)
}

extension View {
    public static var viewName: String { TypeNames.plain(Self.self) }

    public static var _isControl: Bool { Body._isControl }

    /// A component's body, in a node of its own.
    public func _add(to place: ViewPlace) { place.add(component: self) }
}

extension View where Body == Never {
    /// Elements of the library have no body.
    public var body: Never { fatalError("an element has no body") }

    public static var _isControl: Bool { false }
}

extension Never: View {
    public var body: Never { fatalError("there is no such view") }

    public static var _isControl: Bool { false }
}
