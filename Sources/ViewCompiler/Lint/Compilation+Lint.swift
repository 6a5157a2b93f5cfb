import ViewBase
import ViewIR
import ViewSyntax

extension Compilation {
    /// What checking finds, and where that is no error what the rules of `lint` find in the program and in the previews
    /// of the files named, without the warnings that comments silence; each finding of a place once. The previews are shown
    /// as the options ask.
    public func lint(_ options: EvaluationOptions = EvaluationOptions()) -> [Diagnostic] {
        let checked = checkFindings
        var allowances = Allowances(sources.trees)
        guard sources.failures.isEmpty, !checked.contains(where: { $0.severity == .error }) else {
            return allowances.apply(checked)
        }
        let found =
            RedundantModifiers.find(program, sources.trees) + UnlabelledControls.find(program, sources.trees)
            + previewFindings(options)
        let kept = allowances.apply(unique(checked + found))
        let hasErrors = kept.contains { $0.severity == .error }
        return kept + allowances.findings(hasErrors: hasErrors, of: .lint(sources.entries))
    }

    /// What the previews of the files named show.
    private func previewFindings(_ options: EvaluationOptions) -> [Diagnostic] {
        let assets = AssetFiles(provider, sources.files, folders: options.assetFolders)
        var options = options
        options.strings = strings(options.strings)
        var found: [Diagnostic] = []
        for file in program.files where sources.entries.contains(file.id) {
            for case .preview(let id) in file.declarations {
                let preview = PreviewScreens(id, program, assets, options)
                found += preview.diagnostics
                guard let screen = preview.declared else { continue }
                found += ZeroSizes.find(preview, screen) + Overlaps.find(preview, screen)
                found += LayeredTexts.find(preview, screen)
                found += Overflows.find(preview, screen) + SmallTargets.find(preview, screen)
                found += FixedInFlexible.find(preview, screen) + CutTexts.find(preview, screen)
                found += MovedElements.find(preview, screen, program)
            }
        }
        return found
    }

    /// The first finding of each code at each place: a loop or several previews show one fault several times.
    private func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: [SourceRange: [DiagnosticCode]] = [:]
        return diagnostics.filter { diagnostic in
            if seen[diagnostic.range, default: []].contains(diagnostic.code) { return false }
            seen[diagnostic.range, default: []].append(diagnostic.code)
            return true
        }
    }
}
