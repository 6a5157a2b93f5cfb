import ViewBase
import ViewIR
import ViewSyntax

/// Findings that follow from mistakes found before the checker ran.
extension Checker {
    /// Whether a finding follows from a syntax error or an import that failed, and so says nothing new.
    func isConsequence(_ diagnostic: Diagnostic) -> Bool {
        if files[file].lacksImports, diagnostic.code.isAboutName { return true }
        guard hasDamage else { return false }
        if isDamaged(diagnostic.range) { return true }
        for note in diagnostic.notes { if let range = note.range, isDamaged(range) { return true } }
        if diagnostic.code.needsSurroundings, let view = viewAround, holdsDamage(view) { return true }
        guard diagnostic.code.isAboutName else { return false }
        return losesNames && isUnexplained(diagnostic) || isDamagedWord(diagnostic.range)
    }

    /// Whether a name is not that of an element or type, misspelt.
    private func isUnexplained(_ diagnostic: Diagnostic) -> Bool {
        guard !diagnostic.fixIts.isEmpty, let tree = tree(of: diagnostic.range.file) else { return true }
        return tree.source.bytes[Int(diagnostic.range.start)] >= UInt8(ascii: "a")
    }

    /// The view being checked.
    private var viewAround: SourceRange? {
        guard case .view(let id) = body.owner else { return nil }
        return tree.range(viewSources[id.index].node)
    }

    /// Whether a declaration that the file at hand would see has no name that can be read.
    private var losesNames: Bool { reach.files.contains { files[$0].tree.damage.losesNames } }

    /// Whether a range begins in code that a syntax error makes unreliable.
    func isDamaged(_ range: SourceRange) -> Bool {
        guard let tree = tree(of: range.file) else { return false }
        return tree.damage.holds(range, in: tree.tokens)
    }

    /// Whether a part of a range is unreliable, so that what stands in it cannot be counted.
    func holdsDamage(_ range: SourceRange) -> Bool {
        guard hasDamage, let tree = tree(of: range.file) else { return false }
        return tree.damage.touches(range, in: tree.tokens)
    }

    /// Whether the name at a place may have been declared in damaged code that the file at hand would see.
    private func isDamagedWord(_ range: SourceRange) -> Bool {
        guard let tree = tree(of: range.file) else { return false }
        let name = tree.tokens.names[tree.tokens.index(of: range)]
        return reach.files.contains { files[$0].tree.damage.holds(name) }
    }

    private func tree(of file: FileID) -> SyntaxTree? {
        if tree.source.id == file { return tree }
        for scope in files where scope.tree.source.id == file { return scope.tree }
        return nil
    }
}

extension DiagnosticCode {
    /// Whether the code depends on what stands around: another element of a name, or a base before a dot.
    var needsSurroundings: Bool { number == 210 || number == 225 }

    /// Whether the code is about a name that stands for nothing, which a lost declaration would explain.
    var isAboutName: Bool {
        switch number {
        case 201, 202, 204, 242: true
        default: false
        }
    }
}
