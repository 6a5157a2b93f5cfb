import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    // MARK: Unknown names

    /// Reports a name that stands for nothing here: SwiftUI's own message, or the nearest name.
    func reportUnknown(_ name: Name, _ node: SyntaxNode) {
        let spelling = text(name)
        if reportForeign(spelling, node) { return }
        if lostParameter { return }
        let suggestion = suggestion(for: name, in: visibleNames())
        let diagnostic = Diagnostic.unknownName(spelling, tree.range(node), suggestion, ownPlace(suggestion))
        if let suggestion, ownPlace(suggestion) == nil, isCatalogName(suggestion) { return report(diagnostic) }
        let isGlobal = suggestion.map { isFileName($0) } ?? (spelling.utf8.first ?? 0 < UInt8(ascii: "a"))
        reportUnknown(UnknownNames.Key(name: name, owner: isGlobal ? nil : ownerPlace), diagnostic)
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
        report(
            .unknownModifier(
                spelling, tree.range(node), suggestion(for: name, in: Catalog.modifiers.map { $0.name })))
    }

    func reportUnknownMember(_ name: Name, _ type: TypeID, _ node: SyntaxNode) {
        if type == TypeTable.invalid { return }
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

    /// Reports a name that is known and has no row; false for one that is not known.
    func reportForeign(_ spelling: String, _ node: SyntaxNode, isModifier: Bool = false) -> Bool {
        for name in Catalog.foreign where name.name == spelling && (name.kind == .modifier) == isModifier {
            report(.notSupportedYet(isModifier ? "." + spelling : spelling, name.kind, tree.range(node)))
            return true
        }
        return false
    }

    private func visibleNames() -> [String] {
        var names = locals.names.map { text($0) }
        for entry in files[file].entries { names.append(text(entry.name)) }
        for spec in Catalog.elements { names.append(spec.name) }
        for spec in Catalog.vocabulary { names.append(spec.spellings[0]) }
        return names
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

    func staticSuggestion(_ name: Name, _ type: TypeID) -> String? {
        var names: [String] = []
        if case .enumeration(let id) = shape(type) {
            for item in program.enums[id].cases { names.append(text(item.name)) }
        }
        for spec in Catalog.members where spec.isStatic && match(owner: spec.owner, type) != nil {
            names.append(spec.name)
        }
        return suggestion(for: name, in: names)
    }

    func environmentSuggestion(_ node: SyntaxNode) -> String? {
        Spelling.nearest(to: tree.text(node), among: Catalog.environment.map { $0.name })
    }
}
