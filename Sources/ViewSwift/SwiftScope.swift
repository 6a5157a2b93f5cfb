import ViewCatalog
import ViewIR

/// The names inside the declaration being written.
struct SwiftScope {
    private static let reserved = SwiftWords.functionSet.union(SwiftWords.typeSet).union(SwiftNames.catalogNames)

    /// What declarations of a file cannot be called.
    private let words: Set<String>
    /// What the program's locals are called.
    private let localNames: Set<String>
    /// What the names declared here break.
    var lint = SwiftLint()
    /// The view whose members can be named.
    var view: ViewID?
    /// The record whose fields a method names without `self`; the slot of its receiver.
    var receiver: LocalID?
    /// The names of locals by their slots.
    private var locals: [String?] = []
    private var types: [TypeID?] = []
    /// The numbers that the compiler may work out for locals by their slots.
    private var numbers: [[SwiftNumber]] = []
    /// The locals whose values the compiler knows, by their slots.
    private var known: Set<UInt32> = []
    /// Those for states, by their indices, where locals hold their first values.
    var firstNumbers: [Int: [SwiftNumber]] = [:]
    /// Names in use anywhere in the declaration.
    var taken = SwiftScope.reserved
    var states: [String] = []
    var actions: [String] = []
    var pieces: [String] = []
    /// The view's own functions.
    var functions: [(id: FunctionID, name: String)] = []
    /// The properties by which the environment is read.
    var environment: [EnvironmentProperty] = []
    /// Slots that are properties of the view, which members see without being handed them.
    var memberSlots: Set<UInt32> = []
    /// What stands for the unwrapped base inside an optional chain.
    var chains: [(local: LocalID, base: ExpressionID)] = []
    /// The names of parts of deep expressions.
    var parts: [ExpressionID: String] = [:]
    /// The literals of the present argument that are looked up among the texts of the locale.
    var keys: [ExpressionID: SwiftKey] = [:]
    /// The type that the present function returns.
    var result: TypeID?
    /// Whether a trailing closure would be read as the body of an `if`.
    var isInCondition = false

    init(_ names: SwiftNames) {
        words = names.words
        localNames = names.locals
    }

    /// The spelling of a local.
    func name(_ local: LocalID) -> String {
        local.index < locals.count ? locals[local.index] ?? "unknown" : "unknown"
    }

    /// The type of a local, where it is known.
    func type(_ local: LocalID) -> TypeID? { local.index < types.count ? types[local.index] : nil }

    mutating func set(_ local: LocalID, _ name: String, _ type: TypeID? = nil) {
        while locals.count <= local.index {
            locals.append(nil)
            types.append(nil)
            numbers.append([])
        }
        locals[local.index] = name
        types[local.index] = type
        numbers[local.index] = []
        known.remove(local.raw)
    }

    /// The numbers that the compiler may work out for a local.
    func numbers(_ local: LocalID) -> [SwiftNumber] { local.index < numbers.count ? numbers[local.index] : [] }

    /// Whether the compiler knows what a local is.
    func isKnown(_ local: LocalID) -> Bool { known.contains(local.raw) }

    /// Notes the numbers that the compiler may work out for a local that is set, and whether it knows what the local is.
    mutating func setNumbers(_ local: LocalID, _ numbers: [SwiftNumber], isKnown: Bool) {
        self.numbers[local.index] = numbers
        if isKnown { known.insert(local.raw) }
    }

    /// Gives a local a name that hides no function or type of the library, and returns it.
    mutating func bind(_ local: LocalID, _ name: String, _ type: TypeID? = nil, isPattern: Bool = false) -> String {
        let free = name == "_" ? name : SwiftNames.free(name, SwiftScope.reserved, words)
        lint.declare(free, isPattern: isPattern)
        set(local, free, type)
        return free
    }

    /// A name for a member, free among the members.
    mutating func member(_ name: String, hasStorage: Bool = false, isPattern: Bool = true) -> String {
        let own = SwiftNames.bare(SwiftNames.free(name, SwiftScope.reserved, words))
        return add(member: own, isInvented: false, hasStorage, isPattern)
    }

    /// A name for a member that the source does not name: free among the members, and none of a local.
    mutating func invented(_ name: String, hasStorage: Bool = false) -> String {
        add(member: name, isInvented: true, hasStorage, true)
    }

    private mutating func add(member own: String, isInvented: Bool, _ hasStorage: Bool, _ isPattern: Bool) -> String {
        var name = own
        while taken.contains(name) || (hasStorage && taken.contains("_" + name))
            || ((isInvented || name != own) && isOfLocal(name))
        {
            name += "_"
        }
        taken.insert(name)
        if hasStorage { taken.insert("_" + name) }
        let free = SwiftNames.escaped(name)
        lint.declare(free, isPattern: isPattern)
        return free
    }

    /// Whether a local has a name, or has it with an underscore added.
    private func isOfLocal(_ name: String) -> Bool {
        localNames.contains(name) || (name.last == "_" && localNames.contains(String(name.dropLast())))
    }
}

/// A property that reads a value of the environment.
struct EnvironmentProperty {
    let key: EnvironmentKey
    let name: String
}
