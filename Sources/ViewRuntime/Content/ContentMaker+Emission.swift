import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// From entries to nodes, without recursion however deep they lie.
extension ContentMaker {
    /// Makes nodes until nothing is left to do.
    ///
    /// Once a budget is exhausted nothing is expanded any more, but what is open still gets the children it needs.
    func emitAll() {
        while let work = emission.popLast() {
            switch work {
            case .entries(let next, let end, let stop, let owned): emit(next, end, stop, owned)
            case .close: builder.close()
            case .leave(let unit, let instances): leave(unit: unit, instances)
            case .children(let content, let environment, let range):
                let start = expandChildren {
                    push(content, [], range, ContentContext(chain: nil, environment: environment))
                }
                emission.append(.entries(next: start, end: entries.count, stop: nil, owned: start))
            case .place(let content, let stack, let environment, let range):
                emit(place: content, stack, environment, range)
            case .part(let content, let role, let environment, let range): emit(content, role, environment, range)
            case .style(let fill): emit(fill)
            case .title(let text, let environment, let range): emit(title: text, environment, range)
            case .label(let icon, let title, let environment, let range):
                openLabel(icon, title, environment, range, "Label")
            case .icon(let icon, let environment): emit(icon, environment)
            case .fixture(let fixture): addFixture(fixture)
            }
        }
    }

    /// Makes the nodes from now on stand in the direction of a place.
    func face(_ environment: EnvironmentID) {
        builder.isRightToLeft = self.environment(environment, reading: .layoutDirection).isRightToLeft
    }

    // MARK: Nodes

    /// Notes what reports say of the node just opened or added.
    func register(_ node: NodeID, _ kind: String, _ range: SourceRange?, facts: NodeFacts = NodeFacts()) {
        var info = NodeInfo(kind: kind, name: pendingName.map { path($0) }, origin: range)
        info.facts = facts
        if let place = pendingName {
            if readsNames { namedNodes[place] = node }
            if machine.isLive { namePlaces[node.raw] = place }
        }
        pendingName = nil
        if !pendingHostNotes.isEmpty {
            hostNotes[node.raw] = pendingHostNotes
            pendingHostNotes = []
        }
        infos.append(info)
    }

    /// Notes a node that reports do not show.
    func registerUnseen() { infos.append(NodeInfo(kind: "")) }

    /// Adds something without a size, where a container or modifier needs a child and there is none.
    func addNothing() {
        openNothing()
        builder.close()
    }

    private func openNothing() {
        builder.openStack(.vertical)
        registerUnseen()
        pendingName = nil
    }

    // MARK: Entries

    private func emit(_ next: Int, _ end: Int, _ stop: ChainID?, _ owned: Int?) {
        guard next < end else {
            if let owned { entries.removeLast(entries.count - owned) }
            return
        }
        guard !machine.isStopped else {
            emission.append(.entries(next: end, end: end, stop: stop, owned: owned))
            return addNothing()
        }
        let entry = entries[next]
        switch entry.kind {
        case .component(let use, let last, let count):
            emission.append(.entries(next: last, end: end, stop: stop, owned: owned))
            emit(component: use, entry, next + 1..<last, count, stop)
        case .run(let unit, let last):
            emission.append(.entries(next: last, end: end, stop: stop, owned: owned))
            emit(run: unit, next + 1..<last, entry.environment, stop)
        case .element(let id, let frame):
            emission.append(.entries(next: next + 1, end: end, stop: stop, owned: owned))
            emit(element: id, frame, entry, stop)
        case .call(let call):
            emission.append(.entries(next: next + 1, end: end, stop: stop, owned: owned))
            emit(call, entry, stop)
        case .layout(let call):
            emission.append(.entries(next: next + 1, end: end, stop: stop, owned: owned))
            emit(layout: call, entry, stop)
        case .hostReader(let reader):
            emission.append(.entries(next: next + 1, end: end, stop: stop, owned: owned))
            emit(reader: reader, stop)
        case .value(let value, let range):
            emission.append(.entries(next: next + 1, end: end, stop: stop, owned: owned))
            beginElement()
            livePlace = nil
            open(entry.chain, stop)
            if machine.isLive, let shape = FrameOutline(of: value, self) {
                note(.shape(shape, ink?.band), range, entry.environment, at: PlaceID(0))
            }
            emit(value: value, range, environment(entry.environment, reading: .texts))
        case .reader(let reader, let frame, let context):
            emission.append(.entries(next: next + 1, end: end, stop: stop, owned: owned))
            emit(reader: reader, frame, context, stop)
        }
    }

