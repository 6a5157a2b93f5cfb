// Modifiers, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
    /// swiftui/viewmodifier/body
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    /// swiftui/viewmodifier/body(content:)
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// swiftui/_viewmodifier_content
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    public typealias Body = Never
}

/// swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    /// swiftui/modifiedcontent/content
    public var content: Content
    /// swiftui/modifiedcontent/modifier
    public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension View {
    /// swiftui/view/modifier(_:)
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
}
