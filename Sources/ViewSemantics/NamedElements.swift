import ViewBase
import ViewIR
import ViewSyntax

/// The names that elements have, by the files in which they have them.
struct NamedElements {
    /// The names among the modifiers looked at, in order, and the files of each.
    fileprivate var names: [Name] = []
    fileprivate var holders: [Name: Set<FileID>] = [:]
    fileprivate var seenModifiers = 0
}

extension Checker {
    /// The names of the elements checked so far, in the present file and in those that it imports.
    var elementNames: [Name] {
        noteElementNames()
        return namedElements.names.filter { isNameOfElement($0) }
    }

    /// Whether an element checked so far has a name, in the present file or in one that it imports.
    func isNameOfElement(_ name: Name) -> Bool {
        noteElementNames()
        guard let holders = namedElements.holders[name] else { return false }
        return !holders.isDisjoint(with: reach.ids)
    }

    private func noteElementNames() {
        for modifier in program.modifiers[namedElements.seenModifiers...] {
            guard case .name(let name, _) = modifier.kind else { continue }
            if namedElements.holders[name] == nil { namedElements.names.append(name) }
            namedElements.holders[name, default: []].insert(modifier.range.file)
        }
        namedElements.seenModifiers = program.modifiers.count
    }
}
