import ViewBase
import ViewCompiler
import ViewSyntax
import ViewTree

extension EditorSnapshot {
    /// "Layout at …" above views and previews, "run test" above tests.
    public func codeLenses(of file: FileID, window: WindowSize? = nil) -> [CodeLens] {
        let tree = tree(file)
        var lenses: [CodeLens] = []
        for node in tree.children(tree.root) {
            switch tree.kind(node) {
            case .viewDeclaration:
                guard let name = tree.child(node, .name) else { continue }
                lenses.append(
                    CodeLens(
                        range: tree.range(name), title: "layout at " + (window ?? .standard).text,
                        action: .layout(tree.text(name))))
            case .previewDeclaration:
                let title = tree.child(node, .stringLiteral)
                let size = window?.text ?? previewSize(node, tree) ?? WindowSize.standard.text
                lenses.append(
                    CodeLens(
                        range: tree.range(title ?? node), title: "layout at " + size,
                        action: .layout(title.flatMap { tree.plainString($0) } ?? "preview")))
            case .testDeclaration:
                guard let title = tree.child(node, .stringLiteral), let name = tree.plainString(title) else { continue }
                lenses.append(CodeLens(range: tree.range(title), title: "run test", action: .runTest(name)))
            default: break
            }
        }
        return lenses
    }

    /// The window that a preview writes: its size or its device.
    private func previewSize(_ node: SyntaxNode, _ tree: SyntaxTree) -> String? {
        if let clause = tree.child(node, .atClause) {
            var sizes: [String] = []
            for child in tree.children(clause) where tree.isValue(child) { sizes.append(tree.text(child)) }
            return sizes.joined(separator: "×")
        }
        return tree.child(node, .onClause).flatMap { tree.expression($0) }.map { tree.text($0) }
    }

    /// The frames of a view or preview as text, or what is wrong.
    public func layoutText(of view: String, in window: WindowSize?) -> String {
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        if let first = errors.first { return first.message }
        var options = EvaluationOptions()
        options.view = view
        if let window { options.sizes = [window] }
        do throws(OptionProblem) {
            let outcome = try compilation.layout(options)
            if let report = outcome.reports.first { return String(decoding: report.text(), as: UTF8.self) }
            return outcome.diagnostics.first?.message ?? "nothing is shown"
        } catch {
            return error.message
        }
    }
}

extension WindowSize {
    /// `390×844`
    fileprivate var text: String {
        (width.map { Decimal.text($0) } ?? "ideal") + "×" + (height.map { Decimal.text($0) } ?? "ideal")
    }
}
