import ViewBase
import ViewCatalog

/// A declaration of a file, in source order.
public enum DeclarationReference: Sendable {
    case record(RecordID)
    case enumeration(EnumID)
    case constant(ConstantID)
    case function(FunctionID)
    case view(ViewID)
    case preview(PreviewID)
    case test(TestID)
}

/// One file of a program.
public struct ProgramFile: Sendable {
    public let id: FileID
    public let path: String
    public var declarations: [DeclarationReference]

    public init(id: FileID, path: String, declarations: [DeclarationReference] = []) {
        self.id = id
        self.path = path
        self.declarations = declarations
    }
}

/// The layout IR: a checked program, which the evaluator and the emitter read and nothing earlier.
///
/// Flat arrays with typed ids. Names, access, documentation, labels and sugar are kept, and every node knows its
/// place, so that readable source can be written from it.
public struct Program: Sendable {
    public var names = Interner()
    public var types = TypeTable()
    /// The files in the order in which they were checked: imports before importers.
    public var files: [ProgramFile] = []

    public var records = Table<RecordTag, RecordDeclaration>()
    public var enums = Table<EnumTag, EnumDeclaration>()
    public var constants = Table<ConstantTag, ConstantDeclaration>()
    public var functions = Table<FunctionTag, FunctionDeclaration>()
    public var views = Table<ViewTag, ViewDeclaration>()
    public var previews = Table<PreviewTag, PreviewDeclaration>()
    public var tests = Table<TestTag, TestDeclaration>()

    public var expressions = Table<ExpressionTag, Expression>()
    /// The type of each expression.
    public var expressionTypes: [TypeID] = []
    /// The place of each expression.
    public var expressionRanges: [SourceRange] = []

    public var blocks = Table<BlockTag, Block>()
    public var items: [Item] = []
    public var elements = Table<ElementTag, ElementNode>()
    public var arguments: [Argument] = []
    public var modifiers: [ModifierNode] = []
    public var conditionals = Table<ConditionalTag, Conditional>()
    public var selections = Table<SelectionTag, Selection>()
    public var closures = Table<ClosureTag, Closure>()
    public var paths = Table<PathTag, StoragePath>()
    public var facts = Table<FactTag, FactReference>()
    public var countReaders = Table<CountReaderTag, CountReader>()
    public var strings = Table<StringTag, String>()
    public var statementBlocks = Table<StatementBlockTag, StatementBlock>()
    public var statements: [Statement] = []
    public var stepBlocks = Table<StepBlockTag, StepBlock>()
    public var steps: [TestStep] = []
    public var namePaths = Table<NamePathTag, NamePath>()
    public var questions = Table<QuestionTag, Question>()
    /// The expressions of lists.
    public var lists: [ExpressionID] = []
    /// The field numbers of key paths; of a pair 0 is `offset` and 1 `element`.
    public var fieldPaths: [UInt32] = []
    /// The operators of arithmetic chains.
    public var operators: [ArithmeticOperator] = []

    public init() {}

    /// Makes room for what a source of some tokens usually holds, so that growing copies nothing.
    public mutating func reserve(tokens: Int) {
        guard tokens > 1024 else { return }
        expressions.reserve(tokens / 3)
        expressionTypes.reserveCapacity(tokens / 3)
        expressionRanges.reserveCapacity(tokens / 3)
        lists.reserveCapacity(tokens / 8)
        arguments.reserveCapacity(tokens / 4)
        modifiers.reserveCapacity(tokens / 8)
        elements.reserve(tokens / 6)
        items.reserveCapacity(tokens / 6)
        strings.reserve(tokens / 6)
    }

    /// The expressions of a list.
    @inlinable public func list(_ list: IDList) -> ArraySlice<ExpressionID> { lists[list.range] }

    @inlinable public func type(_ expression: ExpressionID) -> TypeID { expressionTypes[expression.index] }

    @inlinable public func range(_ expression: ExpressionID) -> SourceRange { expressionRanges[expression.index] }

    /// Appends an expression with its type and place.
    @inlinable public mutating func append(_ expression: Expression, _ type: TypeID, _ range: SourceRange)
        -> ExpressionID
    {
        expressionTypes.append(type)
        expressionRanges.append(range)
        return expressions.append(expression)
    }

    /// Appends a list of expressions.
    @inlinable public mutating func append(list expressions: [ExpressionID]) -> IDList {
        let list = IDList(start: lists.count, count: expressions.count)
        lists.append(contentsOf: expressions)
        return list
    }
}
