import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// What a screen shows at one time: its nodes with their frames and facts, and what they are called.
struct Scene<S: LayoutScalar> {
    private(set) var nodes: [ReportNode]
    /// By node: where it stands, in the window's coordinates.
    private(set) var frames: [Rect<S>]
    /// In the order of the tree.
    let named: [SceneName]
    /// The window's sides in points; nil for one that has no end.
    private(set) var width: S?
    private(set) var height: S?
    /// The length of a pixel, in points.
    let pixel: Double
    /// What changes how nodes are drawn, and by node the index of the innermost around it, itself included, or -1.
    private(set) var surroundings: [Surrounding<S>]
    let innermost: [Int]
    /// By node: the one whose frame says where it is drawn, its own or, of one that moves what it holds, that of this.
    let placed: [Int]
    /// By node: how many texts, and nodes that turn what they hold or change its size, stand before it; then all.
    let textsBefore: [Int]
    let transformsBefore: [Int]
    /// The indices of the nodes by their ids.
    let indices: [NodeID: Int]
    /// The indices of the nodes that are controls, and whether a program gives them their size.
    let controls: [(index: Int, isSized: Bool)]
    /// By node: whether it, or something around it, has the opacity 0.
    private let transparent: [Bool]

    /// The scene of nodes of a screen's tree.
    init<Screen: ShownScreen>(
        _ nodes: [ReportNode], _ frames: [Rect<S>], width: S?, height: S?, of screen: Screen, in maker: ContentMaker<S>
    ) where Screen.Number == S {
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
        var textsBefore = [0]
        for node in nodes { textsBefore.append(textsBefore[textsBefore.count - 1] + (node.text == nil ? 0 : 1)) }
        self.textsBefore = textsBefore
        var indices: [NodeID: Int] = [:]
        for index in nodes.indices { indices[nodes[index].id] = index }
        self.indices = indices
        pixel = 1 / screen.environment.displayScale
        var surroundings: [Surrounding<S>] = []
        var innermost = [Int](repeating: -1, count: nodes.count)
        var open: [Int] = []
        for index in nodes.indices {
            while let last = open.last, nodes[surroundings[last].node].end <= index { open.removeLast() }
            let outer = open.last ?? -1
            if let change = screen.change(nodes[index].id) {
                open.append(surroundings.count)
                surroundings.append(Surrounding(change: change, node: index, frame: frames[index], outer: outer))
            }
            innermost[index] = open.last ?? -1
        }
        var placed = Array(nodes.indices)
        for index in nodes.indices.reversed() where index + 1 < nodes[index].end {
            if screen.placements.tree.rule(of: nodes[index].id) == .offset { placed[index] = placed[index + 1] }
        }
        self.placed = placed
        var transformsBefore = [Int](repeating: 0, count: nodes.count + 1)
        for surrounding in surroundings {
            if case .transform = surrounding.change { transformsBefore[surrounding.node + 1] = 1 }
        }
        for index in nodes.indices { transformsBefore[index + 1] += transformsBefore[index] }
        self.transformsBefore = transformsBefore
        self.surroundings = surroundings
        self.innermost = innermost
        var transparent = [Bool](repeating: false, count: nodes.count)
        var controls: [(index: Int, isSized: Bool)] = []
        for index in nodes.indices {
            guard let role = screen.live(nodes[index].id)?.role else { continue }
            if let isSized = role.isSizedControl { controls.append((index, isSized)) }
            guard case .transparent = role, !transparent[index] else { continue }
            for inner in index..<max(index + 1, nodes[index].end) { transparent[inner] = true }
        }
        self.controls = controls
        self.transparent = transparent
    }

    /// Moves the nodes, which stay the same ones with the same surroundings, in a window of other sides: `place` gives the
    /// frame of each, and what it shows where that may be something else.
    mutating func move(
        width: S?, height: S?, _ place: (Int) -> (frame: Rect<S>, shown: (text: String?, facts: NodeFacts)?)
    ) {
        self.width = width.flatMap { $0.isFinite ? $0 : nil }
        self.height = height.flatMap { $0.isFinite ? $0 : nil }
        for index in nodes.indices {
            let (frame, shown) = place(index)
            frames[index] = frame
            nodes[index].frame = frame.now
            if let shown { (nodes[index].text, nodes[index].facts) = shown }
        }
        for index in surroundings.indices { surroundings[index].frame = frames[surroundings[index].node] }
    }

    /// Whether nothing of a node is seen, wherever it stands: it is hidden, or it or something around it has the
    /// opacity 0, or it is a text in a clear colour.
    func isUnseen(_ index: Int) -> Bool {
        let node = nodes[index]
        if node.facts.isHidden || node.text != nil && node.facts.color?.alpha == 0 { return true }
        return transparent[index]
    }

    /// Whether nothing of what a node holds is drawn outside it.
    func cuts(_ index: Int) -> Bool {
        guard innermost[index] >= 0, surroundings[innermost[index]].node == index else { return false }
        if case .cut = surroundings[innermost[index]].change { return true }
        return false
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

extension LiveRole {
    /// Whether a program gives what is tapped its size; nil for what is no control.
    fileprivate var isSizedControl: Bool? {
        switch self {
        case .button, .link, .tap: true
        case .toggle, .slider, .stepper, .handlerStepper, .field: false
        default: nil
        }
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
