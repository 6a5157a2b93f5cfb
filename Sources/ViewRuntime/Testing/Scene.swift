import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// What a screen shows at one time: its nodes with their frames and facts, and what they are called.
struct Scene<S: LayoutScalar> {
    let nodes: [ReportNode]
    /// By node: where it stands, in the window's coordinates.
    let frames: [Rect<S>]
    /// In the order of the tree.
    let named: [SceneName]
    /// The window's sides in points; nil for one that has no end.
    let width: S?
    let height: S?
    /// By node: whether it, or something around it, has the opacity 0.
    private let transparent: [Bool]

    /// The scene of nodes of a maker's tree.
    init(
        _ nodes: [ReportNode], _ frames: [Rect<S>], width: S?, height: S?, in maker: ContentMaker<S>,
        isTransparent: (NodeID) -> Bool
    ) {
        self.nodes = nodes
        self.frames = frames
        self.width = width.flatMap { $0.isFinite ? $0 : nil }
        self.height = height.flatMap { $0.isFinite ? $0 : nil }
        var named: [SceneName] = []
        for index in nodes.indices {
            guard let path = nodes[index].name, let place = maker.namePlaces[nodes[index].id.raw] else { continue }
            named.append(SceneName(path: path, links: maker.links(to: place), index: index))
        }
        self.named = named
        var transparent = [Bool](repeating: false, count: nodes.count)
        for index in nodes.indices where !transparent[index] && isTransparent(nodes[index].id) {
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
    var bounds: Rect<S> {
        Rect(x: .zero, y: .zero, width: width ?? .infinity, height: height ?? .infinity)
    }

    /// The name of a node, or of the nearest one around it that has any; else its kind.
    func title(_ index: Int) -> String {
        if let name = nodes[index].name { return "`\(SceneName.written(name))`" }
        let kind = "`\(nodes[index].kind)`"
        let around = named.last { $0.index < index && subtree($0.index).contains(index) }
        return around.map { "\(kind) in `\(SceneName.written($0.path))`" } ?? kind
    }
}

extension ContentMaker {
    /// The names on the way to a place, from the outside in.
    fileprivate func links(to place: NamePlace) -> [SceneLink] {
        var links: [SceneLink] = []
        var name = place.name
        var items: [SceneItem] = []
        var scope = place.scope
        while true {
            switch scopes[scope.index] {
            case .root:
                links.append(SceneLink(name: name, items: items.reversed()))
                return links.reversed()
            case .iteration(let position, let outer):
                items.append(SceneItem(position: position, identity: identities[scope]))
                scope = outer
            case .component(let component, let outer):
                links.append(SceneLink(name: name, items: items.reversed()))
                name = component
                items = []
                scope = outer
            case .unnamed(let outer): scope = outer
            }
        }
    }
}
