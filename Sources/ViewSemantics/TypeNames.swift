import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    // MARK: From source

    /// The type that a type's syntax names; what is unknown is reported, and what is damaged agrees with everything.
    func resolveType(_ node: SyntaxNode) -> TypeID {
        if hasDamage, isDamaged(tree.range(node)) { return TypeTable.invalid }
        switch tree.kind(node) {
        case .optionalType:
            return optional(innerType(node))
        case .arrayType:
            return typeID(.array(innerType(node)))
        case .namedType:
            return resolveNamedType(node)
        default:
            return TypeTable.invalid
        }
    }

    private func innerType(_ node: SyntaxNode) -> TypeID {
        tree.type(node).map { resolveType($0) } ?? TypeTable.invalid
    }

    private func resolveNamedType(_ node: SyntaxNode) -> TypeID {
        var parts: [Name] = []
        for child in tree.children(node) where tree.kind(child) == .name { parts.append(tree.spelling(child)) }
        guard let first = parts.first else { return TypeTable.invalid }
        let arguments = typeArguments(node)
        if parts.count == 1, let generic = genericType(first, arguments) { return generic }
        if parts.count == 1, let known = plainType(first) {
            rejectArguments(arguments, first, node)
            if record != nil, let name = tree.child(node, .name) { noteType(known, name) }
            return known
        }
        let spelling = joined(parts)
        if let vocabulary = catalog.vocabulary(spelling, &program.names) {
            rejectArguments(arguments, first, node)
            note(tree.range(node), .vocabulary(vocabulary))
            return typeID(.vocabulary(vocabulary))
        }
        if reportForeign(text(spelling), node) { return TypeTable.invalid }
        report(.unknownType(text(spelling), tree.range(node), suggestion(for: first, in: typeNames())))
        return TypeTable.invalid
    }

    /// Reports types in brackets after a type that takes none.
    private func rejectArguments(_ arguments: [TypeID]?, _ name: Name, _ node: SyntaxNode) {
        if let arguments, !arguments.isEmpty { report(.typeTakesNoArguments(text(name), tree.range(node))) }
    }

    private func typeArguments(_ node: SyntaxNode) -> [TypeID]? {
        guard let list = tree.child(node, .typeArguments) else { return nil }
        var types: [TypeID] = []
        for child in tree.children(list) where tree.kind(child).isType { types.append(resolveType(child)) }
        return types
    }

    private func genericType(_ name: Name, _ arguments: [TypeID]?) -> TypeID? {
        switch name {
        case words.action: return typeID(.action(arguments ?? []))
        case words.content: return typeID(.content(arguments ?? []))
        case words.binding:
            guard let arguments, arguments.count == 1 else { return nil }
            return typeID(.binding(arguments[0]))
        case words.range:
            // `Range` and `Range<Int>` are one type: ranges run over `Int`.
            return TypeTable.range
        default: return nil
        }
    }

    /// A type that is one name: declared here or in an import, or built in.
    ///
    /// Whoever uses a declaration that takes a name of the language, which was reported, may mean either.
    func plainType(_ name: Name) -> TypeID? {
        switch findInFile(name)?.symbol {
        case .record(let id): return typeID(.record(id))
        case .enumeration(let id): return typeID(.enumeration(id))
        case .misnamed: return TypeTable.invalid
        default:
            return builtinType(name) ?? catalog.vocabulary(name, &program.names).map { typeID(.vocabulary($0)) }
                ?? (name == words.selfType ? receiverType : nil)
        }
    }

    /// The types outside the vocabulary, and the names of generic ones.
    func builtinType(_ name: Name) -> TypeID? {
        switch name {
        case words.action: typeID(.action([]))
        case words.content: typeID(.content([]))
        default: catalog.basicType(name, &program.names).flatMap { resolve($0) }
        }
    }

    private func joined(_ parts: [Name]) -> Name {
        var spelling = text(parts[0])
        for part in parts.dropFirst() { spelling += "." + text(part) }
        return program.names.intern(spelling)
    }

    private func typeNames() -> [String] {
        var names = ["Bool", "Int", "Double", "String", "Action", "Content", "Binding", "Range"]
        for spec in Catalog.vocabulary { names.append(spec.spellings[0]) }
        for entry in files[file].entries[..<files[file].ownCount] { names.append(text(entry.name)) }
        return names
    }

    // MARK: From the catalogue

    /// The type of a row's `ValueType`, given what the call has decided of its type variables; nil where a variable
    /// is not decided or the row accepts more than one type.
    func resolve(_ type: ValueType, _ variables: TypeVariables = TypeVariables()) -> TypeID? {
        switch type {
        case .bool: return TypeTable.bool
        case .int: return TypeTable.int
        case .double: return TypeTable.double
        case .string: return TypeTable.string
        case .range: return TypeTable.range
        case .void: return TypeTable.void
        case .vocabulary(let vocabulary): return typeID(.vocabulary(vocabulary))
        case .optional(let inner): return resolve(inner, variables).map { optional($0) }
        case .array(let inner): return resolve(inner, variables).map { typeID(.array($0)) }
        case .binding(let inner): return resolve(inner, variables).map { typeID(.binding($0)) }
        case .action(let arguments): return resolve(arguments, variables).map { typeID(.action($0)) }
        case .content(let arguments): return resolve(arguments, variables).map { typeID(.content($0)) }
        case .function(let arguments, let result):
            guard let arguments = resolve(arguments, variables), let result = resolve(result, variables) else {
                return nil
            }
            return typeID(.function(arguments, result))
        case .element, .comparable: return variables.element
        case .enumerated(let inner): return resolve(inner, variables).map { typeID(.pair($0)) }
        case .result: return variables.result
        case .keyPath, .collection, .equatable, .interpolable, .name: return nil
        }
    }

    func resolve(_ types: [ValueType], _ variables: TypeVariables) -> [TypeID]? {
        var result: [TypeID] = []
        for type in types {
            guard let type = resolve(type, variables) else { return nil }
            result.append(type)
        }
        return result
    }

    // MARK: For messages

    /// A type as source spells it.
    func describe(_ type: TypeID) -> String { program.spelling(of: type) }
}

/// What one call has decided of the type variables of its row.
struct TypeVariables {
    /// The element type of the data, array or optional that the call works on.
    var element: TypeID?
    /// What a closure of the call gives.
    var result: TypeID?
    /// Whether the data is a binding, so that a loop's `$item` is one.
    var elementIsBinding = false
}
