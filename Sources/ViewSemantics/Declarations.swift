import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    // MARK: Collecting names

    /// Registers the current file's declarations under their names, with placeholders for what they hold.
    func collectDeclarations(lacksImports: Bool) {
        files.append(FileScope(tree: tree, lacksImports: lacksImports))
        program.files.append(ProgramFile(id: tree.source.id, path: tree.source.path))
        for node in tree.children(tree.root) { collect(node) }
    }

    private func collect(_ node: SyntaxNode) {
        let source = DeclarationSource(file: file, node: node)
        switch tree.kind(node) {
        case .recordDeclaration:
            let id = program.records.append(RecordDeclaration(header: header(node), fields: []))
            recordSources.append(source)
            declare(.record(id), program.records[id].header, .record(id), node)
        case .enumDeclaration:
            let id = program.enums.append(EnumDeclaration(header: header(node), rawType: nil, cases: []))
            enumSources.append(source)
            declare(.enumeration(id), program.enums[id].header, .enumeration(id), node)
        case .letDeclaration:
            let constant = ConstantDeclaration(
                header: header(node), type: TypeTable.invalid, value: ExpressionID(0), frameSize: 0)
            let id = program.constants.append(constant)
            constantSources.append(source)
            constantStates.append(.waiting)
            declare(.constant(id), constant.header, .constant(id), node)
        case .functionDeclaration:
            let id = appendFunction(node, receiver: nil)
            declare(.function(id), program.functions[id].header, .function(id), node)
        case .viewDeclaration:
            let id = program.views.append(ViewDeclaration(header: header(node)))
            viewSources.append(source)
            declare(.view(id), program.views[id].header, .view(id), node)
        case .stateDeclaration, .actionDeclaration, .contentDeclaration:
            report(.belongsInView(tree.range(node)))
        default:
            break
        }
    }

    /// Appends a function's placeholder; its signature and body follow.
    func appendFunction(_ node: SyntaxNode, receiver: LocalID?) -> FunctionID {
        functionSources.append(DeclarationSource(file: file, node: node))
        return program.functions.append(
            FunctionDeclaration(
                header: header(node), parameters: [], result: TypeTable.invalid, body: StatementBlockID(0),
                frameSize: 0, receiver: receiver, isComputed: tree.child(node, .parameterList) == nil))
    }

    private func declare(
        _ symbol: FileSymbol, _ header: DeclarationHeader, _ reference: DeclarationReference, _ node: SyntaxNode
    ) {
        program.files[file].declarations.append(reference)
        guard header.name != Interner.empty else { return }
        let isMisnamed = isCatalogName(header.name)
        if isMisnamed { report(.takesCatalogName(text(header.name), header.range)) }
        if let other = files[file].findOwn(header.name) {
            report(.declaredTwice(text(header.name), header.range, other.range))
            return
        }
        let watch =
            header.access == .private ? watch(.privateDeclaration, header.name, header.range, node) : -1
        files[file].declare(
            FileEntry(
                name: header.name, symbol: isMisnamed ? .misnamed : symbol, access: header.access,
                range: header.range, isDeprecated: header.deprecation != nil, watch: watch))
    }

    private func isCatalogName(_ name: Name) -> Bool {
        catalog.element(name, &program.names) != nil || catalog.vocabulary(name, &program.names) != nil
            || builtinType(name) != nil
    }

    /// Makes the public declarations of the imported files visible in the current one.
    func importNames(_ source: FileToCheck) {
        for (imported, range) in zip(source.imports, source.importRanges) {
            guard let index = program.files.firstIndex(where: { $0.id == imported }) else { continue }
            files[file].imports.append(index)
            let watch = watch(.importedFile, Interner.empty, range, importNode(range))
            for entry in files[index].entries[..<files[index].ownCount] where entry.access == .public {
                if let own = files[file].findOwn(entry.name) {
                    report(.declaredTwice(text(entry.name), own.range, entry.range))
                } else {
                    files[file].importEntry(
                        FileEntry(
                            name: entry.name, symbol: entry.symbol, access: entry.access, range: entry.range,
                            isDeprecated: entry.isDeprecated, watch: watch))
                }
            }
        }
    }

    private func importNode(_ range: SourceRange) -> SyntaxNode? {
        for node in tree.children(tree.root) where tree.range(node) == range { return node }
        return nil
    }

    /// Name, access, documentation and deprecation of a declaration.
    func header(_ node: SyntaxNode) -> DeclarationHeader {
        let nameNode = tree.child(node, .name)
        let modifiers = tree.child(node, .modifiers)
        let isPrivate = modifiers.map { isMarkedPrivate($0) } ?? false
        return DeclarationHeader(
            name: nameNode.map { tree.spelling($0) } ?? Interner.empty,
            range: nameNode.map { tree.range($0) } ?? tree.range(node),
            access: isPrivate ? .private : .public,
            documentation: tree.documentation(of: node),
            deprecation: modifiers.flatMap { deprecation($0) })
    }

    private func isMarkedPrivate(_ modifiers: SyntaxNode) -> Bool {
        var token = tree.firstToken(modifiers)
        while token < tree.tokenEnd(modifiers) {
            if text(tree.tokens.names[token.index]) == "private" { return true }
            token = TokenID(token.raw + 1)
        }
        return false
    }

    /// The advice of `@deprecated("advice")`, empty without one; nil where that does not stand. Other attributes are
    /// reported, save the one that Swift asks for before a `content`.
    private func deprecation(_ modifiers: SyntaxNode) -> String? {
        var advice: String?
        for attribute in tree.children(modifiers) where tree.kind(attribute) == .attribute {
            guard let name = tree.child(attribute, .name) else { continue }
            guard tree.text(name) == "deprecated" else {
                if tree.text(name) != "ViewBuilder" {
                    report(.unknownAttribute(tree.text(name), tree.range(name), whole: tree.range(attribute)))
                }
                continue
            }
            let argument = tree.child(attribute, .argumentList).flatMap { tree.child($0, .argument) }
            advice = argument.flatMap { tree.expression($0) }.flatMap { tree.plainString($0) } ?? ""
        }
        return advice
    }

    // MARK: Signatures

    /// Gives parameters, fields and cases their types; bodies and defaults come later.
    func resolveSignatures() {
        for index in enumSources.indices {
            inFile(enumSources[index].file) { resolveEnum(EnumID(index), enumSources[index].node) }
        }
        for index in recordSources.indices {
            inFile(recordSources[index].file) { resolveRecord(RecordID(index), recordSources[index].node) }
        }
        reportEndlessRecords()
        for index in viewSources.indices {
            inFile(viewSources[index].file) { resolveView(ViewID(index), viewSources[index].node) }
        }
        for index in functionSources.indices {
            inFile(functionSources[index].file) { resolveFunction(FunctionID(index), functionSources[index].node) }
        }
    }

    private func resolveEnum(_ id: EnumID, _ node: SyntaxNode) {
        let rawType = tree.type(node).map { resolveType($0) }
        if let rawType, rawType != TypeTable.string, rawType != TypeTable.int, rawType != TypeTable.invalid {
            report(.rawTypeMustBeStringOrInt(describe(rawType), tree.range(tree.type(node) ?? node)))
        }
        var cases: [EnumCase] = []
        var places: [Name: Int] = [:]
        var raws: [RawValue: SourceRange] = [:]
        var nextRaw: Int64? = 0
        for child in tree.children(node) {
            if tree.kind(child) == .functionDeclaration {
                program.enums[id].functions.append(appendFunction(child, receiver: LocalID(0)))
            }
            guard tree.kind(child) == .enumCase, let name = tree.child(child, .name) else { continue }
            let spelling = tree.spelling(name)
            if let other = places[spelling] {
                report(.declaredTwice(text(spelling), tree.range(name), cases[other].range))
                continue
            }
            let raw = rawValue(child, spelling, rawType, &nextRaw)
            if let raw, let earlier = raws.updateValue(tree.range(child), forKey: raw) {
                report(.rawValueTwice(tree.range(child), earlier))
            }
            places[spelling] = cases.count
            cases.append(EnumCase(name: spelling, range: tree.range(name), rawValue: raw))
        }
        enumCases[id] = places
        let old = program.enums[id]
        program.enums[id] = EnumDeclaration(
            header: old.header, rawType: rawType, cases: cases, functions: old.functions)
    }

    private func rawValue(_ node: SyntaxNode, _ name: Name, _ type: TypeID?, _ next: inout Int64?) -> RawValue? {
        let literal = tree.expression(node)
        guard let type else {
            if let literal { report(.caseHasNoRawType(tree.range(literal))) }
            return nil
        }
        if type == TypeTable.int {
            if let literal, let value = tree.integerValue(literal) {
                next = value
            } else if let literal {
                report(.rawValueMustBeLiteral(tree.range(literal)))
            }
            guard let value = next else {
                report(.rawValueTooLarge(tree.range(node)))
                return nil
            }
            next = value == Int64.max ? nil : value + 1
            return .int(value)
        }
        guard let literal else { return .string(text(name)) }
        guard tree.kind(literal) == .stringLiteral, let value = tree.plainString(literal) else {
            report(.rawValueMustBeLiteral(tree.range(literal)))
            return nil
        }
        return .string(value)
    }

    private func resolveRecord(_ id: RecordID, _ node: SyntaxNode) {
        var frame = BodyContext(owner: .record(id))
        program.records[id].fields = parameters(node, &frame)
        program.records[id].frameSize = frame.frameSize
        for child in tree.children(node) where tree.kind(child) == .block {
            for member in tree.children(child) {
                if tree.kind(member) == .functionDeclaration {
                    program.records[id].functions.append(appendFunction(member, receiver: LocalID(0)))
                } else if tree.kind(member) != .missing, tree.kind(member) != .unexpected {
                    report(.onlyFunctionsInRecord(tree.range(member)))
                }
            }
        }
    }

    private func resolveView(_ id: ViewID, _ node: SyntaxNode) {
        var frame = BodyContext(owner: .view(id))
        program.views[id].parameters = parameters(node, &frame)
        program.views[id].frameSize = frame.frameSize
    }

    private func resolveFunction(_ id: FunctionID, _ node: SyntaxNode) {
        inBody(BodyContext(owner: .function(id))) {
            if program.functions[id].receiver != nil { body.frameSize = 1 }
            program.functions[id].parameters = parameters(node, &body)
            program.functions[id].frameSize = body.frameSize
            resolveResult(of: id, node)
        }
    }

    /// Gives a function its result's type, which has to be written.
    func resolveResult(of id: FunctionID, _ node: SyntaxNode) {
        if let type = tree.type(node) {
            program.functions[id].result = resolveType(type)
        } else {
            let word = tree.child(node, .modifiers).map { tree.tokenEnd($0) } ?? tree.firstToken(node)
            var isAction = tree.text(word) == "func"
            if case .view = body.owner {} else { isAction = false }
            let place = isAction ? tree.range(word) : nil
            report(.functionNeedsResult(program.functions[id].header.range, word: place))
        }
    }

    /// The parameters of a declaration, their slots numbered from the frame's next one.
    func parameters(_ node: SyntaxNode, _ frame: inout BodyContext) -> [Parameter] {
        guard let list = tree.child(node, .parameterList) else { return [] }
        var result: [Parameter] = []
        for child in tree.children(list) where tree.kind(child) == .parameter {
            guard var parameter = parameter(child, &frame) else { continue }
            if let other = result.firstIndex(where: { $0.name == parameter.name }) {
                report(.declaredTwice(text(parameter.name), parameter.range, result[other].range))
                result[other].type = TypeTable.invalid
                parameter.type = TypeTable.invalid
            }
            result.append(parameter)
        }
        return result
    }

    private func parameter(_ node: SyntaxNode, _ frame: inout BodyContext) -> Parameter? {
        var names: [SyntaxNode] = []
        for child in tree.children(node) where tree.kind(child) == .name { names.append(child) }
        guard let nameNode = names.last else { return nil }
        let label = tree.spelling(names[0])
        let type = tree.type(node).map { resolveType($0) } ?? TypeTable.invalid
        return Parameter(
            label: label == words.wildcard ? Interner.empty : label,
            name: tree.spelling(nameNode),
            range: tree.range(nameNode),
            type: type,
            defaultValue: nil,
            isOmittable: tree.expression(node) != nil || isOptionalBlock(type) || type == TypeTable.invalid,
            local: frame.newLocal(tree.spelling(nameNode)))
    }

    /// Whether leaving a parameter out means nil without a written default: `Action?`, `Content?`.
    private func isOptionalBlock(_ type: TypeID) -> Bool {
        guard let inner = unwrapped(type) else { return false }
        switch shape(inner) {
        case .action, .content: return true
        default: return false
        }
    }
}
