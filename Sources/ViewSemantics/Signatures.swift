import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// A parameter as calls see it, from a row or from a declaration.
struct ParameterInfo {
    /// `Interner.empty` where unlabelled.
    let label: Name
    let name: Name
    /// The row's type; nil for a declared parameter.
    let type: ValueType?
    /// The declared type, or the row's where it has no variables.
    let fixedType: TypeID?
    let isRequired: Bool
    let content: ContentRule
    /// The place of a declared parameter, for notes.
    let range: SourceRange?

    /// Whether a block can be given: a slot, a handler or a value closure.
    var takesBlock: Bool {
        switch type {
        case .content, .action, .function: true
        case .optional(let inner): ParameterInfo.isBlockType(inner)
        default: declaredTakesBlock
        }
    }

    /// For a declared parameter, decided when the info is made.
    let declaredTakesBlock: Bool

    private static func isBlockType(_ type: ValueType) -> Bool {
        switch type {
        case .content, .action, .function: true
        default: false
        }
    }
}

/// The parameters of rows already called, by row.
struct SignatureCache {
    var elements: [[[ParameterInfo]]?] = []
    var modifiers: [[[ParameterInfo]]?] = []
    var members: [[ParameterInfo]?] = []
    /// The initialisers of a vocabulary's types, by raw value.
    var initializers: [[MemberID]?] = []
}

extension Checker {
    func elementSignatures(_ id: ElementID) -> [[ParameterInfo]] {
        while signatures.elements.count <= id.index { signatures.elements.append(nil) }
        if let known = signatures.elements[id.index] { return known }
        let made = Catalog.elements[id.index].overloads.map { infos(of: $0.parameters) }
        signatures.elements[id.index] = made
        return made
    }

    func modifierSignatures(_ id: ModifierID) -> [[ParameterInfo]] {
        while signatures.modifiers.count <= id.index { signatures.modifiers.append(nil) }
        if let known = signatures.modifiers[id.index] { return known }
        let made = Catalog.modifiers[id.index].overloads.map { infos(of: $0.parameters) }
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

    private func infos(of specs: [ParameterSpec]) -> [ParameterInfo] {
        specs.map { spec in
            ParameterInfo(
                label: spec.label.map { program.names.intern($0) } ?? Interner.empty,
                name: program.names.intern(spec.name),
                type: spec.type,
                fixedType: resolve(spec.type),
                isRequired: spec.defaultValue == .required,
                content: spec.content,
                range: nil,
                declaredTakesBlock: false)
        }
    }

    func infos(of parameters: [Parameter]) -> [ParameterInfo] {
        parameters.map { parameter in
            ParameterInfo(
                label: parameter.label,
                name: parameter.name,
                type: nil,
                fixedType: parameter.type,
                isRequired: !parameter.isOmittable,
                content: .none,
                range: parameter.range,
                declaredTakesBlock: isBlockType(parameter.type))
        }
    }

    private func isBlockType(_ type: TypeID) -> Bool {
        switch shape(unwrapped(type) ?? type) {
        case .action, .content, .function: true
        default: false
        }
    }
}
