import ViewCatalog
import ViewLayout

/// A host's text with the modifiers that belong to it.
package indirect enum HostText<S: LayoutScalar>: Sendable {
    /// A part of a string.
    package enum Piece: Sendable {
        case string(String)
        /// A number, written as the locale of its place does.
        case number(Value<S>, format: Value<S>)
    }

    /// One string.
    case pieces([Piece])
    /// Texts one after the other, each with modifiers of its own.
    case joined([HostText])
    case modified(HostText, by: ModifierRule, [Value<S>])
}
