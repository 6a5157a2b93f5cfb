import ViewBase
import ViewCatalog
import ViewIR

/// The static members of one name that a type's values can begin with: its own, then those of types it accepts.
struct StaticMembers {
    /// The first that is no method, with the type of its value.
    private(set) var property: (id: MemberID, type: TypeID)?
    /// The methods, in the order of their rows.
    private(set) var methods: [MemberID] = []
    /// What the first method's owner decides.
    private(set) var variables = TypeVariables()

    var isEmpty: Bool { property == nil && methods.isEmpty }

    mutating func add(_ id: MemberID, _ variables: TypeVariables, type: @autoclosure () -> TypeID) {
        if Catalog.members[id.index].parameters == nil {
            if property == nil { property = (id, type()) }
        } else {
            if methods.isEmpty { self.variables = variables }
            methods.append(id)
        }
    }
}

extension Checker {
    /// The static members of a name that a type's values can begin with, searched for once a name and type.
    func staticMembers(_ type: TypeID, _ name: Name) -> StaticMembers {
        guard case .vocabulary(let vocabulary) = shape(type) else { return findStaticMembers(type, name) }
        if let known = knownStaticMembers.find(vocabulary, name) { return known }
        let found = findStaticMembers(type, name)
        knownStaticMembers.note(vocabulary, name, found)
        return found
    }

    private func findStaticMembers(_ type: TypeID, _ name: Name) -> StaticMembers {
        var found = StaticMembers()
        var accepted: [MemberID] = []
        for id in members(name) where Catalog.members[id.index].isStatic {
            if let variables = match(owner: Catalog.members[id.index].owner, type) {
                found.add(id, variables, type: memberResult(id, variables))
            } else if accepts(type, Catalog.members[id.index]) {
                accepted.append(id)
            }
        }
        for id in accepted { found.add(id, TypeVariables(), type: memberResult(id, TypeVariables())) }
        return found
    }

    /// Whether the type has a static member because it takes values of its owner: a style has `Color`'s members.
    func accepts(_ type: TypeID, _ member: MemberSpec) -> Bool {
        !member.needsOwner && acceptsOwner(type, member.owner)
    }

    /// The type that has a static member which a type that takes its values has not: `Color` for `.accentColor`.
    func otherOwner(_ type: TypeID, _ name: Name) -> String? {
        for id in members(name) where Catalog.members[id.index].isStatic {
            let owner = Catalog.members[id.index].owner
            guard case .vocabulary(let vocabulary) = owner, acceptsOwner(type, owner) else { continue }
            return vocabulary.spec.spellings[0]
        }
        return nil
    }

    private func acceptsOwner(_ type: TypeID, _ owner: ValueType) -> Bool {
        guard case .vocabulary(let wanted) = shape(type), case .vocabulary(let given) = owner else { return false }
        return wanted.spec.accepts.contains(given)
    }
}
