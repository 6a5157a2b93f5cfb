import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What was made of the rows and declarations already called, by their ids.
struct SignatureCache {
    var elements: [RowCalls?] = []
    var modifiers: [RowCalls?] = []
    var members: [[ParameterInfo]?] = []
    var views: [[ParameterInfo]?] = []
    /// The initialisers of a vocabulary's types, by raw value.
    var initializers: [[MemberID]?] = []
    /// The types of the rows' parameters.
    var types = Table<RowTypeTag, ValueType>()
}

extension Checker {
    func elementCalls(_ id: ElementID) -> RowCalls {
        while signatures.elements.count <= id.index { signatures.elements.append(nil) }
        if let known = signatures.elements[id.index] { return known }
        let made = RowCalls(Catalog.elements[id.index].overloads.map { infos(of: $0.parameters) })
        signatures.elements[id.index] = made
        return made
    }

    func modifierCalls(_ id: ModifierID) -> RowCalls {
        while signatures.modifiers.count <= id.index { signatures.modifiers.append(nil) }
        if let known = signatures.modifiers[id.index] { return known }
        let made = RowCalls(Catalog.modifiers[id.index].overloads.map { infos(of: $0.parameters) })
        signatures.modifiers[id.index] = made
        return made
    }

    func memberSignature(_ id: MemberID) -> [ParameterInfo] {
        while signatures.members.count <= id.index { signatures.members.append(nil) }
        if let known = signatures.members[id.index] { return known }
        let made = infos(of: Catalog.members[id.index].parameters ?? [])
        signatures.members[id.index] = made
        return made
    }

    func viewSignature(_ id: ViewID) -> [ParameterInfo] {
        while signatures.views.count <= id.index { signatures.views.append(nil) }
        if let known = signatures.views[id.index] { return known }
        let made = infos(of: program.views[id].parameters)
        signatures.views[id.index] = made
        return made
    }

    /// What a call of a view takes here: in what a test shows, required handlers may be left out.
    func callableSignature(_ id: ViewID) -> [ParameterInfo] {
        let signature = viewSignature(id)
        if !body.test.leavesOutHandlers { return signature }
        return signature.map { info in
            if let type = info.fixedType, case .action = shape(type) { return info.leftOut }
            return info
        }
    }

    /// The initialisers of a type, as static members of that name.
    func initializers(_ type: TypeID) -> [MemberID] {
        guard case .vocabulary(let vocabulary) = shape(type) else { return findInitializers(type) }
        while signatures.initializers.count <= Int(vocabulary.rawValue) { signatures.initializers.append(nil) }
        if let known = signatures.initializers[Int(vocabulary.rawValue)] { return known }
        let made = findInitializers(type)
        signatures.initializers[Int(vocabulary.rawValue)] = made
        return made
    }

    private func findInitializers(_ type: TypeID) -> [MemberID] {
        members(words.initializer).filter {
            Catalog.members[$0.index].isStatic && match(owner: Catalog.members[$0.index].owner, type) != nil
        }
    }

    /// The type that a parameter's row states; nil for a declared parameter.
    func rowType(_ info: ParameterInfo) -> ValueType? { info.rowType.map { signatures.types[$0] } }

    private func infos(of specs: [ParameterSpec]) -> [ParameterInfo] {
        specs.map { spec in
            ParameterInfo(
                label: spec.label.map { program.names.intern($0) } ?? Interner.empty,
                name: program.names.intern(spec.name),
                rowType: signatures.types.append(spec.type),
                fixedType: resolve(spec.type),
                isRequired: spec.defaultValue == .required,
                takesBlock: isBlockType(spec.type),
                content: spec.content,
                limit: spec.limit,
                range: nil)
        }
    }

    func infos(of parameters: [Parameter]) -> [ParameterInfo] {
        parameters.map { parameter in
            ParameterInfo(
                label: parameter.label,
                name: parameter.name,
                rowType: nil,
                fixedType: parameter.type,
                isRequired: !parameter.isOmittable,
                takesBlock: isBlockType(parameter.type),
                content: .none,
                limit: .none,
                range: parameter.range)
        }
    }

    private func isBlockType(_ type: ValueType) -> Bool {
        switch type {
        case .content, .action, .function: true
        case .optional(let inner): isBlockType(inner)
        default: false
        }
    }

    private func isBlockType(_ type: TypeID) -> Bool {
        switch shape(unwrapped(type) ?? type) {
        case .action, .content, .function: true
        default: false
        }
    }
}
