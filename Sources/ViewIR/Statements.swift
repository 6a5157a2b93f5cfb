import ViewBase
import ViewCatalog

/// `=`, `+=`, `-=`, `*=`, `/=`.
public enum AssignmentOperator: UInt8, Sendable {
    case set, add, subtract, multiply, divide
}

/// What a statement calls.
public enum Callee: Sendable {
    /// An action of the view itself, by its index.
    case action(Int)
    /// An expression of an `Action` type; an optional one that is nil does nothing.
    case handler(ExpressionID)
}

/// One statement of an action, a function or a value closure.
public enum Statement: Sendable {
    case constant(LocalID, ExpressionID)
    case assign(PathID, AssignmentOperator, ExpressionID)
    /// A mutating member of storage: `append`, `toggle`, …
    case mutate(PathID, MemberID, IDList)
    case call(Callee, IDList)
    case print(IDList)
    /// `withAnimation(animation) { … }`.
    case withAnimation(ExpressionID?, StatementBlockID)
    case conditional(ConditionalID)
    case selection(SelectionID)
    /// `guard … else { … }`.
    case guarded([Condition], otherwise: StatementBlockID)
    case loop(LocalID, ExpressionID, StatementBlockID)
    case returned(ExpressionID?)
}

/// A block of statements with the slots its arguments are bound to.
public struct StatementBlock: Sendable {
    public let parameters: [LocalID]
    /// The run of `Program.statements`.
    public let statements: IDList
    public let range: SourceRange

    public init(parameters: [LocalID], statements: IDList, range: SourceRange) {
        self.parameters = parameters
        self.statements = statements
        self.range = range
    }
}
