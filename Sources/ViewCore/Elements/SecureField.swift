import ViewCatalog
import ViewRuntime

/// Lets the reader type a secret, shown as dots.
public struct SecureField: View {
    public typealias Body = Never

    private let face: ControlFace
    private let text: Binding<String>
    private let prompt: Text?

    private init(_ face: ControlFace, _ text: Binding<String>, _ prompt: Text?) {
        self.face = face
        self.text = text
        self.prompt = prompt
    }

    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(.title(title), text, prompt)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(.title(LocalizedStringKey(verbatim: title)), text, prompt)
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View) {
        self.init(.label(label()), text, prompt)
    }

    public static var _isControl: Bool { true }

    public func _add(to place: ViewPlace) {
        let shown = place.binding(text)
        let prompt = prompt?.value ?? .none
        switch face {
        case .title(let title), .symbol(let title, _): place.add(.secureField, [place.title(title), shown, prompt])
        case .label(let label): place.add(.labelSecureField, [shown, prompt, place.content(label)])
        }
    }
}
