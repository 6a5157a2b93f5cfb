import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    // MARK: Unknown names

    /// Reports a name that stands for nothing here: SwiftUI's own message, the member of the expected type that lacks
    /// its dot, or the nearest name of a fitting kind.
    func reportUnknown(_ name: Name, _ node: SyntaxNode, _ expected: TypeID? = nil) {
        if completes(name, namePlace(node)) { return }
        let spelling = text(name)
        if reportForeign(spelling, node) { return }
        if lostParameter { return }
        if let expected, staticNames(expected).contains(spelling) {
            return report(.unknownName(spelling, tree.range(node), "." + spelling, nil))
        }
        let suggestion = suggestion(for: name, in: visibleNames(nameUse(node)))
        let diagnostic = Diagnostic.unknownName(spelling, tree.range(node), suggestion, ownPlace(suggestion))
        if let suggestion, ownPlace(suggestion) == nil, isCatalogName(suggestion) { return report(diagnostic) }
        let isGlobal = suggestion.map { isFileName($0) } ?? (spelling.utf8.first ?? 0 < UInt8(ascii: "a"))
        reportUnknown(UnknownNames.Key(name: name, owner: isGlobal ? filePlace : ownerPlace ?? filePlace), diagnostic)
    }

    private func isCatalogName(_ spelling: String) -> Bool {
        Catalog.elements.contains { $0.name == spelling } || Catalog.vocabulary.contains { $0.spellings[0] == spelling }
    }

    private func isFileName(_ spelling: String) -> Bool {
        guard let name = program.names.find(spelling) else { return false }
        return locals.find(name) == nil && files[file].find(name) != nil
    }

    /// Where a name of the program is declared; nil for the language's.
    private func ownPlace(_ spelling: String?) -> SourceRange? {
        guard let spelling, let name = program.names.find(spelling) else { return nil }
        return locals.place(of: name, since: 0) ?? files[file].find(name)?.range
    }

    func reportUnknownModifier(_ name: Name, _ node: SyntaxNode) {
        let spelling = text(name)
        if reportForeign(spelling, node, isModifier: true) { return }
        if let habit = Catalog.habit(spelling) {
            return report(.habitName(spelling, tree.range(node), habit.modifier, habit.advice))
        }
        report(
            .unknownModifier(
                spelling, tree.range(node), suggestion(for: name, in: Catalog.modifiers.map { $0.name })))
    }

    func reportUnknownMember(_ name: Name, _ type: TypeID, _ node: SyntaxNode) {
        if completes(name, .member(type)) || type == TypeTable.invalid { return }
        if let inner = unwrapped(type) {
            report(.optionalNotUnwrapped(describe(inner), tree.range(node), fallback: nil))
            return
        }
        if isElementType(type) {
            reportUnknownModifier(name, node)
            return
        }
        let diagnostic = Diagnostic.unknownMember(
            text(name), describe(type), tree.range(node), suggestion(for: name, in: memberNames(type)))
        guard case .record(let id) = shape(type) else { return report(diagnostic) }
        reportUnknown(UnknownNames.Key(name: name, owner: program.records[id].header.range), diagnostic)
    }

    /// Reports a name that is known and has no row, once a file; false for one that is not known.
    func reportForeign(_ spelling: String, _ node: SyntaxNode, isModifier: Bool = false) -> Bool {
        guard let name = foreignName(spelling, node, isModifier: isModifier) else { return false }
        let diagnostic = Diagnostic.notSupportedYet(name, tree.range(node))
        reportUnknown(UnknownNames.Key(name: program.names.intern(spelling), owner: filePlace), diagnostic)
        return true
    }

    /// What a name is outside the language; nil for one that is not known.
    private func foreignName(_ spelling: String, _ node: SyntaxNode, isModifier: Bool) -> OutsideName? {
        for name in Catalog.foreign where name.name == spelling && (name.kind == .modifier) == isModifier {
            if name.kind == .function, nameUse(node) != .called { continue }
            return name
        }
        return nil
    }

    /// Whether an expression begins with a name that SwiftUI or a library has and the language has not.
    func isForeign(_ node: SyntaxNode) -> Bool {
        switch tree.kind(node) {
        case .postfixExpression: return tree.expression(node).map { isForeign($0) } ?? false
        case .nameExpression:
            let name = tree.spelling(node)
            if findLocal(name) != nil || files[file].find(name) != nil { return false }
            return foreignName(text(name), node, isModifier: false) != nil
        default: return false
        }
    }

    /// What a name is used for, by what follows it.
    private func nameUse(_ node: SyntaxNode) -> NameUse {
        let next = tree.subtreeEnd(node)
        guard next.index < tree.count else { return .value }
        switch tree.kind(next) {
        case .callSuffix: return .called
        case .memberSuffix, .optionalMemberSuffix: return .base
        default: return .value
        }
    }

    private func visibleNames(_ use: NameUse) -> [String] {
        var names: [String] = []
        for name in locals.names { if let symbol = locals.find(name), serves(symbol, use) { names.append(text(name)) } }
        for entry in files[file].entries where serves(entry.symbol, use) { names.append(text(entry.name)) }
        if body.test.isStep { names += stepWords }
        switch use {
        case .value: break
        case .base: for spec in Catalog.vocabulary { names.append(spec.spellings[0]) }
        case .called:
            for spec in Catalog.elements { names.append(spec.name) }
            for spec in Catalog.vocabulary where !initializers(typeID(.vocabulary(spec.type))).isEmpty {
                names.append(spec.spellings[0])
            }
            for spec in Catalog.members where spec.owner == .void { names.append(spec.name) }
        }
        return names
    }

    private func serves(_ symbol: LocalSymbol, _ use: NameUse) -> Bool {
        switch symbol {
        case .action, .piece: return use != .base
        case .function: return use == .called
        case .value(_, let type):
            guard use == .called else { return true }
            switch shape(unwrapped(type) ?? type) {
            case .action, .content, .function: return true
            default: return false
            }
        case .binding, .member, .pairPart: return use != .called
        }
    }

    private func serves(_ symbol: FileSymbol, _ use: NameUse) -> Bool {
        switch symbol {
        case .constant: use != .called
        case .enumeration: use == .base
        case .record, .function, .view: use == .called
        case .misnamed: false
        }
    }

    private func memberNames(_ type: TypeID) -> [String] {
        var names: [String] = []
        switch shape(type) {
        case .record(let id):
            for field in program.records[id].fields { names.append(text(field.name)) }
            for function in program.records[id].functions {
                names.append(text(program.functions[function].header.name))
            }
        case .enumeration: names.append("rawValue")
        default: break
        }
        for spec in Catalog.members where !spec.isStatic && match(owner: spec.owner, type) != nil {
            names.append(spec.name)
        }
        return names
    }

    // MARK: Suggestions

    func suggestion(for name: Name, in candidates: [String]) -> String? {
        Spelling.nearest(to: text(name), among: candidates)
    }

    /// What can stand behind the dot where a value of a type is wanted.
    func staticNames(_ type: TypeID) -> [String] {
        var names: [String] = []
        if case .enumeration(let id) = shape(type) {
            for item in program.enums[id].cases { names.append(text(item.name)) }
        }
        for spec in Catalog.members
        where spec.isStatic && (match(owner: spec.owner, type) != nil || accepts(type, spec)) {
            if spec.name != "init", !names.contains(spec.name) { names.append(spec.name) }
        }
        return names
    }

    func environmentSuggestion(_ node: SyntaxNode) -> String? {
        Spelling.nearest(to: tree.text(node), among: Catalog.environment.map { $0.name })
    }
}

/// What a name is used for.
private enum NameUse {
    /// `name(…)`
    case called
    /// `name.member`
    case base
    case value
}
