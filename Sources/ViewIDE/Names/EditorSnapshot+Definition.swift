import ViewBase
import ViewCompiler
import ViewIR
import ViewSemantics
import ViewSyntax

/// A place that an editor jumps to: a name, and the whole declaration around it.
public struct DefinitionPlace: Sendable {
    /// What the editor marks where the question was asked.
    public let origin: SourceRange
    public let name: SourceRange
    public let whole: SourceRange
}

extension EditorSnapshot {
    /// Where the name at an offset is declared, or the file that an import names.
    public func definitions(at offset: Int, in file: FileID) -> [DefinitionPlace] {
        if let imported = importedFile(at: offset, in: file) { return [imported] }
        let focus = focus(at: offset, in: file)
        guard let name = name(at: offset, in: file, focus) else { return [] }
        switch name.target {
        case .declared(let place), .label(let place): return [definition(of: place, from: name.range)]
        case .elementName(let word, let owner):
            return namings(of: word, owner).map { DefinitionPlace(origin: name.range, name: $0, whole: $0) }
        default: return []
        }
    }

    /// Where the record or enum is declared that the value at an offset is of, or holds.
    public func typeDefinitions(at offset: Int, in file: FileID) -> [DefinitionPlace] {
        let focus = focus(at: offset, in: file)
        guard let name = name(at: offset, in: file, focus) else { return [] }
        if let place = declaredType(name.type, focus.program) { return [definition(of: place, from: name.range)] }
        guard case .declared(let place) = name.target, let declaration = declaration(at: place),
            declaration.kind == .recordDeclaration || declaration.kind == .enumDeclaration
        else { return [] }
        return [definition(of: place, from: name.range)]
    }

    private func declaredType(_ type: TypeID, _ program: Program) -> SourceRange? {
        switch program.types.shape(type) {
        case .record(let id): program.records[id].header.range
        case .enumeration(let id): program.enums[id].header.range
        case .optional(let inner), .array(let inner), .binding(let inner), .pair(let inner):
            declaredType(inner, program)
        default: nil
        }
    }

    private func definition(of place: SourceRange, from origin: SourceRange) -> DefinitionPlace {
        let whole = declaration(at: place).map { $0.tree.range($0.node) }
        return DefinitionPlace(origin: origin, name: place, whole: whole ?? place)
    }

    /// Where elements are given a name: `#name` before an element, or `.named(#name)`.
    private func namings(of word: Name, _ owner: SourceRange?) -> [SourceRange] {
        uses.compactMap { use in
            guard case .elementName(word, let other) = use.target, owner == nil || owner == other, isNaming(use.range)
            else { return nil }
            return use.range
        }
    }

    /// Whether a `#name` gives the name to an element, and does not read a fact of one.
    func isNaming(_ range: SourceRange) -> Bool {
        let tree = tree(range.file)
        let path = tree.path(to: TokenID(tree.tokens.index(of: range)))
        guard let innermost = path.last else { return false }
        if tree.kind(innermost) == .namedElement { return true }
        return path.count >= 2 && tree.kind(path[path.count - 2]) == .argument
    }

    /// The file whose path the import at an offset writes.
    private func importedFile(at offset: Int, in file: FileID) -> DefinitionPlace? {
        let ranges = compilation.sources.importRanges[file.index]
        guard let index = ranges.firstIndex(where: { $0.touches(offset) }),
            index < compilation.sources.imports[file.index].count
        else { return nil }
        let target = compilation.sources.imports[file.index][index]
        let start = SourceRange(file: target, 0..<0)
        return DefinitionPlace(origin: ranges[index], name: start, whole: start)
    }
}
