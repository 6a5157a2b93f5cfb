import ViewBase

/// A node of a scene that carries a name.
struct SceneName {
    /// The name as reports print it.
    let path: String
    /// The names on the way, from the outside in.
    let links: [SceneLink]
    /// The index among the scene's nodes.
    let index: Int

    /// The path of names that reports print, as a test writes it: `#row[0].#star`.
    static func written(_ path: String) -> String {
        "#" + path.split(separator: ".", omittingEmptySubsequences: false).joined(separator: ".#")
    }
}

/// One name on the way to a node, and which of the loops' items it is.
struct SceneLink {
    let name: Name
    /// The outermost loop first.
    let items: [SceneItem]
}

/// An item of a loop.
struct SceneItem {
    let position: Int64
    /// What tells the item apart; nil where that is not known.
    let identity: Identity?
}
