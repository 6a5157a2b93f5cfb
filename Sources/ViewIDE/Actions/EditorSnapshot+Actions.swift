import ViewBase

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
            actions += elements.wrappings
            if let header = elements.labelledHeader { actions.append(header) }
            if let component = elements.component { actions.append(component) }
        }
        let fixes = allFixes(found)
        if !fixes.isEmpty {
            actions.append(CodeAction(title: "Fix all that can be fixed", kind: .fixAll, edits: fixes))
        }
        return actions
    }

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
