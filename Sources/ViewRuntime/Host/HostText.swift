import ViewCatalog
import ViewLayout

/// A host's text with the modifiers that belong to it.
package indirect enum HostText<S: LayoutScalar>: Sendable {
    /// A part of a string.
    package enum Piece: Sendable {
        /// What is written as it is.
        case literal(String)
        /// A value, in C's notation if that is said.
        case value(FormatSpecifier.Argument, specifier: String?)
        /// A number, written as the locale of its place does.
        case number(Value<S>, format: Value<S>)
    }

    /// One string; whether it is a key, of which the place's language may have a text.
    case pieces([Piece], isKey: Bool)
    /// Texts one after the other, each with modifiers of its own.
    case joined([HostText])
    case modified(HostText, by: ModifierRule, [Value<S>])
}
