import ViewBase
import ViewIR
import ViewSemantics
import ViewSyntax

extension EditorSnapshot {
    /// All places where the name at an offset is written, in order of file and place; the words of the language have
    /// places too.
    public func references(at offset: Int, in file: FileID) -> [Reference] {
        guard let name = name(at: offset, in: file, focus(at: offset, in: file)) else { return [] }
        return references(to: name.target)
    }

    /// The places in the file itself.
    public func highlights(at offset: Int, in file: FileID) -> [Reference] {
        references(at: offset, in: file).filter { $0.range.file == file }
    }

    func references(to target: NameTarget) -> [Reference] {
        var found: [Reference] = []
        var seen: Set<SourceRange> = []
        func add(_ range: SourceRange, _ kind: Reference.Kind) {
            if seen.insert(range).inserted { found.append(Reference(range: range, kind: kind)) }
        }
        for place in declaringPlaces(target) { add(place, .declaration) }
        for use in uses where isSame(use.target, target) {
            if case .elementName = use.target, isNaming(use.range) {
                add(use.range, .declaration)
            } else {
                add(use.range, isWritten(use.range) ? .write : .read)
            }
        }
        return found.sorted { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
    }

    /// Whether two names stand for one thing; a parameter's label is its name unless it has one of its own.
    private func isSame(_ a: NameTarget, _ b: NameTarget) -> Bool {
        if a == b { return true }
        switch (a, b) {
        case (.label(let label), .declared(let place)), (.declared(let place), .label(let label)):
            return label == place && !hasOwnLabel(place)
        case (.elementName(let name, let owner), .elementName(let other, let otherOwner)):
            return name == other && (owner == nil || otherOwner == nil)
        default: return false
        }
    }

    func hasOwnLabel(_ place: SourceRange) -> Bool { declaration(at: place)?.hasOwnLabel ?? false }

    /// The words that declare a name: its own place, or that of the label.
    private func declaringPlaces(_ target: NameTarget) -> [SourceRange] {
        switch target {
        case .declared(let place): return [place]
        case .label(let place):
            guard let declaration = declaration(at: place), declaration.hasOwnLabel,
                let label = declaration.tree.child(declaration.node, .name)
            else { return [place] }
            return [declaration.tree.range(label)]
        default: return []
        }
    }

    /// Whether a name is what an assignment changes.
    private func isWritten(_ range: SourceRange) -> Bool {
        let tree = tree(range.file)
        for node in tree.path(to: TokenID(tree.tokens.index(of: range))) where tree.kind(node) == .assignment {
            if let target = tree.expression(node), tree.range(target).start == range.start { return true }
        }
        return false
    }
}
