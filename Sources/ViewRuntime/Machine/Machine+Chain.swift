import ViewBase
import ViewIR
import ViewLayout

/// The views around a place, for messages.
extension Machine {
    /// The views from the root to an instance, `A → B → A`: where the innermost repeats, only the last round; empty
    /// outside views.
    func chain(_ innermost: InstanceID) -> String {
        var names: [Name] = []
        var next: InstanceID? = innermost
        while let id = next {
            let instance = instances[id.index]
            // The test around what is shown is a view without a name.
            if let view = instance.view, !program.names.text(program.views[view].header.name).isEmpty {
                names.append(program.views[view].header.name)
            }
            // From the inside out: the first name that returns closes the round.
            if names.count > 1, names[names.count - 1] == names[0] { break }
            next = instance.parent
        }
        return Machine.joined(names.reversed().map { program.names.text($0) })
    }

    /// The most names that a chain shows at each of its ends.
    private static var shownNames: Int { 5 }

    private static func joined(_ names: [String]) -> String {
        var out = TextWriter()
        for index in names.indices {
            let isShown = index < shownNames || index >= names.count - shownNames
            if isShown || index == shownNames {
                if index > 0 { out.write(" → ") }
                out.write(isShown ? names[index] : "…")
            }
        }
        return out.text
    }
}
