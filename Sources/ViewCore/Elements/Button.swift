import ViewCatalog
import ViewRuntime

/// Runs an action when it is tapped.
public struct Button: View {
    public typealias Body = Never

    private let face: ControlFace
    private let role: ButtonRole?
    private let action: () -> Void

    private init(_ face: ControlFace, _ role: ButtonRole?, _ action: @escaping () -> Void) {
        self.face = face
        self.role = role
        self.action = action
    }

    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(.title(title), role, action)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(.title(LocalizedStringKey(verbatim: title)), role, action)
    }

    public init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(.symbol(title, systemImage: systemImage), role, action)
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(.symbol(LocalizedStringKey(verbatim: title), systemImage: systemImage), role, action)
    }

    public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> some View) {
        self.init(.label(label()), role, action)
    }

    public static var _isControl: Bool { true }

    public func _add(to place: ViewPlace) {
        let action = place.handler(action)
        switch face {
        case .title(let title): place.add(.button, [place.title(title), Value(role), action])
        case .symbol(let title, let symbol):
            place.add(.symbolButton, [place.title(title), .string(symbol), Value(role), action])
        case .label(let label): place.add(.labelButton, [Value(role), action, place.content(label)])
        }
    }
}