    /// A component that makes one element stands inside its modifiers; otherwise they go to each element in it.
    private func emit(
        component use: ComponentUse, _ entry: Entry<S>, _ inside: Range<Int>, _ count: Int, _ stop: ChainID?
    ) {
        let isOne = count == 1
        let place = machine.frames[machine.instances[use.instance.index].frame.index].place
        livePlace = (place, use.element)
        if isOne { open(entry.chain, stop) }
        if use.ownsChain, let own = entry.chain { name(chains[own.index].name, chains[own.index].scope) }
        face(machine.instances[use.instance.index].environment)
        if machine.isLive { note(place: place) }
        let node = isOne ? builder.openIdentity() : builder.openGroup()
        register(node, use.kind, use.range)
        emission.append(.close)
        emission.append(
            .entries(next: inside.lowerBound, end: inside.upperBound, stop: isOne ? entry.chain : stop, owned: nil))
    }

    /// Forgets what modifiers said of the element before.
    func beginElement() {
        ink = nil
        isResizable = false
    }

    func emit(element id: ElementNodeID, _ frame: FrameID, _ entry: Entry<S>, _ stop: ChainID?) {
        let element = program.elements[id]
        guard case .catalog(let row, let overload) = element.kind else { return }
        beginUnit(id, frame, entry, stop)
        let rule = RuleTable.elements[row.index][overload]
        beginElement()
        let context = ContentContext(chain: entry.chain, environment: entry.environment)
        let own = makeChain(element, frame, context, false)
        livePlace = (machine.frames[frame.index].place, id)
        open(own ?? entry.chain, stop, isAbsent: rule.rule == .empty)
        let environment = own.map { chains[$0.index].environment } ?? entry.environment
        if let own {
            calls.removeLast(calls.count - chains[own.index].calls.lowerBound)
            chains.removeLast()
        }
        face(environment)
        machine.textPlace = environment
        let inner = identified(element, frame)
        let arguments = arguments(element.arguments, rule.parameters, inner, keys: rule.keys)
        machine.textPlace = nil
        guard let arguments else { return addNothing() }
        let call = ElementCall(
            rule: rule.rule, kind: RuleTable.elementNames[row.index], given: element.arguments, range: element.range,
            arguments: arguments, frame: inner, environment: environment)
        if machine.isLive { note(call, at: place(of: id, in: call.frame)) }
        emit(call)
    }

    // MARK: Places

    /// Makes the one child of a place: several elements stand in a stack, none leaves nothing.
    private func emit(
        place content: Value<S>, _ stack: ImplicitStack, _ environment: EnvironmentID, _ range: SourceRange
    ) {
        let (start, count) = expandPlace {
            push(content, [], range, ContentContext(chain: nil, environment: environment))
        }
        emit(place: start, count, stack, environment, range)
    }

    /// Makes the one child of a place from the entries from `start` on.
    func emit(
        place start: Int, _ count: Int, _ stack: ImplicitStack, _ environment: EnvironmentID, _ range: SourceRange
    ) {
        face(environment)
        if holdsNothing(from: start) {
            openNothing()
            emission.append(.close)
        } else if count != 1 {
            openImplicit(stack, range, isSeen: count > 1)
            emission.append(.close)
        } else if !isSole(from: start) {
            // Units without elements, or an `EmptyView`, may stand beside the one that there is.
            builder.openIdentity()
            registerUnseen()
            emission.append(.close)
        }
        emission.append(.entries(next: start, end: entries.count, stop: nil, owned: start))
    }

    /// Whether the entries from one on are units without elements, if there are any.
    func holdsNothing(from start: Int) -> Bool {
        entries[start...].allSatisfy { entry in
            if case .run = entry.kind { true } else { false }
        }
    }

