import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax
import ViewTree

/// What the tables of the language offer.
extension CompletionMaker {
    func elements() -> [CompletionItem] {
        Catalog.elements.indices.map { index in
            let spec = Catalog.elements[index]
            let signatures = CallSignature.element(ElementID(index))
            var item = CompletionItem(
                spec.name, .element, rank: 3, detail: signatures[0].text, documentation: spec.summary)
            call(&item, signatures[0])
            return item
        }
    }

    /// The modifiers that may stand after an element of a kind.
    func modifiers(_ receiver: Vocabulary) -> [CompletionItem] {
        Catalog.modifiers.indices.compactMap { index in
            let spec = Catalog.modifiers[index]
            guard allows(spec.receiver, receiver) else { return nil }
            let signatures = CallSignature.modifier(ModifierID(index))
            let isOwn = spec.receiver != .any || spec.keepsText && receiver == .text
            var item = CompletionItem(
                spec.name, .modifier, rank: isOwn ? 2 : 3, detail: signatures[0].text, documentation: spec.summary)
            call(&item, signatures[0])
            return item
        }
    }

    private func allows(_ wanted: ModifierReceiver, _ receiver: Vocabulary) -> Bool {
        switch wanted {
        case .any: true
        case .text: receiver == .text
        case .shape: receiver == .shape
        case .image: receiver == .image
        }
    }

    // MARK: Members

    /// The static members that can begin a value of a type, as `.name` writes them.
    func staticMembers(_ type: TypeID) -> [CompletionItem] {
        if let inner = program.unwrapped(type) { return staticMembers(inner) }
        if case .enumeration(let id) = program.types.shape(type) { return cases(id) }
        var items: [CompletionItem] = []
        var seen: Set<String> = []
        for index in Catalog.members.indices {
            let spec = Catalog.members[index]
            guard spec.isStatic, spec.name != "init", spec.name != "subscript", spec.owner != .void,
                program.isOwner(spec.owner, of: type, takesAccepted: !spec.needsOwner), seen.insert(spec.name).inserted
            else { continue }
            items.append(member(MemberID(index), rank: spec.parameters == nil ? 0 : 1))
        }
        return items
    }

    private func cases(_ id: EnumID) -> [CompletionItem] {
        let enumeration = program.enums[id]
        let type = program.names.text(enumeration.header.name)
        var items = enumeration.cases.map { item in
            CompletionItem(
                program.names.text(item.name), .enumCase, rank: 0, detail: type,
                documentation: place.snapshot.declaration(at: item.range)?.documentation)
        }
        items.append(CompletionItem("allCases", .field, rank: 6, detail: "[" + type + "]"))
        return items
    }

    /// The members of a value.
    func members(_ type: TypeID) -> [CompletionItem] {
        var items = ownMembers(type)
        var seen: Set<String> = []
        for index in Catalog.members.indices {
            let spec = Catalog.members[index]
            guard !spec.isStatic, spec.name != "subscript", program.isOwner(spec.owner, of: type, takesAccepted: false),
                seen.insert(spec.name).inserted
            else { continue }
            items.append(member(MemberID(index), rank: spec.parameters == nil ? 1 : 2))
        }
        return items
    }

    /// The members that the program declares.
    private func ownMembers(_ type: TypeID) -> [CompletionItem] {
        switch program.types.shape(type) {
        case .record(let id):
            let record = program.records[id]
            return record.fields.map { field in
                CompletionItem(
                    program.names.text(field.name), .field, rank: 0, detail: program.spelling(of: field.type))
            } + functions(record.functions)
        case .enumeration(let id):
            var items = functions(program.enums[id].functions)
            if let raw = program.enums[id].rawType {
                items.append(CompletionItem("rawValue", .field, rank: 1, detail: program.spelling(of: raw)))
            }
            return items
        case .pair(let element):
            return [
                CompletionItem("offset", .field, rank: 0, detail: "Int"),
                CompletionItem("element", .field, rank: 0, detail: program.spelling(of: element)),
            ]
        default: return []
        }
    }

