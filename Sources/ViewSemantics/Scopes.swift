import ViewBase
import ViewIR
import ViewSyntax

/// What a name of a file stands for.
enum FileSymbol: Sendable {
    case record(RecordID)
    case enumeration(EnumID)
    case constant(ConstantID)
    case function(FunctionID)
    case view(ViewID)
    /// A declaration that takes a name of the language, which was reported.
    case misnamed
}

/// A declaration as its file and importers see it.
struct FileEntry: Sendable {
    let name: Name
    let symbol: FileSymbol
    let access: Access
    let range: SourceRange
    let isDeprecated: Bool
    /// Its index among the declarations watched; -1 for what may go unused.
    let watch: Int
}

/// The names that one file sees at its top level.
struct FileScope: Sendable {
    let tree: SyntaxTree
    /// Whether an import could not be read, so that names are missing.
    let lacksImports: Bool
    /// The places of the files that it imports directly, among all files.
    var imports: [Int] = []
    /// Its own declarations in order, then the public ones of its imports.
    private(set) var entries: [FileEntry] = []
    /// The number of its own declarations.
    private(set) var ownCount = 0
    /// The place of each name among the entries.
    private var places = NumberMap()

    init(tree: SyntaxTree, lacksImports: Bool) {
        self.tree = tree
        self.lacksImports = lacksImports
    }

    func find(_ name: Name) -> FileEntry? { places.find(name.raw).map { entries[$0] } }

    /// A declaration of the file itself.
    func findOwn(_ name: Name) -> FileEntry? {
        guard let place = places.find(name.raw), place < ownCount else { return nil }
        return entries[place]
    }

    /// Adds a declaration of the file itself; all of them come before imported ones.
    mutating func declare(_ entry: FileEntry) {
        places.set(entry.name.raw, entries.count)
        entries.append(entry)
        ownCount += 1
    }

    /// Adds a declaration of an import, or puts it in the place of an earlier import's of that name.
    mutating func importEntry(_ entry: FileEntry) {
        if let place = places.find(entry.name.raw) {
            entries[place] = entry
        } else {
            places.set(entry.name.raw, entries.count)
            entries.append(entry)
        }
    }
}

/// What a name inside a declaration stands for.
enum LocalSymbol {
    /// A parameter, a `let`, a closure's argument.
    case value(LocalID, TypeID)
    /// A `Binding` parameter or a `$item`, whose name reads the value behind it; the type is the value's.
    case binding(LocalID, TypeID)
    /// A state or top-level `let` of the view, by its index among the body's members.
    case member(Int)
    case action(Int)
    case piece(Int)
    case function(FunctionID)
    /// One part of the pair that a loop over `enumerated()` binds: its slot and type, the part, the part's type.
    case pairPart(LocalID, TypeID, Int, TypeID)
}

/// The names inside a declaration: the innermost binding of each, with a log that leaving a scope undoes.
struct LocalScope {
    private struct Entry {
        let name: Name
        let symbol: LocalSymbol
        let range: SourceRange
        let outer: Int32
        /// Its index among the declarations watched; -1 for what may go unused.
        let watch: Int32
    }

    private var entries: [Entry] = []
    private var heads: [Int32] = []

    /// A mark to return to with `leave`.
    var mark: Int { entries.count }

    mutating func declare(_ name: Name, _ symbol: LocalSymbol, _ range: SourceRange, watch: Int = -1) {
        while heads.count <= name.index { heads.append(-1) }
        entries.append(Entry(name: name, symbol: symbol, range: range, outer: heads[name.index], watch: Int32(watch)))
        heads[name.index] = Int32(entries.count - 1)
    }

    mutating func leave(_ mark: Int) {
        while entries.count > mark {
            let entry = entries.removeLast()
            heads[entry.name.index] = entry.outer
        }
    }

    func find(_ name: Name) -> LocalSymbol? { entry(name)?.symbol }

