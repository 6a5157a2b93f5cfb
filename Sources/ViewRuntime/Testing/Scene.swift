import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// What a screen shows at one time: its nodes with their frames and facts, and what they are called.
struct Scene {
    /// A node that carries a name.
    struct Named {
        /// The name as reports print it.
        let path: String
        /// The names on the way, from the outside in.
        let links: [Link]
        /// The index among the report's nodes.
        let index: Int
    }

    /// One name on the way to a node, and which of the loops' items it is.
    struct Link {
        let name: Name
        /// The outermost loop first; what tells the item apart is nil where that is not known.
        let items: [(position: Int64, identity: Identity?)]
    }

    let nodes: [ReportNode]
    /// In the order of the tree.
    let named: [Named]
    /// The window's sides in points; nil for one that has no end.
    let width: Double?
    let height: Double?
    /// By the report's index: whether the node, or something around it, has the opacity 0.
    private let transparent: [Bool]

    init(_ screen: LiveScreen) {
        let report = screen.report("")
        nodes = report.nodes
        width = report.proposedWidth.flatMap { $0.isFinite ? $0 : nil }
        height = report.proposedHeight.flatMap { $0.isFinite ? $0 : nil }
        var named: [Named] = []
        for index in nodes.indices {
            guard let path = nodes[index].name, let place = screen.namePlace(of: nodes[index].id) else { continue }
            named.append(Named(path: path, links: screen.links(to: place), index: index))
        }
        self.named = named
        var transparent = [Bool](repeating: false, count: nodes.count)
        for index in nodes.indices where !transparent[index] && screen.isTransparent(nodes[index].id) {
            for inner in index..<max(index + 1, nodes[index].end) { transparent[inner] = true }
        }
        self.transparent = transparent
    }

    /// Whether nothing of a node is seen, wherever it stands: it is hidden, or it or something around it has the
    /// opacity 0, or it is a text in a clear colour.
    func isUnseen(_ index: Int) -> Bool {
        let node = nodes[index]
        if node.facts.isHidden || node.text != nil && node.facts.color?.alpha == 0 { return true }
        return transparent[index]
    }

    /// The first text at or below a named node that stands before the next name; nil for none.
    func ownText(_ position: Int) -> String? {
        let index = named[position].index
        var end = subtree(index).upperBound
        if position + 1 < named.count { end = min(end, named[position + 1].index) }
        return (index..<max(end, index + 1)).lazy.compactMap { nodes[$0].text }.first
    }

    /// The subtree of a node.
    func subtree(_ index: Int) -> Range<Int> { index..<max(index + 1, nodes[index].end) }

    /// The parts of the window in which something can be seen: the window, cut by what is not endless.
    var bounds: Rect<Double> {
        Rect(x: 0, y: 0, width: width ?? .infinity, height: height ?? .infinity)
    }

    /// The name of a node, or of the nearest one around it that has any; else its kind.
    func title(_ index: Int) -> String {
        if let name = nodes[index].name { return "`#\(name)`" }
        let kind = "`\(nodes[index].kind)`"
        let around = named.last { $0.index < index && subtree($0.index).contains(index) }
        return around.map { "\(kind) in `#\($0.path)`" } ?? kind
    }
}

extension LiveScreen {
    /// The name that a node carries, with the loops and components around it.
    func namePlace(of node: NodeID) -> NamePlace? { maker.namePlaces[node.raw] }

    /// The names on the way to a place, from the outside in.
    func links(to place: NamePlace) -> [Scene.Link] {
        var links: [Scene.Link] = []
        var name = place.name
        var items: [(position: Int64, identity: Identity?)] = []
        var scope = place.scope
        while true {
            switch maker.scopes[scope.index] {
            case .root:
                links.append(Scene.Link(name: name, items: items.reversed()))
                return links.reversed()
            case .iteration(let position, let outer):
                items.append((position, maker.identities[scope]))
                scope = outer
            case .component(let component, let outer):
                links.append(Scene.Link(name: name, items: items.reversed()))
                name = component
                items = []
                scope = outer
            case .unnamed(let outer): scope = outer
            }
        }
    }
}
