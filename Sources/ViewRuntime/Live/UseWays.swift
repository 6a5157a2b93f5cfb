import ViewBase
import ViewIR
import ViewLayout

/// Spells the ways to the uses of views: their names from the outermost inwards, each with its number among those of
/// one name in the view around them, in the order in which they are made.
struct UseWays {
    private struct Sibling: Hashable {
        let parent: Int
        let view: String
    }

    /// By the number of the use.
    private(set) var ways: [String] = []
    private var counts: [Sibling: Int] = [:]

    /// Takes in the uses that are new.
    mutating func follow<S: LayoutScalar>(_ machine: Machine<S>) {
        let program = machine.program
        while ways.count < machine.instances.count {
            let instance = machine.instances[ways.count]
            guard let parent = instance.parent else {
                ways.append("")
                continue
            }
            let view = instance.view.map { program.names.text(program.views[$0].header.name) } ?? ""
            let sibling = Sibling(parent: parent.index, view: view)
            let number = counts[sibling] ?? 0
            counts[sibling] = number + 1
            ways.append(ways[parent.index] + "/" + view + "[" + String(number) + "]")
        }
    }
}
