import ViewBase
import ViewCompiler

extension EditorSnapshot {
    /// What can be changed at a selection: the fix-its of what is wrong there, what can be made of the elements selected,
    /// and all certain fix-its of the file at once; only what is of some kinds, if these are given.
    public func codeActions(
        in selection: Range<Int>, of file: FileID, kinds: [CodeAction.Kind] = CodeAction.Kind.allCases
    ) -> [CodeAction] {
        var actions = kinds.contains(.quickFix) ? quickFixes(in: selection, of: file) : []
        if kinds.contains(.rewrite) || kinds.contains(.extract) {
            actions += refactorings(of: selection, in: file).filter { kinds.contains($0.kind) }
        }
        guard kinds.contains(.fixAll) else { return actions }
        let fixes = allFixes(of: file)
        if !fixes.isEmpty {
            actions.append(CodeAction(title: "Fix all that can be fixed", kind: .fixAll, edits: fixes))
        }
        return actions
    }

    private func quickFixes(in selection: Range<Int>, of file: FileID) -> [CodeAction] {
        var actions: [CodeAction] = []
        for diagnostic in diagnostics(of: file)
        where diagnostic.range.touches(selection.lowerBound) || diagnostic.range.touches(selection.upperBound)
            || selection.contains(Int(diagnostic.range.start))
        {
            for fix in diagnostic.fixIts {
                actions.append(
                    CodeAction(title: fix.title, kind: .quickFix, edits: fix.edits, diagnostic: diagnostic))
            }
        }
        return actions
    }

    /// What can be made of the elements selected.
    private func refactorings(of selection: Range<Int>, in file: FileID) -> [CodeAction] {
        guard let elements = SelectedElements(self, selection, in: file) else { return [] }
        var actions = elements.wrappings
        // What layers may hold, all stacks may; a column may hold more, as a row whose count is read beside it.
        if let last = actions.last, !keepsRight(last.edits, of: file) {
            actions = actions.dropLast().filter { keepsRight($0.edits, of: file) }
        }
        if let header = elements.labelledHeader, keepsRight(header.edits, of: file) { actions.append(header) }
        if let component = elements.component, keepsRight(component.edits, of: file) { actions.append(component) }
        return actions
    }

    /// Whether a file has no more errors than before once edits are made: facts read elsewhere, the kinds of children and
    /// types without a spelling tell only then.
    private func keepsRight(_ edits: [TextEdit], of file: FileID) -> Bool {
        let source = files[file.index]
        let bytes = TextEdit.apply(edits.sorted { $0.range.start < $1.range.start }, to: source.bytes)
        let after = Compilation(paths, from: OverlaidSources(provider, source.path, bytes))
        return errorCount(after.diagnostics) <= errorCount(compilation.diagnostics)
    }

    private func errorCount(_ diagnostics: [Diagnostic]) -> Int { diagnostics.count { $0.severity == .error } }

    /// The certain fix-its of a file, as many as do no harm. What nothing uses is left alone, since a use may be about to
    /// be written.
    private func allFixes(of file: FileID) -> [TextEdit] {
        if let known = knownFixes[file] { return known }
        let found = compilation.diagnostics
        let chosen = found.filter { $0.range.file == file && !$0.code.isOfUnused }
        let fixes = CheckedFixes(chosen, in: [file], of: compilation, at: paths, findings: found) { $0.diagnostics }
        knownFixes[file] = fixes.edits
        return fixes.edits
    }
}
