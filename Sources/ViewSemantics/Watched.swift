import ViewBase
import ViewSyntax

/// A declaration that is of no use unless something reads it.
struct Watched {
    enum Kind {
        /// Its label is its name too.
        case parameter
        case labelledParameter
        case state
        case action
        /// A `let`, a content piece or a function of a view.
        case local
        /// A name that a condition binds.
        case bound
        case privateDeclaration
        case importedFile
    }

    let kind: Kind
    let name: Name
    /// The place of the name, or of the import.
    let range: SourceRange
    /// The declaration, where removing it is the cure.
    let node: SyntaxNode?
    let file: Int
    var isUsed = false
    /// Whether a statement changes it, which alone is no use.
    var isChanged = false
}

extension Checker {
    /// Notes a declaration that should be used; the index among those watched.
    func watch(_ kind: Watched.Kind, _ name: Name, _ range: SourceRange, _ node: SyntaxNode? = nil) -> Int {
        watched.append(Watched(kind: kind, name: name, range: range, node: node, file: file))
        return watched.count - 1
    }

    /// What a name stands for inside the declaration at hand, which is a use of it.
    func findLocal(_ name: Name) -> LocalSymbol? {
        guard let found = locals.entry(name) else { return nil }
        if found.watch >= 0 { watched[found.watch].isUsed = true }
        return found.symbol
    }

    /// What the name of something to change stands for: to change a state is no use of it.
    func findChanged(_ name: Name) -> LocalSymbol? {
        guard let found = locals.entry(name), case .member(let index) = found.symbol, found.watch >= 0,
            body.members[index].state != nil
        else { return findLocal(name) }
        watched[found.watch].isChanged = true
        return found.symbol
    }

    /// What a name stands for at the top level of the file at hand, which is a use of it.
    func findInFile(_ name: Name) -> FileEntry? {
        guard let entry = files[file].find(name) else { return nil }
        if entry.watch >= 0 { watched[entry.watch].isUsed = true }
        return entry
    }

    /// Reports what nothing uses, once a program is right otherwise; a name that begins with `_` is meant so.
    func reportUnused() {
        guard !hasDamage, !files.contains(where: { $0.lacksImports }),
            !diagnostics.contains(where: { $0.severity == .error })
        else { return }
        for item in watched where !item.isUsed && !text(item.name).utf8.starts(with: [UInt8(ascii: "_")]) {
            if item.isChanged {
                report(.unread(text(item.name), item.range))
            } else {
                inFile(item.file) { report(.unused(item, text(item.name), removal: item.node.map { removal($0) })) }
            }
        }
    }

    /// A declaration with its documentation; other comments stay.
    private func removal(_ node: SyntaxNode) -> SourceRange {
        let start = tree.startOfDocumentation(of: node) ?? Int(tree.range(node).start)
        return tree.source.removal(of: start..<Int(tree.range(node).end))
    }
}
