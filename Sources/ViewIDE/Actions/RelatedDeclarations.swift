import ViewBase
import ViewSyntax

/// The declarations of a file that a change inside one of them can concern: those that name it, those that name these, and
/// what all of them name, however far.
struct RelatedDeclarations {
    private let tree: SyntaxTree
    private let declarations: [SyntaxNode]
    /// By declaration: whether it is concerned.
    private var isConcerned: [Bool]

    init(_ tree: SyntaxTree, to range: Range<Int>) {
        self.tree = tree
        declarations = Array(tree.children(tree.root))
        isConcerned = declarations.map { node in
            let own = tree.range(node).offsets
            let touches = own.lowerBound <= range.upperBound && range.lowerBound <= own.upperBound
            return touches || tree.kind(node) == .importDeclaration
        }
        let mentions = RelatedDeclarations.mentions(tree, declarations)
        var users = [[Int]](repeating: [], count: declarations.count)
        for (user, used) in mentions.enumerated() { for index in used { users[index].append(user) } }
        spread(along: users)
        spread(along: mentions)
    }

    /// By declaration: those that its names may stand for, and those of its own name.
    private static func mentions(_ tree: SyntaxTree, _ declarations: [SyntaxNode]) -> [[Int]] {
        var mentions = [[Int]](repeating: [], count: declarations.count)
        var owners = NumberMap()
        for (index, node) in declarations.enumerated() {
            guard let name = tree.child(node, .name).map({ tree.spelling($0) }) else { continue }
            if let first = owners.find(name.raw) {
                mentions[first].append(index)
                mentions[index].append(first)
            } else {
                owners.set(name.raw, index)
            }
        }
        var lastUser = [Int](repeating: -1, count: declarations.count)
        for (index, node) in declarations.enumerated() {
            for token in tree.firstToken(node).index..<tree.tokenEnd(node).index {
                let name = tree.tokens.names[token]
                guard name != Interner.empty, let used = owners.find(name.raw), used != index,
                    lastUser[used] != index
                else { continue }
                lastUser[used] = index
                mentions[index].append(used)
            }
        }
        return mentions
    }

    private mutating func spread(along edges: [[Int]]) {
        var waiting = isConcerned.indices.filter { isConcerned[$0] }
        while let index = waiting.popLast() {
            for next in edges[index] where !isConcerned[next] {
                isConcerned[next] = true
                waiting.append(next)
            }
        }
    }

    /// The edits that leave out the other declarations.
    var removals: [TextEdit] {
        declarations.indices.filter { !isConcerned[$0] }.map { TextEdit(tree.range(declarations[$0]), "") }
    }
}
