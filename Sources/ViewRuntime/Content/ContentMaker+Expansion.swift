import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// From blocks to entries: groups, branches, loops, slots and components opened.
extension ContentMaker {
    /// Expands what a slot was given, and returns the entries' start and how many elements they make.
    func expand(
        _ content: Value<S>, arguments: [Value<S>] = [], _ environment: EnvironmentID, _ range: SourceRange
    ) -> (start: Int, count: Int) {
        let start = entries.count
        elementCount = 0
        openCount = -1
        push(content, arguments, range, ContentContext(chain: nil, environment: environment))
        expandAll()
        return (start, elementCount)
    }

    /// Expands children of one container, which minds no count of them unless one is given; returns the entries' start.
    func expandChildren(countedIn count: Int32 = -1, _ begin: () -> Void) -> Int {
        let start = entries.count
        elementCount = 0
        openCount = count
        makesRuns = true
        begin()
        expandAll()
        makesRuns = false
        return start
    }

    /// Expands what stands where one child does, and returns the entries' start and how many elements they make.
    func expandPlace(_ begin: () -> Void) -> (start: Int, count: Int) {
        openCount = -1
        beginCount(.place)
        let place = openCount
        let start = expandChildren(countedIn: place, begin)
        if place >= 0 { counts[Int(place)].elements = elementCount }
        return (start, elementCount)
    }

    /// Expands the items of data, one use of `body` each.
    func expand(
        data: Value<S>, key: Value<S>, body: Value<S>, _ place: ExpressionID, _ frame: FrameID,
        _ environment: EnvironmentID
    ) -> (start: Int, count: Int) {
        let start = entries.count
        elementCount = 0
        openCount = -1
        let context = ContentContext(chain: nil, environment: environment)
        begin(data: data, key: key, body: body, place, frame, context)
        expandAll()
        return (start, elementCount)
    }

    func expandAll() {
        while let work = expansion.popLast(), !machine.isStopped {
            switch work {
            case .items(let next, let end, let frame, let context):
                guard next < end else { continue }
                expansion.append(.items(next: next + 1, end: end, frame, context))
                expand(item: next, frame, context)
            case .element(let id, let frame, let context): expand(id, frame, context)
            case .loop(let index): iterate(index)
            case .endOfComponent(let entry, let before):
                close(component: entry, before)
                endCount(elementCount - before)
            case .endOfRun(let entry, let instances, let before): close(run: entry, instances, before)
            }
        }
        expansion.removeAll(keepingCapacity: true)
        loops.removeAll(keepingCapacity: true)
    }

    private func expand(item: Int, _ frame: FrameID, _ context: ContentContext) {
        switch program.items[item] {
        case .element(let element): expand(element, frame, context)
        case .conditional(let conditional):
            beginRun(.items(next: item, end: item + 1, frame, context), context)
            push(machine.choose(conditional, frame), frame, context)
        case .selection(let selection):
            beginRun(.items(next: item, end: item + 1, frame, context), context)
            push(machine.choose(selection, frame), frame, context)
        case .constant(let local, let value): machine.assign(local, machine.evaluate(value, frame), frame)
        case .reader(let reader):
            append(.reader(reader, frame, context), context)
            elementCount += 1
        }
    }

    // MARK: Blocks

    private func push(_ choice: Choice, _ frame: FrameID, _ context: ContentContext) {
        guard case .body(.content(let block)) = choice else { return }
        push(block, frame, context)
    }

    func push(_ block: BlockID, _ frame: FrameID, _ context: ContentContext) {
        let items = program.blocks[block].items.range
        expansion.append(.items(next: items.lowerBound, end: items.upperBound, frame, context))
    }

    /// Continues with what a slot's value calls, with arguments; nil makes nothing.
    func push(_ content: Value<S>, _ arguments: [Value<S>], _ range: SourceRange, _ context: ContentContext) {
        switch content {
        case .content(.block(let block), let frame):
            push(block, bind(program.blocks[block].parameters, arguments, frame), context)
        case .content(.piece(let index), let frame):
            push(piece: Int(index), arguments, machine.copyFrame(frame), context)
        case .host(let content, let frame): content.expand(arguments, HostPlace(context: context, frame: frame))
        case .some(let value): push(value, arguments, range, context)
        case .element, .texts, .shape, .color: show(content, range, context)
        default: break
        }
    }

