import ViewBase
import ViewCatalog
import ViewIR

/// Words of the language that the checker itself knows.
struct WellKnownNames {
    let environment, selfWord, selfType, initializer, constant, id, key, wildcard, anonymousPrefix: Name
    let state, allCases, rawValue, offset, element, binding, action, content, range, subscriptName, array, body: Name

    init(_ names: inout Interner) {
        environment = names.intern("env")
        selfWord = names.intern("self")
        selfType = names.intern("Self")
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
        body = names.intern("body")
    }
}

/// Rows of one list of the catalogue by interned name, numbered when a name is first looked for: many files need few
/// of the lists, and starting is most of the work for a small one.
private struct NameIndex {
    /// For each name its row's index plus one, 0 for none.
    private var places: [UInt16] = []
    private(set) var isLoaded = false

    mutating func note(_ name: Name, _ index: Int) {
        isLoaded = true
        while places.count <= name.index { places.append(0) }
        places[name.index] = UInt16(index + 1)
    }

    func find(_ name: Name) -> Int? {
        guard name.index < places.count, places[name.index] != 0 else { return nil }
        return Int(places[name.index]) - 1
    }
}

/// The catalogue's rows by interned name. The names are numbered by the interner that each call hands in.
struct CatalogNames {
    private var elements = NameIndex()
    private var modifiers = NameIndex()
    private var vocabulary = NameIndex()
    private var environment = NameIndex()
    private var basicTypes = NameIndex()
    private var members = NameIndex()
    /// The members of each name, in the order of their rows.
    private var memberLists: [[MemberID]] = []

    mutating func element(_ name: Name, _ names: inout Interner) -> ElementID? {
        if !elements.isLoaded {
            for index in Catalog.elements.indices { elements.note(names.intern(Catalog.elements[index].name), index) }
        }
        return elements.find(name).map { ElementID($0) }
    }

    mutating func modifier(_ name: Name, _ names: inout Interner) -> ModifierID? {
        if !modifiers.isLoaded {
            for index in Catalog.modifiers.indices {
                modifiers.note(names.intern(Catalog.modifiers[index].name), index)
            }
        }
        return modifiers.find(name).map { ModifierID($0) }
    }

    mutating func vocabulary(_ name: Name, _ names: inout Interner) -> Vocabulary? {
        if !vocabulary.isLoaded {
            for spec in Catalog.vocabulary {
                for spelling in spec.spellings { vocabulary.note(names.intern(spelling), Int(spec.type.rawValue)) }
            }
        }
        return vocabulary.find(name).flatMap { Vocabulary(rawValue: UInt8($0)) }
    }

    mutating func environmentKey(_ name: Name, _ names: inout Interner) -> EnvironmentKey? {
        if !environment.isLoaded {
            for spec in Catalog.environment { environment.note(names.intern(spec.name), Int(spec.key.rawValue)) }
        }
        return environment.find(name).flatMap { EnvironmentKey(rawValue: UInt8($0)) }
    }

    mutating func basicType(_ name: Name, _ names: inout Interner) -> ValueType? {
        if !basicTypes.isLoaded {
            for index in Catalog.basicTypes.indices {
                basicTypes.note(names.intern(Catalog.basicTypes[index].spelling), index)
            }
        }
        return basicTypes.find(name).map { Catalog.basicTypes[$0].type }
    }

    /// The members of a name, of whatever type, in the order of their rows.
    mutating func members(_ name: Name, _ names: inout Interner) -> [MemberID] {
        if !members.isLoaded {
            for index in Catalog.members.indices { noteMember(names.intern(Catalog.members[index].name), index) }
        }
        return members.find(name).map { memberLists[$0] } ?? []
    }

    private mutating func noteMember(_ name: Name, _ index: Int) {
        if let place = members.find(name) {
            memberLists[place].append(MemberID(index))
        } else {
            members.note(name, memberLists.count)
            memberLists.append([MemberID(index)])
        }
    }
}
