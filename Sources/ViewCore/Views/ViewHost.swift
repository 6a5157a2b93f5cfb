import ViewLayout
import ViewRuntime
import ViewTree

/// Makes the tree of views: what their places lead to, and the states that are kept from one evaluation to the next.
final class ViewHost {
    private(set) var maker: ContentMaker<Double>
    let states = StateMemory()
    private var layoutValues: [(key: ObjectIdentifier, value: Any)] = []
    private var names: [ObjectIdentifier: String] = [:]
    private var properties: [ObjectIdentifier: [DynamicField]] = [:]
    private var numbers: [AnyHashable: Int32] = [:]
    /// The values that changes are seen by, by their numbers.
    private(set) var watched: [any Equatable] = []

    init(_ maker: ContentMaker<Double>) { self.maker = maker }

    /// Begins an evaluation of a live screen, which fills another maker.
    func begin(_ maker: ContentMaker<Double>) {
        self.maker = maker
        layoutValues.removeAll(keepingCapacity: true)
        states.beginEvaluation()
    }

    /// A view as content of the maker.
    func content(_ view: some View) -> HostContent<Double> {
        HostContent<Double> { [unowned self] _, place in view._add(to: ViewPlace(self, place)) }
    }

    /// The number by which an identity tells a place from its neighbours; positions count from 0 and are less.
    func number(of identity: AnyHashable) -> Int32 {
        if let known = numbers[identity] { return known }
        let number = Int32(1 << 24) + Int32(numbers.count)
        numbers[identity] = number
        return number
    }

    /// Keeps a value whose change is watched, and returns its number.
    func watch(_ value: some Equatable) -> Int32 {
        watched.append(value)
        return Int32(watched.count - 1)
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
    func install<Component>(in component: Component, at place: HostPlace, _ environment: EnvironmentValues) -> Component
    {
        let fields = properties[ObjectIdentifier(Component.self)] ?? DynamicField.all(of: Component.self)
        properties[ObjectIdentifier(Component.self)] = fields
        if fields.isEmpty { return component }
        let place = PropertyPlace(environment: environment, states: states, place: maker.number(of: place))
        var copy = component
        // Safe: the bytes are those of the copy, for which the fields were found, and are open while they are
        // written.
        withUnsafeMutableBytes(of: &copy) { bytes in
            for field in fields { field.install(place, bytes) }
        }
        return copy
    }
}