    /// The frame for one more activation of a block with arguments; the block's own where it has none.
    private func bind(_ parameters: [LocalID], _ arguments: [Value<S>], _ frame: FrameID) -> FrameID {
        if parameters.isEmpty { return frame }
        let inner = machine.copyFrame(frame)
        for index in parameters.indices where index < arguments.count {
            machine.assign(parameters[index], arguments[index], inner)
        }
        return inner
    }

    private func push(piece index: Int, _ arguments: [Value<S>], _ frame: FrameID, _ context: ContentContext) {
        guard let view = machine.instances[machine.frames[frame.index].instance.index].view else { return }
        let piece = program.views[view].pieces[index]
        for position in piece.parameters.indices {
            let parameter = piece.parameters[position]
            if position < arguments.count {
                machine.assign(parameter.local, arguments[position], frame)
            }
        }
        push(piece.body, frame, context)
    }

    // MARK: Elements

    private func expand(_ id: ElementNodeID, _ frame: FrameID, _ context: ContentContext) {
        let element = program.elements[id]
        guard machine.spendNodes(1, element.range, machine.frames[frame.index].instance) else { return }
        if case .catalog(let row, let overload) = element.kind {
            let rule = RuleTable.elements[row.index][overload].rule
            guard isOpened(rule) else {
                append(.element(id, frame), context)
                if rule != .empty { elementCount += 1 }
                return
            }
        }
        beginRun(.element(id, frame, context), context)
        open(element, id, frame, context)
    }

    /// Whether an element of the catalogue is what it holds.
    private func isOpened(_ rule: ElementRule) -> Bool {
        switch rule {
        case .group, .section, .titledSection, .forEach: true
        default: false
        }
    }

    /// Continues with what an element holds or uses.
    private func open(_ element: ElementNode, _ id: ElementNodeID, _ frame: FrameID, _ context: ContentContext) {
        let inner = identified(element, frame)
        switch element.kind {
        case .catalog(let row, let overload):
            open(RuleTable.elements[row.index][overload], element, frame, inner, context)
        case .component(let view): open(component: view, id, inner, in: frame, context)
        case .piece(let index):
            let own = machine.copyFrame(frame)
            machine.frames[own.index].place = place(of: id, in: inner)
            bind(piece: index, element, from: frame, to: own)
            push(piece: index, [], own, wrap(element, frame, context))
        case .slot(let expression):
            let content = machine.evaluate(expression, frame)
            push(
                scoped(content, id, inner), slotArguments(element, frame), element.range, wrap(element, frame, context))
        case .value(let expression):
            show(machine.evaluate(expression, frame), element.range, wrap(element, frame, context))
        }
    }

    /// Continues with what a group, a section or a loop holds.
    private func open(
        _ entry: RuleTable.Element, _ element: ElementNode, _ frame: FrameID, _ inner: FrameID,
        _ context: ContentContext
    ) {
        switch entry.rule {
        case .group:
            guard let slot = slot(element, inner) else { return }
            push(slot, [], element.range, wrap(element, frame, context))
        case .forEach: open(loop: element, entry.parameters, inner, context)
        default: open(section: element, entry, inner, context)
        }
    }

    /// The frame inside an element's `.id(…)`; the same where it has none, or no place is kept.
    func identified(_ element: ElementNode, _ frame: FrameID) -> FrameID {
        guard machine.isLive else { return frame }
        var inner: FrameID?
        for index in element.modifiers.range.reversed() {
            guard case .catalog(let row, let overload) = program.modifiers[index].kind,
                RuleTable.modifiers[row.index][overload].rule == .id,
                case .expression(let value) = argument(0, program.modifiers[index].arguments)
            else { continue }
            let copy = inner ?? machine.copyFrame(frame)
            machine.frames[copy.index].place = machine.place(
                .identified(index, Identity(machine.evaluate(value, frame))), in: machine.frames[copy.index].place)
            inner = copy
        }
        return inner ?? frame
    }

    /// The place of what an element expression uses.
    func place(of id: ElementNodeID, in frame: FrameID) -> PlaceID {
        machine.place(.use(id), in: machine.frames[frame.index].place)
    }

    func append(_ kind: Entry<S>.Kind, _ context: ContentContext) {
        entries.append(Entry(kind: kind, chain: context.chain, environment: context.environment))
    }

