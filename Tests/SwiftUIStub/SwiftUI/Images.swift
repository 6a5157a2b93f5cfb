// Images, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/image
public struct Image: Equatable, Sendable {
    /// swiftui/image/init(_:bundle:)
    public init(_ name: String, bundle: Bundle? = nil)

    /// swiftui/image/init(_:bundle:label:)
    public init(_ name: String, bundle: Bundle? = nil, label: Text)

    /// swiftui/image/init(decorative:bundle:)
    public init(decorative name: String, bundle: Bundle? = nil)

    /// swiftui/image/init(systemname:)
    public init(systemName: String)

    /// swiftui/image/==(lhs:rhs:)
    public static func == (lhs: Image, rhs: Image) -> Bool

    /// swiftui/image/resizingmode
    public enum ResizingMode: Sendable {
        case tile, stretch
    }

    /// swiftui/image/scale
    public enum Scale: Sendable {
        case small, medium, large
    }
}

extension Image: View {
    public typealias Body = Never
}

extension Image {
    /// swiftui/image/resizable(capinsets:resizingmode:)
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image
}

extension View {
    /// swiftui/view/imagescale(_:)
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View
}