    /// Whether the entries from one on are one element or component that always is the only one.
    private func isSole(from start: Int) -> Bool {
        switch entries[start].kind {
        case .run: false
        case .component(_, let end, _): end == entries.count
        default: start + 1 == entries.count
        }
    }

    private func openImplicit(_ stack: ImplicitStack, _ range: SourceRange, isSeen: Bool) {
        let kind: String
        switch stack {
        case .vertical, .alongScrollAxis:
            builder.openStack(.vertical)
            kind = "VStack"
        case .horizontal:
            builder.openStack(.horizontal)
            kind = "HStack"
        case .layered:
            builder.openZStack()
            kind = "ZStack"
        }
        if isSeen { infos.append(NodeInfo(kind: kind, origin: range)) } else { registerUnseen() }
    }

    /// Makes a part of a header or row, if there is one.
    private func emit(
        _ content: Value<S>, _ role: ChildRole, _ environment: EnvironmentID, _ range: SourceRange
    ) {
        let (start, count) = expandPlace {
            push(content, [], range, ContentContext(chain: nil, environment: environment))
        }
        guard count > 0 else { return leaveOut(entriesFrom: start) }
        builder.nextChild(is: role)
        emit(place: start, count, .horizontal, environment, range)
    }

    private func emit(title text: String, _ place: EnvironmentID, _ range: SourceRange) {
        face(place)
        add(text: text, range, environment(place), "Text")
    }

    /// Adds a part of a control.
    func addFixture(_ fixture: Fixture<S>) {
        switch fixture {
        case .gap(let length): builder.addSpacer(minLength: length)
        case .box(let size, let look):
            if let look { note(look: .control(look)) }
            builder.addImage(width: size.width, height: size.height)
        case .bar(let width, let height, let look):
            note(look: .control(look))
            builder.addField(idealWidth: width, height: height)
        }
        registerUnseen()
    }

    /// Adds the fill of a style, which reports show as a fact of its modifier.
    private func emit(_ fill: StyleFill) {
        face(fill.environment)
        if !fill.edges.isEmpty {
            builder.openIgnoresSafeArea(fill.edges)
            registerUnseen()
        }
        note(look: .shape(ShapeLook(fill.outline, fill: fill.ink)))
        if fill.outline == .circle { builder.addCircle() } else { builder.addFill() }
        registerUnseen()
        if !fill.edges.isEmpty { builder.close() }
    }

    // MARK: Modifiers

    /// Opens the nodes of a chain and of those around it up to `stop`, from the outermost in.
    func open(_ chain: ChainID?, _ stop: ChainID?, isAbsent: Bool = false) {
        var list: [ChainID] = []
        var next = chain
        while next != stop, let id = next {
            list.append(id)
            next = chains[id.index].parent
        }
        for id in list.reversed() {
            let chain = chains[id.index]
            for index in chain.calls {
                guard machine.spendNodes(1, calls[index].range, instance(calls[index])) else { return }
                name(calls[index].name, chain.scope)
                face(calls[index].environment)
                if isAbsent {
                    openAbsent(calls[index])
                } else {
                    if machine.isLive { note(calls[index]) }
                    if makesLooks { noteLook(calls[index]) }
                    open(calls[index])
                }
            }
            if let note = chain.hostNote { pendingHostNotes.append(note) }
            // The name of a component's own node is no name of the elements in it.
            if !chain.namesComponent { name(chain.name, chain.scope) }
        }
    }

    private func instance(_ call: ModifierCall<S>) -> InstanceID { machine.frames[call.frame.index].instance }

    /// Names the next node.
    private func name(_ name: Name?, _ scope: ScopeID) {
        if let name { pendingName = NamePlace(name: name, scope: scope) }
    }

    /// Opens a modifier around nothing.
    private func openAbsent(_ call: ModifierCall<S>) {
        register(builder.openGroup(), kind(call), call.range)
        emission.append(.close)
    }

    func kind(_ call: ModifierCall<S>) -> String { RuleTable.modifierNames[call.row.index] }
}
