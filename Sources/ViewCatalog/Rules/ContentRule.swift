/// How many elements a slot may hold, and what happens when it holds several.
public enum ContentRule: Hashable, Sendable {
    /// The parameter is no slot.
    case none
    /// Any number; they join the element's children.
    case many
    /// One place: several form the implicit stack named.
    case one(ImplicitStack)
    /// At most one view, statically: `WholeItemRow`'s blocks and `HeaderStack`'s labelled slots.
    case atMostOne
    /// The leading, title, trailing rule of `HeaderStack`'s unlabelled block.
    case header
}