    /// What a name stands for, with its index among the declarations watched.
    func entry(_ name: Name) -> (symbol: LocalSymbol, watch: Int)? {
        guard name.index < heads.count, heads[name.index] >= 0 else { return nil }
        let entry = entries[Int(heads[name.index])]
        return (entry.symbol, Int(entry.watch))
    }

    /// The place of a name declared since a mark, for duplicate declarations.
    func place(of name: Name, since mark: Int) -> SourceRange? {
        guard name.index < heads.count, Int(heads[name.index]) >= mark else { return nil }
        return entries[Int(heads[name.index])].range
    }

    /// All visible names, innermost first, for suggestions.
    var names: [Name] { entries.reversed().map { $0.name } }

    /// All names declared, innermost first, with what they stand for and the places of their declarations.
    var visible: [(name: Name, symbol: LocalSymbol, range: SourceRange)] {
        entries.reversed().map { ($0.name, $0.symbol, $0.range) }
    }
}

/// What kind of declaration a body belongs to.
enum BodyOwner {
    case constant
    case record(RecordID)
    case function(FunctionID)
    case view(ViewID)
    case preview
}

/// What may stand in the block being checked.
enum BlockMode {
    case content
    /// Statements of an action or handler, which may change state.
    case action
    /// Statements of a function or value closure, which may not; the type they return, nil while it is inferred.
    case pure(result: TypeID?)
}

/// A top-level `let` or a state of a view while the view is checked: it is checked when it is first read.
struct ViewMemberSource {
    let node: SyntaxNode
    let header: DeclarationHeader
    /// The index among the view's states; nil for a `let`.
    let state: Int?
    /// Where a `let`'s value lives.
    let local: LocalID
    var progress = ConstantState.waiting
}

/// The tag of a content piece's index in its view.
enum PieceTag {}

/// What belongs to the declaration whose body is being checked.
struct BodyContext {
    let owner: BodyOwner
    /// The next free slot of the frame.
    var frameSize = 0
    var states: [StateDeclaration] = []
    var actions: [ActionDeclaration] = []
    var pieces: [PieceDeclaration] = []
    /// The syntax of each action and piece, checked after all members are known.
    var actionNodes: [SyntaxNode] = []
    var pieceNodes: [SyntaxNode] = []
    /// The piece whose body is being checked.
    var currentPiece: Int?
    /// The uses of pieces in pieces.
    var pieceUses: [ReferenceEdge<PieceTag>] = []
    /// Where the names of each block around begin, innermost last, for names declared twice in one.
    var blockMarks: [Int] = []
    /// The states and top-level `let`s in source order.
    var members: [ViewMemberSource] = []
    /// The view's `let`s in the order in which they were finished.
    var constants: [ViewConstant] = []
    /// The members being checked, outermost first.
    var memberChain: [Int] = []
    /// The functions of the view whose body is being checked.
    var functions = MemberFunctions()
    /// The parameter or field whose default is being checked, by its index.
    var currentDefault: Int?
    var mode = BlockMode.content
    /// The arguments of the closures around without named parameters, innermost last.
    var anonymous: [[AnonymousArgument]] = []
    /// How many `if`, `switch`, `ForEach` and slots stand around: a view held there is held on a condition.
    var conditionDepth = 0
    /// The scope with the view's members and nothing of its content.
    var memberScope = LocalScope()
    var names = ElementNames()
    /// The counts of rows that content reads.
    var counts = CountReadings()
    /// What is known of the test whose steps are checked.
    var test = TestContext()
    /// What value blocks around have returned so far, innermost last; nil before the first.
    var returns: [TypeID?] = []

    init(owner: BodyOwner) { self.owner = owner }

    /// A new slot of the frame; no name for one that only the compiler reads.
    mutating func newLocal(_ name: Name = Interner.empty) -> LocalID {
        frameSize += 1
        return LocalID(UInt32(frameSize - 1), name)
    }
}

/// `$0`, `$1` … of a closure that names no parameters.
struct AnonymousArgument {
    let local: LocalID
    let type: TypeID
}
