import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// What a host's content does at its place.
///
/// Every step of the evaluator from entries on is the host's too, so that views of a program and of a host make the
/// same nodes.
extension ContentMaker<Double> {
    /// The environment of a place.
    package func environment(at place: HostPlace) -> EnvironmentValues { environment(place.context.environment) }

    // MARK: Elements

    /// Adds an element of the catalogue.
    package func add(_ rule: ElementRule, _ arguments: [Value<Double>], at place: HostPlace) {
        guard spendNode(place) else { return }
        let call = ElementCall(
            rule: rule, kind: RuleTable.elementName(of: rule), given: .none, range: .host, arguments: arguments,
            frame: place.frame, environment: place.context.environment)
        append(.call(call), place.context)
        if rule != .empty { elementCount += 1 }
    }

    /// Adds a value that shows itself: joined texts, a shape, a colour, a section's title.
    package func add(value: Value<Double>, at place: HostPlace) {
        guard spendNode(place) else { return }
        append(.value(value, .host), place.context)
        elementCount += 1
    }

    /// Adds a container that the host lays out.
    package func add(
        _ layout: HostLayout<Double>, of kind: String, _ content: HostContent<Double>, at place: HostPlace
    ) {
        guard spendNode(place) else { return }
        let call = HostLayoutCall(kind: kind, layout: layout, content: content, frame: place.frame)
        append(.layout(call), place.context)
        elementCount += 1
    }

    /// Adds content that reads the counts of the row of a name.
    package func add(
        readerOf row: String, _ content: HostContent<Double>, isLayer: Bool, at place: HostPlace
    ) {
        readsNames = true
        let reader = HostReader(row: names.intern(row), content: content, place: place, isLayer: isLayer)
        append(.hostReader(reader), place.context)
        elementCount += 1
    }

    private func spendNode(_ place: HostPlace) -> Bool {
        machine.spendNodes(1, .host, machine.frames[place.frame.index].instance)
    }

    // MARK: Modifiers

    /// The place inside a modifier of the catalogue; `change` does to the environment what the arguments do not say.
    package func modify(
        _ row: ModifierID, _ rule: ModifierRule, _ arguments: [Value<Double>], at place: HostPlace,
        _ change: ((inout EnvironmentValues) -> Void)? = nil
    ) -> HostPlace {
        let outside = place.context.environment
        let place = step(-2, at: place)
        let call = ModifierCall(
            modifier: nil, row: row, rule: rule, range: .host, arguments: arguments, frame: place.frame,
            place: machine.frames[place.frame.index].place, environment: outside, name: nil)
        var inside = environment(outside, inside: call)
        if let change {
            var values = environment(inside)
            change(&values)
            holdParagraph(to: call, &values)
            inside = add(values, .place(inside))
        }
        calls.append(call)
        return enter(calls.count - 1..<calls.count, nil, inside, place)
    }

    /// The place whose first node has a name.
    package func name(_ name: String, at place: HostPlace) -> HostPlace {
        enter(calls.count..<calls.count, names.intern(name), place.context.environment, place)
    }

    /// The place whose first node has a note, which the host knows by its number.
    package func note(_ note: Int32, at place: HostPlace) -> HostPlace {
        enter(calls.count..<calls.count, nil, place.context.environment, place, note)
    }

    /// What was noted of a node, the outermost first.
    package func notes(of node: NodeID) -> [Int32] { hostNotes[node.raw] ?? [] }

    private func enter(
        _ calls: Range<Int>, _ name: Name?, _ inside: EnvironmentID, _ place: HostPlace, _ note: Int32? = nil
    ) -> HostPlace {
        chains.append(
            Chain(
                parent: place.context.chain, calls: calls, name: name, namesComponent: false,
                scope: machine.frames[place.frame.index].scope, hostNote: note, environment: inside))
        let context = ContentContext(chain: ChainID(chains.count - 1), environment: inside)
        return HostPlace(context: context, frame: place.frame)
    }

    // MARK: Components and loops

