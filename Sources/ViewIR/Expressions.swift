import ViewBase
import ViewCatalog

/// Operators on two numbers, strings or texts.
public enum ArithmeticOperator: UInt8, Sendable {
    case add, subtract, multiply, divide, remainder
}

/// Comparisons; `approximately` stands only in tests.
public enum ComparisonOperator: UInt8, Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, approximately
}

/// A typed expression. Lists are runs of `Program.lists`; types and places stand in parallel arrays.
public enum Expression: Sendable {
    /// Already reported; it is never evaluated.
    case invalid

    // MARK: Literals
    /// `nil`
    case none
    case bool(Bool)
    case int(Int64)
    /// A double, also an integer literal where a `Double` is expected, and `.infinity`.
    case double(Double)
    case string(StringID)
    /// The pieces of an interpolated string in order; literal pieces are `string`s.
    case interpolation(IDList)
    /// A piece with a labelled argument after its value: the value, which of `Catalog.interpolationParameters`, the
    /// argument.
    case formatted(ExpressionID, parameter: Int, ExpressionID)
    case array(IDList)
    /// The run of `Program.fieldPaths`, empty for `\.self`, and the computed value that is read at its end.
    case keyPath(IDList, computed: FunctionID?)
    /// The key of `.environment(\.key, value)`.
    case environmentKey(EnvironmentKey)

    // MARK: Names
    case local(LocalID)
    case constant(ConstantID)
    /// A state of the view itself, by its index.
    case state(Int)
    case environment(EnvironmentKey)
    /// The value behind an expression of type `Binding<T>`.
    case bindingValue(ExpressionID)

    // MARK: Records and enums
    /// One argument a field, in the fields' order.
    case recordValue(RecordID, IDList)
    case field(ExpressionID, Int)
    case enumCase(EnumID, Int)
    /// `rawValue` of an enum.
    case rawValue(ExpressionID)
    /// `allCases`.
    case allCases(EnumID)
    /// `offset` (0) or `element` (1) of a pair that `enumerated()` gives.
    case pairPart(ExpressionID, Int)

    // MARK: Calls
    /// A member of a catalogue type; no receiver for a static one. One argument a parameter, in order.
    case member(MemberID, receiver: ExpressionID?, IDList)
    /// A function or method; a method's receiver is its first argument.
    case call(FunctionID, IDList)
    /// A left-out argument of a record, function or member: the callee's default.
    case omitted
    /// An element of an array.
    case element(ExpressionID, index: ExpressionID)
    /// `base?.…`: binds the unwrapped base to the slot and evaluates the rest, which may be optional itself.
    case optionalChain(base: ExpressionID, LocalID, rest: ExpressionID)
    /// A value where an optional is expected.
    case wrap(ExpressionID)

    // MARK: Operators
    case parenthesized(ExpressionID)
    case negate(ExpressionID)
    case not(ExpressionID)
    /// Operands of one precedence with the operators between: a run of `Program.operators`, one fewer than operands.
    case arithmetic(IDList, operators: IDList)
    case comparison(ComparisonOperator, ExpressionID, ExpressionID)
    case and(IDList)
    case or(IDList)
    /// `a ?? b ?? c`: all but the last are optional; `resultIsOptional` says whether the last is too.
    case coalesce(IDList, resultIsOptional: Bool)
    /// Condition and result pairs, then the last result.
    case ternary(IDList)
    case range(ExpressionID, ExpressionID, isClosed: Bool)
    /// `Text + Text`.
    case concatenation(IDList)

    // MARK: Branches as values
    case conditional(ConditionalID)
    case selection(SelectionID)

    // MARK: Blocks and references
    /// A closure that gives a value.
    case closure(ClosureID)
    /// A block of content given for a slot.
    case content(BlockID)
    /// A content piece of the view itself, given on as a slot.
    case piece(Int)
    /// An action of the view itself, given on as a handler.
    case action(Int)
    /// A block of statements given as a handler.
    case handler(StatementBlockID)
    /// `$state.field[i]`.
    case binding(PathID)
    /// `.constant(x)`.
    case constantBinding(ExpressionID)
    /// An element where a value is expected: a shape, a text, a gradient.
    case elementValue(ElementNodeID)
    /// A layout fact: `#row.hiddenCount`.
    case fact(FactID)
    /// What a test asks of the screen; only in the steps of tests.
    case question(QuestionID)
}

/// A closure that gives a value.
public struct Closure: Sendable {
    public let parameters: [LocalID]
    public let body: StatementBlockID

    public init(parameters: [LocalID], body: StatementBlockID) {
        self.parameters = parameters
        self.body = body
    }
}

/// Where a storage path begins.
public enum PathRoot: Sendable {
    /// A state of the view itself.
    case state(Int)
    /// A local whose value is a binding: a `Binding` parameter, a `$item` of a loop.
    case binding(LocalID)
}

/// A step from storage to a part of it.
public enum PathStep: Sendable {
    case field(Int)
    case element(ExpressionID)
}

/// A storage path.
public struct StoragePath: Sendable {
    public let root: PathRoot
    public let steps: [PathStep]
    /// Where it is written.
    public let range: SourceRange

    public init(root: PathRoot, steps: [PathStep], range: SourceRange) {
        self.root = root
        self.steps = steps
        self.range = range
    }
}

/// A reference to a fact of a named node.
public struct FactReference: Sendable {
    /// The names on the way: `#card.#title` has two.
    public let names: [Name]
    public let member: FactMember
    /// Where content finds the value.
    public let local: LocalID
    public let range: SourceRange

    public init(names: [Name], member: FactMember, local: LocalID, range: SourceRange) {
        self.names = names
        self.member = member
        self.local = local
        self.range = range
    }
}
