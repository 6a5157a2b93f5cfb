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

/// The catalogue's rows by interned name, as arrays over the names that the catalogue itself interned.
struct CatalogNames {
    /// For each name its row's index plus one, 0 for none.
    private var elements: [UInt16] = []
    private var modifiers: [UInt16] = []
    private var vocabulary: [UInt16] = []
    private var environment: [UInt16] = []
    private var facts: [UInt16] = []
    private var basicTypes: [UInt16] = []
    /// For each name its place in `memberLists` plus one; empty until a member is first looked for, since many files
    /// name none.
    private var memberPlaces: [UInt16] = []
    private var memberLists: [[MemberID]] = []
    /// The element that shows a colour value.
    let colorElement: ElementID

    init(_ names: inout Interner) {
        var color = ElementID(0)
        for index in Catalog.elements.indices {
            let spec = Catalog.elements[index]
            CatalogNames.note(&elements, names.intern(spec.name), index)
            if spec.overloads.contains(where: { $0.rule == .color }) { color = ElementID(index) }
        }
        colorElement = color
        for index in Catalog.modifiers.indices {
            CatalogNames.note(&modifiers, names.intern(Catalog.modifiers[index].name), index)
        }
        for spec in Catalog.vocabulary {
            for spelling in spec.spellings {
                CatalogNames.note(&vocabulary, names.intern(spelling), Int(spec.type.rawValue))
            }
        }
        for spec in Catalog.environment {
            CatalogNames.note(&environment, names.intern(spec.name), Int(spec.key.rawValue))
        }
        for fact in FactMember.allCases { CatalogNames.note(&facts, names.intern(fact.name), Int(fact.rawValue)) }
        for index in Catalog.basicTypes.indices {
            CatalogNames.note(&basicTypes, names.intern(Catalog.basicTypes[index].spelling), index)
        }
    }

    /// Numbers the names of the members, once.
    mutating func loadMembers(_ names: inout Interner) {
        guard memberLists.isEmpty else { return }
        for index in Catalog.members.indices { noteMember(names.intern(Catalog.members[index].name), MemberID(index)) }
    }

    private mutating func noteMember(_ name: Name, _ id: MemberID) {
        if let place = CatalogNames.find(memberPlaces, name) {
            memberLists[place].append(id)
        } else {
            CatalogNames.note(&memberPlaces, name, memberLists.count)
            memberLists.append([id])
        }
    }

    private static func note(_ places: inout [UInt16], _ name: Name, _ index: Int) {
        while places.count <= name.index { places.append(0) }
        places[name.index] = UInt16(index + 1)
    }

    private static func find(_ places: [UInt16], _ name: Name) -> Int? {
        guard name.index < places.count, places[name.index] != 0 else { return nil }
        return Int(places[name.index]) - 1
    }

    func element(_ name: Name) -> ElementID? { CatalogNames.find(elements, name).map { ElementID($0) } }
    func basicType(_ name: Name) -> ValueType? {
        CatalogNames.find(basicTypes, name).map { Catalog.basicTypes[$0].type }
    }
    func modifier(_ name: Name) -> ModifierID? { CatalogNames.find(modifiers, name).map { ModifierID($0) } }
    /// The members of a name, of whatever type, in the order of their rows; after `loadMembers`.
    func members(_ name: Name) -> [MemberID] { CatalogNames.find(memberPlaces, name).map { memberLists[$0] } ?? [] }
    func vocabulary(_ name: Name) -> Vocabulary? {
        CatalogNames.find(vocabulary, name).flatMap { Vocabulary(rawValue: UInt8($0)) }
    }
    func environmentKey(_ name: Name) -> EnvironmentKey? {
        CatalogNames.find(environment, name).flatMap { EnvironmentKey(rawValue: UInt8($0)) }
    }
    func fact(_ name: Name) -> FactMember? {
        CatalogNames.find(facts, name).flatMap { FactMember(rawValue: UInt8($0)) }
    }
}
