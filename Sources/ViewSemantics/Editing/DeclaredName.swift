import ViewBase
import ViewIR

/// A name that is declared inside a declaration: a parameter, a `let`, a closure's argument.
public struct DeclaredName: Sendable {
    /// The name's place.
    public let range: SourceRange
    public let type: TypeID
}
