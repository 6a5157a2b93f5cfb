import ViewLayout
import ViewRuntime
import ViewTree

/// Makes the tree of views: what their places lead to.
final class ViewHost {
    let maker: ContentMaker<Double>
    let root: HostPlace
    private var layoutValues: [(key: ObjectIdentifier, value: Any)] = []
    private var names: [ObjectIdentifier: String] = [:]
    private var properties: [ObjectIdentifier: [DynamicField]] = [:]

    init(_ environment: ViewTree.EnvironmentValues, _ assets: AssetProvider) {
        let (maker, root) = ContentMaker<Double>.forHost(environment, assets)
        self.maker = maker
        self.root = root
    }

    /// The screen that a view makes.
    func makeScreen(_ view: some View) -> EvaluatedScreen {
        let content = HostContent<Double> { [unowned self] _, place in view._add(to: ViewPlace(self, place)) }
        return maker.makeScreen(content, at: root)
    }

    // MARK: Layout values

    /// Keeps a value of a view for the layout around it, and returns its number.
    func note<Key: LayoutValueKey>(layoutValue value: Key.Value, for key: Key.Type) -> Int32 {
        layoutValues.append((ObjectIdentifier(key), value))
        return Int32(layoutValues.count - 1)
    }

    /// The value of a node under a key; nil where it has none.
    func layoutValue<Key: LayoutValueKey>(of node: NodeID, for key: Key.Type) -> Key.Value? {
        for note in maker.notes(of: node) where layoutValues[Int(note)].key == ObjectIdentifier(key) {
            return layoutValues[Int(note)].value as? Key.Value
        }
        return nil
    }

    // MARK: Components

    /// The name that reports show for a component.
    func name<Component: View>(of type: Component.Type) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = type.viewName
        names[ObjectIdentifier(type)] = name
        return name
    }

    /// A component whose states and environment are those of its place.
    func install<Component>(in component: Component, _ place: PropertyPlace) -> Component {
        let fields = properties[ObjectIdentifier(Component.self)] ?? DynamicField.all(of: Component.self)
        properties[ObjectIdentifier(Component.self)] = fields
        if fields.isEmpty { return component }
        var copy = component
        withUnsafeMutableBytes(of: &copy) { bytes in
            for field in fields { field.install(place, bytes) }
        }
        return copy
    }
}
