import ViewBase
import ViewCatalog
import ViewIR

/// What may stand at a place, and the names that are visible there.
public struct CompletionPlace: Sendable {
    public enum Kind: Sendable {
        /// An element, a branch or a declaration of a view.
        case content
        /// A statement of an action or function.
        case statement
        /// A value, of the type stated where one is expected.
        case value(TypeID?)
        /// A member of a value.
        case member(TypeID)
        /// A modifier after an element of a kind.
        case modifier(Vocabulary)
        /// A static member of a type.
        case staticMember(TypeID)
        case environment
        /// A key of the environment that can be set.
        case settableEnvironment
        case fact
    }

    public let kind: Kind
    /// The innermost first.
    public let names: [VisibleName]
}

/// A name that the program declares and that can be written at a place.
public struct VisibleName: Sendable {
    public enum Kind: Sendable {
        case value
        /// A state or binding, of which `$` makes a binding.
        case storage
        case action, piece, function, record, enumeration, view
    }

    public let name: Name
    public let kind: Kind
    /// The type of a value.
    public let type: TypeID
    /// The place of the name's declaration.
    public let range: SourceRange
}