    /// Adds what a component of a name holds; `name` is the outermost name among its own modifiers, of which `ownsChain`
    /// says whether there are any. Views that nest too deeply end the evaluation.
    package func addComponent(
        _ kind: String, named name: String?, ownsChain: Bool, at place: HostPlace, _ content: (HostPlace) -> Void
    ) {
        guard spendNode(place) else { return }
        let caller = machine.frames[place.frame.index]
        let scope = add(name.map { .component(names.intern($0), in: caller.scope) } ?? .unnamed(in: caller.scope))
        guard
            let instance = machine.makeHostInstance(in: caller.instance, place.context.environment, scope, caller.place)
        else { return }
        if ownsChain, let own = place.context.chain { chains[own.index].namesComponent = true }
        let use = ComponentUse(kind: kind, element: nil, range: .host, instance: instance.id, ownsChain: ownsChain)
        append(.component(use, end: 0, count: 0), place.context)
        let entry = entries.count - 1
        let before = elementCount
        content(HostPlace(context: place.context, frame: instance.frame))
        close(component: entry, before)
    }

    /// The place of an iteration of a loop, counted from 0; nil when loops have gone round too often.
    package func iteration(_ index: Int, at place: HostPlace) -> HostPlace? {
        guard machine.spendIteration(.host, place.frame) else { return nil }
        let frame = machine.copyFrame(place.frame)
        machine.frames[frame.index].scope = add(.iteration(Int64(index), in: machine.frames[place.frame.index].scope))
        return HostPlace(context: place.context, frame: frame)
    }

    /// The place of a slot's content: what is around it is as where it is shown, names and states as where it was given.
    package func slot(givenAt definition: HostPlace, at place: HostPlace) -> HostPlace {
        HostPlace(context: place.context, frame: slotFrame(definition.frame, calledFrom: place.frame))
    }

    /// Reports two items of a loop that have one id.
    package func reportDuplicate(_ identity: String?, _ first: Int, _ second: Int) {
        machine.log.add(.duplicateIdentity(identity, first, second, .host))
    }

    // MARK: Live screens

    /// Whether anything is kept of places from one evaluation to the next.
    package var isLive: Bool { machine.isLive }

    /// The place inside another one that a number tells apart from its neighbours; the same where nothing is kept of it.
    package func step(_ number: Int32, at place: HostPlace) -> HostPlace {
        guard machine.isLive else { return place }
        let frame = machine.copyFrame(place.frame)
        machine.frames[frame.index].place = machine.place(
            .hostStep(number), in: machine.frames[place.frame.index].place)
        return HostPlace(context: place.context, frame: frame)
    }

    /// The number of a place, which is the same in every evaluation of a live screen; nil where nothing is kept of it.
    package func number(of place: HostPlace) -> UInt32? {
        machine.isLive ? machine.frames[place.frame.index].place.raw : nil
    }

    // MARK: Texts

    /// The string of a text at a place.
    package func string(_ pieces: [HostText<Double>.Piece], isKey: Bool, at place: HostPlace) -> String {
        string(pieces, isKey: isKey, environment(at: place).locale)
    }

    // MARK: The root

    /// A maker for a host's content in an environment, and the place of its root.
    package static func forHost(_ environment: EnvironmentValues, _ assets: AssetProvider) -> (
        maker: ContentMaker, root: HostPlace
    ) {
        let machine = Machine<Double>(Program(), EvaluationBudget())
        let maker = ContentMaker(machine, LayoutTreeBuilder<Double>(), ImageAssets(assets))
        let frame = machine.makeRoot(environment, frameSize: 0)
        let context = ContentContext(chain: nil, environment: EnvironmentID(0))
        return (maker, HostPlace(context: context, frame: frame))
    }

    /// Makes the tree of content; several elements stand in a vertical stack.
    package func makeScreen(_ content: HostContent<Double>, at root: HostPlace) -> EvaluatedScreen {
        makeRoot(.host(content, root.frame), .host)
        return EvaluatedScreen(self)
    }
}

extension SourceRange {
    /// The range of what no source file says.
    static let host = SourceRange(file: FileID(0), start: 0, end: 0)
}
