import ViewBase
import ViewSyntax

/// A file's text around one place, without what no name and no type at the place hangs on: what is in the blocks of other
/// declarations and elements, and the elements further away.
struct Surroundings {
    let bytes: [UInt8]
    /// The place, in these bytes.
    let place: Range<Int>

    /// Elements up to this many away from the place stay, so that a block of several stays one.
    private static let reach = 2

    init(_ tree: SyntaxTree, around place: Range<Int>) {
        var cutter = Cutter(tree: tree, place: place)
        cutter.walk()
        let source = tree.source.bytes
        var bytes: [UInt8] = []
        var end = 0
        var moved = place.lowerBound
        for cut in cutter.cuts {
            bytes.append(contentsOf: source[end..<cut.lowerBound])
            end = cut.upperBound
            if end <= place.lowerBound { moved -= cut.count }
        }
        bytes.append(contentsOf: source[end...])
        self.bytes = bytes
        self.place = moved..<moved + place.count
    }

    /// Finds what can be left out.
    private struct Cutter {
        let tree: SyntaxTree
        let place: Range<Int>
        /// In order; none touch the place.
        var cuts: [Range<Int>] = []

        mutating func walk() { walk(tree.root) }

        /// Looks through a node that holds the place; its children without the place are cut down.
        private mutating func walk(_ node: SyntaxNode) {
            let holdsItems = [.block, .caseBody, .sourceFile].contains(tree.kind(node))
            guard holdsItems else {
                for child in tree.children(node) where touches(child) { walk(child) }
                return
            }
            let items = Array(tree.children(node))
            let next = items.firstIndex { Int(tree.range($0).end) >= place.lowerBound } ?? items.count
            var isLeavingOut = false
            for index in items.indices {
                let isFar = abs(index - next) > Surroundings.reach && !touches(items[index])
                let wasLeavingOut = isLeavingOut
                isLeavingOut = isFar && isElement(items[index])
                if isLeavingOut {
                    leaveOut(items[index], withGapBefore: wasLeavingOut)
                } else if touches(items[index]) {
                    walk(items[index])
                } else {
                    empty(items[index])
                }
            }
        }

        private func touches(_ node: SyntaxNode) -> Bool {
            let range = tree.range(node).offsets
            return range.lowerBound <= place.upperBound && place.lowerBound <= range.upperBound
        }

        private func isElement(_ item: SyntaxNode) -> Bool {
            switch tree.kind(item) {
            case .postfixExpression, .namedElement, .ifItem, .switchItem: !isDamaged(item)
            default: false
            }
        }

        /// Where the syntax is wrong, what was cut could lead to another tree.
        private func isDamaged(_ node: SyntaxNode) -> Bool {
            !tree.damage.isEmpty && tree.damage.touches(tree.range(node), in: tree.tokens)
        }

        /// Leaves an item out; with what lies before it where the item there goes too.
        private mutating func leaveOut(_ item: SyntaxNode, withGapBefore: Bool) {
            let range = tree.range(item).offsets
            if withGapBefore, let last = cuts.popLast() {
                cuts.append(last.lowerBound..<range.upperBound)
            } else {
                cuts.append(range)
            }
        }

        /// Leaves out what is in the outermost blocks of an item that names nothing outside.
        private mutating func empty(_ item: SyntaxNode) {
            switch tree.kind(item) {
            case .recordDeclaration, .enumDeclaration, .letDeclaration, .stateDeclaration, .importDeclaration: return
            default: break
            }
            if isDamaged(item) { return }
            var index = item.index
            let end = tree.subtreeEnd(item).index
            while index < end {
                let node = SyntaxNode(index)
                guard tree.kind(node) == .block else {
                    index += 1
                    continue
                }
                let range = tree.range(node).offsets
                if range.count > 2 { cuts.append(range.lowerBound + 1..<range.upperBound - 1) }
                index = tree.subtreeEnd(node).index
            }
        }
    }
}
