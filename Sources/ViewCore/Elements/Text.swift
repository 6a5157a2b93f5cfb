import ViewCatalog
import ViewRuntime

/// Shows text, in as many lines as it needs and may have.
public struct Text: View, Sendable {
    public typealias Body = Never

    let text: HostText<Double>

    init(_ text: HostText<Double>) { self.text = text }

    /// The text with its numbers as the locale writes them.
    public init(_ key: LocalizedStringKey, comment: StaticString? = nil) {
        self.init(.pieces(key.pieces, isKey: key.isKey))
    }

    @_disfavoredOverload
    public init(_ content: some StringProtocol, comment: StaticString? = nil) { self.init(verbatim: String(content)) }

    /// The text as it is.
    public init(verbatim: String) { self.init(.pieces([.literal(verbatim)], isKey: false)) }

    /// A whole number in a format.
    public init(_ value: Int, format: NumberFormat) {
        self.init(.pieces([.number(Value(value), format: format.value)], isKey: false))
    }

    /// A number in a format.
    public init(_ value: Double, format: NumberFormat) {
        self.init(.pieces([.number(.double(value), format: format.value)], isKey: false))
    }

    /// Both texts, one after the other, each with its attributes.
    public static func + (a: Text, b: Text) -> Text { Text(.joined([a.text, b.text])) }

    var value: Value<Double> { .hostText(text) }

    public func _add(to place: ViewPlace) {
        var place = place
        var text = text
        while case .modified(let inner, let rule, let arguments) = text {
            place = place.inside(ModifierID(of: rule), rule, arguments)
            text = inner
        }
        if case .pieces(let pieces, let isKey) = text {
            place.add(.text, [.string(place.string(pieces, isKey: isKey))])
        } else {
            place.add(value: .hostText(text))
        }
    }
}
