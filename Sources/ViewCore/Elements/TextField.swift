import ViewCatalog
import ViewRuntime

/// Lets the reader type text.
public struct TextField: View {
    public typealias Body = Never

    /// What the field is tied to.
    private enum Content {
        case text(Binding<String>)
        case int(Binding<Int>, NumberFormat)
        case double(Binding<Double>, NumberFormat)
    }

    private let face: ControlFace
    private let content: Content
    private let prompt: Text?
    private let axis: Axis

    private init(_ face: ControlFace, _ content: Content, _ prompt: Text?, _ axis: Axis = .horizontal) {
        self.face = face
        self.content = content
        self.prompt = prompt
        self.axis = axis
    }

    public init(
        _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(.title(title), .text(text), prompt, axis)
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(.title(LocalizedStringKey(verbatim: title)), .text(text), prompt, axis)
    }

    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> some View
    ) {
        self.init(.label(label()), .text(text), prompt, axis)
    }

    public init(_ title: LocalizedStringKey, value: Binding<Int>, format: NumberFormat, prompt: Text? = nil) {
        self.init(.title(title), .int(value, format), prompt)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: Binding<Int>, format: NumberFormat, prompt: Text? = nil) {
        self.init(.title(LocalizedStringKey(verbatim: title)), .int(value, format), prompt)
    }

    public init(_ title: LocalizedStringKey, value: Binding<Double>, format: NumberFormat, prompt: Text? = nil) {
        self.init(.title(title), .double(value, format), prompt)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: Binding<Double>, format: NumberFormat, prompt: Text? = nil) {
        self.init(.title(LocalizedStringKey(verbatim: title)), .double(value, format), prompt)
    }

    public static var _isControl: Bool { true }

    public func _add(to place: ViewPlace) {
        let prompt = prompt?.value ?? .none
        switch content {
        case .text(let text):
            let shown = place.binding(text)
            switch face {
            case .title(let title), .symbol(let title, _):
                place.add(.textField, [place.title(title), shown, prompt, axis.value])
            case .label(let label): place.add(.labelTextField, [shown, prompt, axis.value, place.content(label)])
            }
        case .int(let value, let format): addNumber(place.binding(value), format, prompt, place)
        case .double(let value, let format): addNumber(place.binding(value), format, prompt, place)
        }
    }

    private func addNumber(
        _ value: Value<Double>, _ format: NumberFormat, _ prompt: Value<Double>, _ place: ViewPlace
    ) {
        guard case .title(let title) = face else { return }
        place.add(.numberField, [place.title(title), value, format.value, prompt])
    }
}
