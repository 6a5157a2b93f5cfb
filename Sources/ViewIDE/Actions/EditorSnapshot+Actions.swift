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
        let trial = Trial(self, file, around: elements.range)
        var actions = elements.wrappings
        // What layers may hold, all stacks may; a column may hold more, as a row whose count is read beside it.
        if let last = actions.last, !trial.keepsRight(last.edits) {
            actions = actions.dropLast().filter { trial.keepsRight($0.edits) }
        }
        if let header = elements.labelledHeader, trial.keepsRight(header.edits) { actions.append(header) }
        if let component = elements.component, trial.keepsRight(component.edits) { actions.append(component) }
        return actions
    }

    /// The program with changes inside one declaration of a file, without the declarations that these do not concern.
    private struct Trial {
        private let paths: [String]
        private let provider: SourceProvider
        private let source: SourceFile
        private let removals: [TextEdit]
        /// The errors without a change.
        private let errorsBefore: Int

        init(_ snapshot: EditorSnapshot, _ file: FileID, around range: Range<Int>) {
            paths = snapshot.paths
            provider = snapshot.provider
            source = snapshot.files[file.index]
            removals = RelatedDeclarations(snapshot.tree(file), to: range).removals
            errorsBefore = Trial.errors(paths, provider, source, removals)
        }

        /// Whether there are no more errors than before once edits are made: facts read elsewhere, the kinds of children
        /// and types without a spelling tell only then.
        func keepsRight(_ edits: [TextEdit]) -> Bool {
            let all = (edits + removals).sorted { $0.range.start < $1.range.start }
            return Trial.errors(paths, provider, source, all) <= errorsBefore
        }

        private static func errors(
            _ paths: [String], _ provider: SourceProvider, _ source: SourceFile, _ edits: [TextEdit]
        ) -> Int {
            let bytes = TextEdit.apply(edits, to: source.bytes)
            let program = Compilation(paths, from: OverlaidSources(provider, source.path, bytes))
            return program.diagnostics.count { $0.severity == .error }
        }
    }

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
