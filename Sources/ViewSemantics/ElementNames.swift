import ViewBase
import ViewSyntax

/// The `#names` of one view, with the branches they stand in: two that can exist together may not be equal.
struct ElementNames {
    private struct Step: Equatable {
        /// The `if`, `switch` or `ViewThatFits`, by number.
        let choice: Int
        let branch: Int
    }

    private struct Use {
        let range: SourceRange
        let path: [Step]
    }

    private var uses: [Name: [Use]] = [:]
    private var path: [Step] = []
    private var choices = 0

    /// Enters a choice whose branches exclude each other; its number.
    mutating func enterBranches() -> Int {
        choices += 1
        path.append(Step(choice: choices, branch: -1))
        return choices
    }

    /// Goes on to the next branch of the innermost choice.
    mutating func nextBranch(_ choice: Int) {
        path[path.count - 1] = Step(choice: choice, branch: path[path.count - 1].branch + 1)
    }

    mutating func leaveBranches() { path.removeLast() }

    /// Notes a name; the place of an equal one that can exist together with it.
    mutating func use(_ name: Name, _ range: SourceRange) -> SourceRange? {
        let earlier = uses[name]?.first { canCoexist($0.path, path) }
        uses[name, default: []].append(Use(range: range, path: path))
        return earlier?.range
    }

    private func canCoexist(_ a: [Step], _ b: [Step]) -> Bool {
        for index in 0..<min(a.count, b.count) where a[index] != b[index] {
            return a[index].choice != b[index].choice
        }
        return true
    }
}
