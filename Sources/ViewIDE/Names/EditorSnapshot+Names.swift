import ViewBase
import ViewIR
import ViewSemantics
import ViewSyntax

extension EditorSnapshot {
    /// What the name at an offset stands for, where it is used or declared; nil where no name stands.
    func name(at offset: Int, in file: FileID, _ focus: Focus) -> RecordedName? {
        var found: RecordedName?
        for use in focus.record.uses where use.range.file == file && use.range.touches(offset) {
            // Of two names that meet at the offset the one that begins there.
            if found.map({ Int($0.range.start) < Int(use.range.start) || $0.type == TypeTable.invalid }) ?? true {
                found = use
            }
        }
        return found ?? declaredName(at: offset, in: file, focus)
    }

    /// The declaration whose name stands at an offset.
    private func declaredName(at offset: Int, in file: FileID, _ focus: Focus) -> RecordedName? {
        let tree = tree(file)
        guard let token = tree.token(touching: offset), let declaration = Declaration(namedBy: token, tree) else {
            return nil
        }
        let range = tree.range(token)
        let type = focus.record.declared.last { $0.range == declaration.name }?.type ?? TypeTable.invalid
        let isLabel = range != declaration.name
        return RecordedName(range: range, target: isLabel ? .label(declaration.name) : .declared(range), type: type)
    }

    /// The declaration whose name stands at a place.
    func declaration(at place: SourceRange) -> Declaration? {
        let tree = tree(place.file)
        return Declaration(namedBy: TokenID(tree.tokens.index(of: place)), tree)
    }
}

extension SourceRange {
    /// Whether an offset lies in the range or at its end.
    func touches(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }
}
