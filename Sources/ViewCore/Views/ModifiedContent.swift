/// A view inside a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    public typealias Body = Never

    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    public static var _isControl: Bool { Content._isControl }

    public func _add(to place: ViewPlace) { modifier._add(content, to: place) }
}

extension View {
    /// The view inside a modifier.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
