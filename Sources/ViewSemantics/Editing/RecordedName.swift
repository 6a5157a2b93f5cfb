import ViewBase
import ViewCatalog
import ViewIR

/// A name in the source and what it stands for.
public struct RecordedName: Sendable {
    /// The name's own bytes.
    public let range: SourceRange
    public let target: NameTarget
    /// The type of the value that the name stands for; `TypeTable.invalid` where it stands for none.
    public let type: TypeID

    public init(range: SourceRange, target: NameTarget, type: TypeID) {
        self.range = range
        self.target = target
        self.type = type
    }
}

/// What a name stands for.
public enum NameTarget: Hashable, Sendable {
    /// What the program declares under the name at a place.
    case declared(SourceRange)
    /// The label of the parameter whose name is declared at a place.
    case label(SourceRange)
    case element(ElementID)
    case modifier(ModifierID)
    case member(MemberID)
    case vocabulary(Vocabulary)
    case environment(EnvironmentKey)
    case fact(FactMember)
    /// The label of a parameter of a row.
    case rowLabel(Called, overload: Int, parameter: Int)
    /// An element named `#name` in the declaration whose name stands at a place; nil in a preview, and where a test
    /// speaks of one.
    case elementName(Name, owner: SourceRange?)
}
