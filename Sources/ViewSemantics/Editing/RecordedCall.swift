import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What a call calls.
public enum Called: Hashable, Sendable {
    case element(ElementID)
    case modifier(ModifierID)
    /// Members of one name, which are overloads.
    case members([MemberID])
    case record(RecordID)
    case function(FunctionID)
    case view(ViewID)
    /// An action or content piece of the view at hand, by the place of its name.
    case local(SourceRange)
}

/// A call with the overload that its arguments chose.
public struct RecordedCall: Sendable {
    public let file: FileID
    /// The suffix that calls.
    public let node: SyntaxNode
    public let called: Called
    /// Which of the overloads.
    public let overload: Int
    /// For each argument written, the parameter that it is given to.
    public let parameters: [Int?]
}
