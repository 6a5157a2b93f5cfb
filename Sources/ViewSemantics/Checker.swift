import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// A parsed file with the files that it imports directly.
public struct FileToCheck: Sendable {
    public let tree: SyntaxTree
    public let imports: [FileID]
    /// The place of each import.
    public let importRanges: [SourceRange]
    /// Whether an import could not be read, so that names are missing.
    public let lacksImports: Bool

    public init(tree: SyntaxTree, imports: [FileID] = [], importRanges: [SourceRange] = [], lacksImports: Bool = false)
    {
        self.tree = tree
        self.imports = imports
        self.importRanges = importRanges
        self.lacksImports = lacksImports
    }
}

/// A checked program and what is wrong with it.
public struct CheckResult: Sendable {
    public let program: Program
    /// In the order in which they were found; the caller sorts by place.
    public let diagnostics: [Diagnostic]
    /// What each file sees at its top level, for expressions that are checked later.
    let scopes: [FileScope]
}

/// Gives names and types their meaning and writes the layout IR.
///
/// One pass down with an expected type, one up; declared signatures come first, so the cost is linear in the source.
/// A finding is reported once: what hangs on it has the type `invalid`, which agrees with everything.
public final class Checker {
    // A checker is used by one caller at a time, and no access to the properties marked so spans a call that touches
    // the same one: checking that while running would cost a sixth of the time.
    @exclusivity(unchecked) var program = Program()
    @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
    /// What was found in declarations that an attempt had checked, which taking it back leaves.
    private var lastingDiagnostics: [Diagnostic] = []
    /// How many findings there were, those left unsaid included.
    private(set) var findings = 0
    /// What is noted for editors; nil where nobody asks.
    let record: EditorRecord?
    var unknownNames = UnknownNames()
    let words: WellKnownNames
    @exclusivity(unchecked) var catalog = CatalogNames()

    var files: [FileScope] = []
    /// Whether a file has syntax errors.
    private(set) var hasDamage = false
    /// The file whose declarations are being checked.
    @exclusivity(unchecked) var file = 0
    @exclusivity(unchecked) var tree: SyntaxTree
    @exclusivity(unchecked) var locals = LocalScope()
    @exclusivity(unchecked) var body = BodyContext(owner: .constant)

    var recordSources: [DeclarationSource] = []
    var enumSources: [DeclarationSource] = []
    var constantSources: [DeclarationSource] = []
    var functionSources: [DeclarationSource] = []
    var viewSources: [DeclarationSource] = []

    @exclusivity(unchecked) var watched: [Watched] = []
    var constantStates: [ConstantState] = []
    var namedElements = NamedElements()
    /// What the file looked at last reaches.
    var lastReach: FileReach?
    /// The loops checked so far, each with the type of what tells its items apart.
    var loopIdentities: [(loop: SourceRange, type: TypeID)] = []
    /// The file constants being checked, outermost first.
    var constantChain: [ConstantID] = []
    /// What initial values and functions outside of views need.
    var needs: [(from: Need, to: Need, range: SourceRange)] = []
    var functionCalls: [ReferenceEdge<FunctionTag>] = []
    /// The functions that stand in views.
    var memberFunctions: Set<FunctionID> = []
    /// Views that a view holds, on whatever conditions.
    var uses: [ReferenceEdge<ViewTag>] = []
    /// Those of them that it holds on none, as far as that is seen without a look into other views.
    var containments: [ReferenceEdge<ViewTag>] = []
    /// Which views are known to be controls (1), or not to be (0).
    var controls = NumberMap()
    /// The place of each case in its enum.
    var enumCases: [EnumID: [Name: Int]] = [:]
    @exclusivity(unchecked) var signatures = SignatureCache()
    @exclusivity(unchecked) var knownStaticMembers = StaticMemberCache()
    /// How many reductions are being checked in each other.
    var openReductions = 0
    /// The arguments of the calls being checked, outermost first.
    @exclusivity(unchecked) var pending: [Argument] = []
    /// The items of the blocks being checked, outermost first.
    @exclusivity(unchecked) var pendingItems: [Item] = []

    /// Checks the files, imports before importers, and keeps the record that editors need.
    public static func check(_ files: [FileToCheck], names: Interner, record: EditorRecord? = nil) -> CheckResult {
        guard !files.isEmpty else { return CheckResult(program: Program(), diagnostics: [], scopes: []) }
        let checker = Checker(files, names, record)
        checker.run(files)
        return CheckResult(program: checker.program, diagnostics: checker.diagnostics, scopes: checker.files)
    }

    init(_ files: [FileToCheck], _ names: Interner, _ record: EditorRecord? = nil) {
        self.record = record
        program.names = names
        words = WellKnownNames(&program.names)
        tree = files[0].tree
    }