    private func functions(_ ids: [FunctionID]) -> [CompletionItem] {
        ids.map { id in
            let header = program.functions[id].header
            if program.functions[id].isComputed {
                return CompletionItem(
                    program.names.text(header.name), .field, rank: 0,
                    detail: program.spelling(of: program.functions[id].result), documentation: header.documentation)
            }
            var item = CompletionItem(
                program.names.text(header.name), .function, rank: 1, documentation: header.documentation)
            if let declaration = place.snapshot.declaration(at: header.range),
                let signature = CallSignature(declaration)
            {
                item.detail = signature.text
                call(&item, signature)
            }
            return item
        }
    }

    private func member(_ id: MemberID, rank: Int) -> CompletionItem {
        let spec = Catalog.members[id.index]
        let kind: CompletionItem.Kind = spec.parameters != nil ? .function : spec.isStatic ? .enumCase : .field
        var item = CompletionItem(
            spec.name, kind, rank: rank, detail: spec.result.spelling, documentation: spec.summary)
        if spec.parameters != nil {
            let signature = CallSignature.member(id)
            item.detail = signature.text
            call(&item, signature)
        }
        return item
    }

    /// The members of an expected type with the dot before them.
    func implicit(_ expected: TypeID?) -> [CompletionItem] {
        guard let expected else { return [] }
        return staticMembers(expected).map { item in
            var dotted = CompletionItem(
                "." + item.label, item.kind, rank: 1, detail: item.detail, documentation: item.documentation)
            dotted.text = item.text.map { "." + $0 }
            dotted.snippet = item.snippet.map { "." + $0 }
            return dotted
        }
    }

    // MARK: Other tables

    /// The functions that belong to no type.
    func functions() -> [CompletionItem] {
        var seen: Set<String> = []
        return Catalog.members.indices.compactMap { index in
            let spec = Catalog.members[index]
            guard spec.owner == .void, seen.insert(spec.name).inserted else { return nil }
            return member(MemberID(index), rank: 6)
        }
    }

    /// The types that have members or initialisers, for expressions.
    func types() -> [CompletionItem] {
        Catalog.vocabulary.map { spec in
            CompletionItem(spec.spellings[0], .type, rank: 6, documentation: spec.summary)
        }
    }

    /// All types, for the places where types stand.
    func typeNames() -> [CompletionItem] {
        var items = Catalog.basicTypes.map { CompletionItem($0.spelling, .type, rank: 2, documentation: $0.summary) }
        for (name, meaning) in CompletionMaker.builtInTypes {
            items.append(CompletionItem(name, .type, rank: 2, documentation: meaning))
        }
        for file in place.snapshot.files {
            let tree = place.snapshot.tree(file.id)
            for node in tree.children(tree.root)
            where tree.kind(node) == .recordDeclaration || tree.kind(node) == .enumDeclaration {
                guard let name = tree.child(node, .name) else { continue }
                items.append(
                    CompletionItem(
                        tree.text(name), .type, rank: 1, detail: tree.child(node, .parameterList).map { tree.text($0) },
                        documentation: tree.documentation(of: node)))
            }
        }
        return items + types()
    }

    private static let builtInTypes = [
        ("Action", "A handler; `Action(Int)` is given an argument."),
        ("Content", "A slot of elements; `Content(Int)` is given an argument."),
        ("Binding", "A value that is read and written elsewhere: `Binding<String>`."),
    ]

    func environment(_ isOffered: (EnvironmentKey) -> Bool) -> [CompletionItem] {
        Catalog.environment.filter { isOffered($0.key) }.map { spec in
            CompletionItem(
                spec.name, .environment, rank: 0, detail: spec.type.spelling, documentation: spec.summary)
        }
    }

    /// The facts of an element: in tests all, in content those that can be read there.
    func facts() -> [CompletionItem] {
        let isTest = holds(.testDeclaration)
        return FactMember.allCases.filter { isTest || $0.isReadableInContent }.map { member in
            CompletionItem(member.name, .fact, rank: 0, detail: member.type.spelling)
        }
    }

    func devices() -> [CompletionItem] {
        let hasDot = place.token.index > 0 && tree.tokens.kinds[place.token.index - 1] == .dot
        var items: [CompletionItem] = []
        for device in Device.all {
            for spelling in device.spellings {
                var item = CompletionItem(spelling, .device, rank: 0)
                if !hasDot { item.text = "." + spelling }
                items.append(item)
            }
        }
        return items
    }
}