    /// The rule of an element of the catalogue; nil for others.
    func rule(_ id: ElementNodeID) -> ElementRule? {
        guard case .catalog(let row, let overload) = program.elements[id].kind else { return nil }
        return RuleTable.elements[row.index][overload].rule
    }

    /// Adds a value that shows itself.
    private func show(_ value: Value<S>, _ range: SourceRange, _ context: ContentContext) {
        switch value {
        case .element(let id, let frame): expansion.append(.element(id, frame, context))
        case .some(let wrapped): show(wrapped, range, context)
        case .string, .texts, .shape, .color:
            append(.value(value, range), context)
            elementCount += 1
        default: break
        }
    }

    /// Continues with a section's header, content and footer.
    private func open(
        section element: ElementNode, _ entry: RuleTable.Element, _ frame: FrameID, _ context: ContentContext
    ) {
        guard let arguments = arguments(element.arguments, entry.parameters, frame, keys: entry.keys) else { return }
        let inner = wrap(element, frame, context)
        if entry.rule == .titledSection {
            show(arguments[0], element.range, inner)
            push(arguments[1], [], element.range, inner)
            return
        }
        // What is to come first is pushed last.
        for parameter in [2, 0, 1] { push(arguments[parameter], [], element.range, inner) }
    }

    /// What the one slot of an element was given.
    private func slot(_ element: ElementNode, _ frame: FrameID) -> Value<S>? {
        element.arguments.range.last.map { value(of: program.arguments[$0].value, frame) }
    }

    private func slotArguments(_ element: ElementNode, _ frame: FrameID) -> [Value<S>] {
        element.arguments.range.map { value(of: program.arguments[$0].value, frame) }
    }

    private func bind(piece index: Int, _ element: ElementNode, from frame: FrameID, to inner: FrameID) {
        guard let view = machine.instances[machine.frames[frame.index].instance.index].view else { return }
        bind(program.views[view].pieces[index].parameters, element.arguments, from: frame, to: inner)
    }

    /// Sets parameters to what a call gives, left-out ones to their defaults, which see those before them.
    func bind(_ parameters: [Parameter], _ arguments: IDList, from frame: FrameID, to inner: FrameID) {
        for index in parameters.indices {
            let parameter = parameters[index]
            if let given = argument(index, arguments) {
                machine.assign(parameter.local, value(of: given, frame), inner)
            } else if let defaultValue = parameter.defaultValue {
                machine.assign(parameter.local, machine.evaluate(defaultValue, inner), inner)
            } else {
                machine.assign(parameter.local, .none, inner)
            }
        }
    }

    /// A slot's content, its names told apart by the iterations of the component that calls it.
    private func scoped(_ content: Value<S>, _ id: ElementNodeID, _ caller: FrameID) -> Value<S> {
        guard case .content(let target, let frame) = content else { return content }
        let iterations = iterations(of: caller)
        if iterations.isEmpty, !machine.isLive { return content }
        let inner = machine.copyFrame(frame)
        machine.frames[inner.index].place = place(of: id, in: caller)
        enter(iterations, inner)
        return .content(target, inner)
    }

    /// The iterations of its component that a frame is in, the innermost first.
    private func iterations(of frame: FrameID) -> [(index: Int64, scope: ScopeID)] {
        let instance = machine.instances[machine.frames[frame.index].instance.index]
        let outermost = machine.frames[instance.frame.index].scope
        var next = machine.frames[frame.index].scope
        var iterations: [(index: Int64, scope: ScopeID)] = []
        while next != outermost, case .iteration(let index, let outer) = scopes[next.index] {
            iterations.append((index, next))
            next = outer
        }
        return iterations
    }

    /// Puts a frame into iterations, given the innermost first.
    private func enter(_ iterations: [(index: Int64, scope: ScopeID)], _ frame: FrameID) {
        for iteration in iterations.reversed() {
            let scope = add(.iteration(iteration.index, in: machine.frames[frame.index].scope))
            machine.frames[frame.index].scope = scope
            if let identity = identities[iteration.scope] { identities[scope] = identity }
        }
    }

    /// The frame of a slot that was given in one frame, where another calls it.
    func slotFrame(_ given: FrameID, calledFrom caller: FrameID) -> FrameID {
        let inner = machine.copyFrame(given)
        machine.frames[inner.index].place = machine.frames[caller.index].place
        enter(iterations(of: caller), inner)
        return inner
    }
}