    /// A checker that goes on where a finished program ended, to check one more expression in one of its files.
    init(continuing program: Program, scopes: [FileScope], file: Int, tree: SyntaxTree) {
        record = nil
        self.program = program
        self.file = file
        self.tree = tree
        words = WellKnownNames(&self.program.names)
        files = scopes
        constantStates = program.constants.elements.map { .done($0.type) }
        for id in program.enums.ids {
            let names = program.enums[id].cases.map { $0.name }
            enumCases[id] = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        }
    }

    func run(_ files: [FileToCheck]) {
        for index in files.indices {
            file = index
            tree = files[index].tree
            collectDeclarations(lacksImports: files[index].lacksImports)
            hasDamage = hasDamage || !tree.damage.isEmpty
        }
        for index in files.indices { inFile(index) { importNames(files[index]) } }
        if record?.focus == nil { program.reserve(tokens: files.reduce(0) { $0 + $1.tree.tokens.count }) }
        resolveSignatures()
        checkBodies()
        reportFunctionCycles()
        reportInitialCycles()
        reportEndlessViews()
        checkPreviews()
        checkTests()
        diagnostics += lastingDiagnostics
        reportUnused()
    }

    /// Runs `work` with another file as the current one.
    func inFile<Result>(_ index: Int, _ work: () -> Result) -> Result {
        let outerFile = file
        let outerTree = tree
        file = index
        tree = files[index].tree
        defer {
            file = outerFile
            tree = outerTree
        }
        return work()
    }

    // MARK: Reporting

    func report(_ diagnostic: Diagnostic) {
        findings += 1
        if !isConsequence(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Reports one finding in the place of the last ones.
    func report(_ diagnostic: Diagnostic, insteadOfLast count: Int) {
        diagnostics.removeLast(count)
        findings -= count
        report(diagnostic)
    }

    /// The element that shows a colour value.
    lazy var colorElement = element(of: .color)

    /// The element that shows a gradient value.
    lazy var gradientElement = element(of: .gradient)

    private func element(of rule: ElementRule) -> ElementID {
        ElementID(Catalog.elements.firstIndex { $0.overloads.contains { $0.rule == rule } } ?? 0)
    }

    /// The members of a name, of whatever type, in the order of their rows.
    func members(_ name: Name) -> [MemberID] {
        catalog.members(name, &program.names)
    }

    func text(_ name: Name) -> String { program.names.text(name) }

    /// Does some checking and takes back what it found: what it gives, and the findings with their number.
    func attempt<Result>(
        _ check: () -> Result
    ) -> (result: Result, found: AttemptFindings) {
        let (count, mark, names) = (findings, diagnostics.count, unknownNames)
        let result = check()
        let found = AttemptFindings(
            diagnostics: Array(diagnostics[mark...]), count: findings - count, names: unknownNames)
        diagnostics.removeLast(diagnostics.count - mark)
        (findings, unknownNames) = (count, names)
        return (result, found)
    }

    /// Does the checking of another declaration, which is done once, so that its findings last where an attempt that
    /// came upon it is taken back.
    func lastingly<Result>(_ check: () -> Result) -> Result {
        if openReductions == 0 { return check() }
        let outer = openReductions
        openReductions = 0
        let (result, found) = attempt(check)
        openReductions = outer
        lastingDiagnostics += found.diagnostics
        return result
    }

    /// Adds what an attempt found, to which nothing was added since.
    func accept(_ found: AttemptFindings) {
        diagnostics += found.diagnostics
        findings += found.count
        unknownNames = found.names
    }

    // MARK: Appending to the program

    func append(_ expression: Expression, _ type: TypeID, _ range: SourceRange) -> ExpressionID {
        program.append(expression, type, range)
    }

    func append(_ expression: Expression, _ type: TypeID, _ node: SyntaxNode) -> ExpressionID {
        program.append(expression, type, tree.range(node))
    }

    func list(_ expressions: [ExpressionID]) -> IDList { program.append(list: expressions) }

    /// The expression of something already reported.
    func invalid(_ node: SyntaxNode) -> ExpressionID { append(.invalid, TypeTable.invalid, node) }

    func shape(_ type: TypeID) -> TypeShape { program.types.shape(type) }

    func typeID(_ shape: TypeShape) -> TypeID { program.types.id(shape) }

    func optional(_ type: TypeID) -> TypeID {
        if case .optional = shape(type) { return type }
        return type == TypeTable.invalid ? type : typeID(.optional(type))
    }

    /// The type inside an optional, or nil for another type.
    func unwrapped(_ type: TypeID) -> TypeID? {
        if case .optional(let inner) = shape(type) { inner } else { nil }
    }
}

/// What an attempt found, those findings counted too that were left unsaid.
struct AttemptFindings {
    let diagnostics: [Diagnostic]
    let count: Int
    let names: UnknownNames
}

/// A declaration's place: its file and its node.
struct DeclarationSource {
    let file: Int
    let node: SyntaxNode
}

/// How far a `let` has been checked.
enum ConstantState {
    case waiting
    case inProgress
    case done(TypeID)
}

/// One declaration's use of another, at a place.
struct ReferenceEdge<Tag> {
    let from: ID<Tag>
    let to: ID<Tag>
    let range: SourceRange
}
