/// Content that reads the environment of its place, without being a component.
public struct EnvironmentReader<Content: View>: View {
    public typealias Body = Never

    private let content: (EnvironmentValues) -> Content

    public init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) { self.content = content }

    public static var _isControl: Bool { Content._isControl }

    public func _add(to place: ViewPlace) { place.child(0).add { content(EnvironmentValues(place.environment)) } }
}
