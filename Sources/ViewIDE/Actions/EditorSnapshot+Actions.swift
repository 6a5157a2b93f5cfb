import ViewBase
import ViewCompiler

extension EditorSnapshot {
    /// What can be changed at a selection: the fix-its of what is wrong there, what can be made of the elements selected,
    /// and all fix-its of the file at once.
    public func codeActions(in selection: Range<Int>, of file: FileID) -> [CodeAction] {
        let found = diagnostics(of: file)
        var actions: [CodeAction] = []
        for diagnostic in found
        where diagnostic.range.touches(selection.lowerBound) || diagnostic.range.touches(selection.upperBound)
            || selection.contains(Int(diagnostic.range.start))
        {
            for fix in diagnostic.fixIts {
                actions.append(
                    CodeAction(title: fix.title, kind: .quickFix, edits: fix.edits, diagnostic: diagnostic))
            }
        }
        if let elements = SelectedElements(self, selection, in: file) {
            // What one stack may hold, the others may.
            let wrappings = elements.wrappings
            if let first = wrappings.first, keepsRight(first.edits, of: file) { actions += wrappings }
            if let header = elements.labelledHeader, keepsRight(header.edits, of: file) { actions.append(header) }
            if let component = elements.component, keepsRight(component.edits, of: file) { actions.append(component) }
        }
        let fixes = allFixes(found)
        if !fixes.isEmpty {
            actions.append(CodeAction(title: "Fix all that can be fixed", kind: .fixAll, edits: fixes))
        }
        return actions
    }

    /// A larger file is not checked again for what could be offered.
    private static let mostBytes = 1 << 16

    /// Whether a file has no more errors than before once edits are made: facts read elsewhere, the kinds of children and
    /// types without a spelling tell only then.
    private func keepsRight(_ edits: [TextEdit], of file: FileID) -> Bool {
        let source = files[file.index]
        guard source.bytes.count <= EditorSnapshot.mostBytes else { return true }
        let bytes = TextEdit.apply(edits.sorted { $0.range.start < $1.range.start }, to: source.bytes)
        let after = Compilation(paths, from: OverlaidSources(provider, source.path, bytes))
        return errorCount(after.diagnostics) <= errorCount(compilation.diagnostics)
    }

    private func errorCount(_ diagnostics: [Diagnostic]) -> Int { diagnostics.count { $0.severity == .error } }

    /// The first fix-it of each diagnostic, as far as they do not overlap.
    private func allFixes(_ diagnostics: [Diagnostic]) -> [TextEdit] {
        var edits: [TextEdit] = []
        for diagnostic in diagnostics {
            guard let fix = diagnostic.fixIts.first,
                !fix.edits.contains(where: { new in edits.contains { $0.range.overlaps(new.range) } })
            else { continue }
            edits += fix.edits
        }
        return edits
    }
}

extension SourceRange {
    /// Whether two ranges share bytes or touch.
    fileprivate func overlaps(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.end && other.start <= end
    }
}
