import ViewBase
import ViewCatalog

/// A block of content: what stands between `{` and `}`.
public struct Block: Sendable {
    /// The frame slots that the block's arguments are bound to, in order.
    public let parameters: [LocalID]
    /// The run of `Program.items`.
    public let items: IDList
    public let range: SourceRange

    public init(parameters: [LocalID], items: IDList, range: SourceRange) {
        self.parameters = parameters
        self.items = items
        self.range = range
    }
}

/// One item of a block of content.
public enum Item: Sendable {
    case element(ElementNodeID)
    case conditional(ConditionalID)
    case selection(SelectionID)
    /// A `let` for the items after it.
    case constant(LocalID, ExpressionID)
    case reader(CountReaderID)
}

/// Content that reads how many items of a row show and are hidden, and stands beside the row where this cannot feed
/// back.
public struct CountReader: Sendable {
    /// The name that the row, or what holds it, has in the same view.
    public let row: Name
    /// Where the row's counts are put before the content is evaluated.
    public let hidden: LocalID
    public let shown: LocalID
    public let content: BlockID
    /// Whether the content is all that lies over or under the part with the row; otherwise it stands among the children
    /// of a vertical stack.
    public let isLayer: Bool

    public init(row: Name, hidden: LocalID, shown: LocalID, content: BlockID, isLayer: Bool) {
        self.row = row
        self.hidden = hidden
        self.shown = shown
        self.content = content
        self.isLayer = isLayer
    }
}

/// What an element expression makes.
public enum ElementKind: Sendable {
    /// A row of the catalogue, and which of its overloads.
    case catalog(ElementID, overload: Int)
    case component(ViewID)
    /// A content piece of the view itself, by its index.
    case piece(Int)
    /// A slot that the view was given: an expression of a `Content` type (or optional), called with the arguments.
    case slot(ExpressionID)
    /// A value that shows itself: an expression of type `Text` or `View`.
    case value(ExpressionID)
}

/// What a call gives for one parameter.
public enum ArgumentValue: Sendable {
    case expression(ExpressionID)
    /// A block of content, for a slot.
    case block(BlockID)
    /// A block of statements with the slots its arguments are bound to, for a handler.
    case statements(StatementBlockID)
}

/// One argument of an element, a component or a modifier.
public struct Argument: Sendable {
    /// The index among the row's or declaration's parameters.
    public let parameter: Int
    public let value: ArgumentValue
    public let range: SourceRange

    public init(parameter: Int, value: ArgumentValue, range: SourceRange) {
        self.parameter = parameter
        self.value = value
        self.range = range
    }
}

/// An element expression: what it makes, its arguments in order of parameters, its modifiers from inside out.
public struct ElementNode: Sendable {
    public let kind: ElementKind
    /// The run of `Program.arguments`.
    public let arguments: IDList
    /// The run of `Program.modifiers`.
    public let modifiers: IDList
    /// The whole expression.
    public let range: SourceRange

    public init(kind: ElementKind, arguments: IDList, modifiers: IDList, range: SourceRange) {
        self.kind = kind
        self.arguments = arguments
        self.modifiers = modifiers
        self.range = range
    }
}

/// One modifier of an element.
public struct ModifierNode: Sendable {
    public let kind: ModifierKind
    /// The run of `Program.arguments`.
    public let arguments: IDList
    /// From the modifier's name to the end of its arguments.
    public let range: SourceRange

    public init(kind: ModifierKind, arguments: IDList, range: SourceRange) {
        self.kind = kind
        self.arguments = arguments
        self.range = range
    }
}

/// What a modifier is.
public enum ModifierKind: Sendable {
    /// A row of the catalogue, and which of its overloads.
    case catalog(ModifierID, overload: Int)
    /// `.named(#name)`, or `#name` before the expression, which names the same node.
    case name(Name, isPrefix: Bool)
}

/// A condition of an `if` or `guard`.
public enum Condition: Sendable {
    case expression(ExpressionID)
    /// `let name = optional`: the slot for the value, and the optional.
    case binding(LocalID, ExpressionID)
    /// `#available(…)`, which holds.
    case availability
}

/// One `if` or `else if`.
public struct ConditionalClause: Sendable {
    public let conditions: [Condition]
    public let body: BranchBody

    public init(conditions: [Condition], body: BranchBody) {
        self.conditions = conditions
        self.body = body
    }
}

/// What a branch runs: content, statements or one value.
public enum BranchBody: Sendable {
    case content(BlockID)
    case statements(StatementBlockID)
    case value(ExpressionID)
}

/// An `if` with its `else if`s.
public struct Conditional: Sendable {
    public let clauses: [ConditionalClause]
    public let otherwise: BranchBody?
    public let range: SourceRange

    public init(clauses: [ConditionalClause], otherwise: BranchBody?, range: SourceRange) {
        self.clauses = clauses
        self.otherwise = otherwise
        self.range = range
    }
}

/// One `case` of a `switch`; no patterns for `default`.
public struct SelectionCase: Sendable {
    public let patterns: [ExpressionID]
    public let isDefault: Bool
    public let body: BranchBody

    public init(patterns: [ExpressionID], isDefault: Bool, body: BranchBody) {
        self.patterns = patterns
        self.isDefault = isDefault
        self.body = body
    }
}

/// A `switch`.
public struct Selection: Sendable {
    public let subject: ExpressionID
    public let cases: [SelectionCase]
    public let range: SourceRange

    public init(subject: ExpressionID, cases: [SelectionCase], range: SourceRange) {
        self.subject = subject
        self.cases = cases
        self.range = range
    }
}
