import ViewBase
import ViewCatalog
import ViewIR

/// Words of the language that the checker itself knows.
struct WellKnownNames {
    let environment, selfWord, initializer, constant, id, key, wildcard, anonymousPrefix: Name
    let state, allCases, rawValue, offset, element, binding, action, content, range, subscriptName, array: Name

    init(_ names: inout Interner) {
        environment = names.intern("env")
        selfWord = names.intern("self")
        initializer = names.intern("init")
        constant = names.intern("constant")
        id = names.intern("id")
        key = names.intern("environment")
        wildcard = names.intern("_")
        anonymousPrefix = names.intern("0")
        state = names.intern("state")
        allCases = names.intern("allCases")
        rawValue = names.intern("rawValue")
        offset = names.intern("offset")
        element = names.intern("element")
        binding = names.intern("Binding")
        action = names.intern("Action")
        content = names.intern("Content")
        range = names.intern("Range")
        subscriptName = names.intern("subscript")
        array = names.intern("Array")
    }
}

/// The catalogue's rows by interned name.
struct CatalogNames {
    private var elements: [Name: ElementID] = [:]
    private var modifiers: [Name: ModifierID] = [:]
    private var members: [Name: [MemberID]] = [:]
    private var vocabulary: [Name: Vocabulary] = [:]
    private var environment: [Name: EnvironmentKey] = [:]
    private var facts: [Name: FactMember] = [:]
    /// The element that shows a colour value.
    let colorElement: ElementID

    init(_ names: inout Interner) {
        var color = ElementID(0)
        for index in Catalog.elements.indices {
            let spec = Catalog.elements[index]
            elements[names.intern(spec.name)] = ElementID(index)
            if spec.overloads.contains(where: { $0.rule == .color }) { color = ElementID(index) }
        }
        colorElement = color
        for index in Catalog.modifiers.indices {
            modifiers[names.intern(Catalog.modifiers[index].name)] = ModifierID(index)
        }
        for index in Catalog.members.indices {
            members[names.intern(Catalog.members[index].name), default: []].append(MemberID(index))
        }
        for spec in Catalog.vocabulary {
            for spelling in spec.spellings { vocabulary[names.intern(spelling)] = spec.type }
        }
        for spec in Catalog.environment { environment[names.intern(spec.name)] = spec.key }
        for fact in FactMember.allCases { facts[names.intern(fact.name)] = fact }
    }

    func element(_ name: Name) -> ElementID? { elements[name] }
    func modifier(_ name: Name) -> ModifierID? { modifiers[name] }
    /// The members of a name, of whatever type, in the order of their rows.
    func members(_ name: Name) -> [MemberID] { members[name] ?? [] }
    func vocabulary(_ name: Name) -> Vocabulary? { vocabulary[name] }
    func environmentKey(_ name: Name) -> EnvironmentKey? { environment[name] }
    func fact(_ name: Name) -> FactMember? { facts[name] }
}
