import ViewCatalog
import ViewRuntime
import ViewTree

/// Where a view stands while the tree is made: what is around it, and what its names are printed below.
public struct ViewPlace {
    let host: ViewHost
    let place: HostPlace
    /// The outermost name among the modifiers that stand directly around.
    var ownName: String?
    /// Whether any modifiers stand directly around.
    var ownsChain = false

    init(_ host: ViewHost, _ place: HostPlace) {
        self.host = host
        self.place = place
    }

    /// What the place inherits.
    var environment: ViewTree.EnvironmentValues { host.maker.environment(at: place) }

    // MARK: Elements

    /// Adds an element of the catalogue.
    func add(_ rule: ElementRule, _ arguments: [Value<Double>] = []) { host.maker.add(rule, arguments, at: place) }

    /// Adds a value that shows itself.
    func add(value: Value<Double>) { host.maker.add(value: value, at: place) }

    /// Adds what a component shows.
    func add<Component: View>(component: Component) {
        let name = host.name(of: Component.self)
        let own = inside(typeOf: Component.self)
        host.maker.addComponent(name, named: ownName, ownsChain: ownsChain, at: own.place) { inner in
            let environment = EnvironmentValues(host.maker.environment(at: inner))
            let installed = host.install(in: component, at: inner, environment)
            CurrentLocale.$identifier.withValue(environment.locale.identifier) {
                ViewPlace(host, inner).add { installed.body }
            }
        }
    }

    // MARK: Places inside

    /// The place of a view that has none of the modifiers around for its own, by its position among its neighbours.
    func child(_ index: Int) -> ViewPlace { ViewPlace(host, host.maker.step(Int32(index), at: place)) }

    /// The place of a view of an identity, which keeps the modifiers around for its own.
    func inside(_ identity: AnyHashable) -> ViewPlace {
        guard host.maker.isLive else { return self }
        var inner = ViewPlace(host, host.maker.step(host.number(of: identity), at: place))
        inner.ownName = ownName
        inner.ownsChain = ownsChain
        return inner
    }

    /// The place of a view of a type.
    func inside<Inside>(typeOf type: Inside.Type) -> ViewPlace {
        host.maker.isLive ? inside(AnyHashable(ObjectIdentifier(type))) : self
    }

    // MARK: Content

    /// Makes a view here and adds it; slots that are given in it remember the place.
    func add(_ make: () -> some View) {
        CurrentPlace.$holder.withValue(CurrentPlace.Holder(place: self)) { make() }._add(to: self)
    }

    /// The place of a slot's content that was given at another place and is shown here.
    func slot(givenAt definition: ViewPlace) -> ViewPlace {
        ViewPlace(host, host.maker.slot(givenAt: definition.place, at: place))
    }

    /// A view as the content of a slot of an element or modifier here; one that has several numbers them.
    func content(_ view: some View, slot: Int = 0) -> Value<Double> { content(slot: slot) { _ in view } }

    /// Content that is made from arguments, when they are known.
    func content<Content: View>(
        slot: Int = 0, _ make: @escaping ([Value<Double>]) -> Content
    ) -> Value<Double> {
        host.maker.step(Int32(slot), at: place).value(of: hostContent(make))
    }

    /// The content of a slot that may be left out: none where nothing is written.
    func slot(_ view: (any View)?, slot: Int) -> Value<Double> {
        guard let view, !(view is TupleView<>) else { return .none }
        return content(view, slot: slot)
    }

    /// Adds content that reads the counts of the row of a name.
    func addReader<Content: View>(
        of row: String, isLayer: Bool, _ make: @escaping ([Value<Double>]) -> Content
    ) {
        host.maker.add(readerOf: row, hostContent(make), isLayer: isLayer, at: place)
    }

    func hostContent<Content: View>(_ make: @escaping ([Value<Double>]) -> Content) -> HostContent<Double> {
        HostContent { [unowned host] arguments, inner in ViewPlace(host, inner).add { make(arguments) } }
    }

    /// The string of a text, its numbers as the locale here writes them.
    func string(_ pieces: [HostText<Double>.Piece], isKey: Bool) -> String {
        host.maker.string(pieces, isKey: isKey, at: place)
    }

    // MARK: Modifiers

    /// The place inside a modifier of the catalogue.
    func inside(
        _ modifier: ModifierID, _ rule: ModifierRule, _ arguments: [Value<Double>],
        _ change: ((inout ViewTree.EnvironmentValues) -> Void)? = nil
    ) -> ViewPlace {
        var inner = ViewPlace(host, host.maker.modify(modifier, rule, arguments, at: place, change))
        inner.ownName = ownName
        inner.ownsChain = true
        return inner
    }

    /// The place of what a name is given to.
    func named(_ name: String) -> ViewPlace {
        var inner = ViewPlace(host, host.maker.name(name, at: place))
        inner.ownName = ownName ?? name
        inner.ownsChain = true
        return inner
    }

    /// The place whose first node tells a layout around it a value.
    func noting<Key: LayoutValueKey>(layoutValue value: Key.Value, for key: Key.Type) -> ViewPlace {
        var inner = ViewPlace(host, host.maker.note(host.note(layoutValue: value, for: key), at: place))
        inner.ownName = ownName
        inner.ownsChain = ownsChain
        return inner
    }

    /// Adds a container that a layout lays out.
    func add(layout: some Layout, _ content: some View) {
        let direction = EnvironmentValues(environment).layoutDirection
        let box = LayoutBox(layout, direction, host)
        host.maker.add(
            box.hostLayout(), of: TypeNames.plain(type(of: layout)), hostContent { _ in content }, at: place)
    }

    /// The place of an iteration for an item of an identity, counted from 0; nil when loops have gone round too often.
    func iteration(_ index: Int, _ identity: AnyHashable) -> ViewPlace? {
        host.maker.iteration(index, at: place).map { ViewPlace(host, $0).inside(identity) }
    }
}

extension [Value<Double>] {
    /// A count among the arguments of content.
    func count(at index: Int) -> Int {
        guard index < count, case .int(let value) = self[index] else { return 0 }
        return Int(value)
    }
}
