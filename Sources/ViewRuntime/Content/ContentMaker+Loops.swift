import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// `ForEach`, and the items of `WholeItemRow`.
extension ContentMaker {
    /// Begins a `ForEach`: parameters 0 data, 1 key path, 2 content.
    func open(
        loop element: ElementNode, _ parameters: [RuleTable.Parameter], _ frame: FrameID, _ context: ContentContext
    ) {
        guard let arguments = arguments(element.arguments, parameters, frame),
            let place = dataExpression(element.arguments)
        else { return }
        begin(
            data: arguments[0], key: arguments[1], body: arguments[2], place, frame, wrap(element, frame, context))
    }

    /// The expression of the data, where its errors are shown.
    func dataExpression(_ given: IDList) -> ExpressionID? {
        guard case .expression(let expression) = argument(0, given) else { return nil }
        return expression
    }

    /// Begins a loop over data; what the items make joins the running expansion.
    func begin(
        data: Value<S>, key: Value<S>, body: Value<S>, _ place: ExpressionID, _ frame: FrameID,
        _ context: ContentContext
    ) {
        var source = data
        var binding: StorageReference<S>?
        if case .binding(let reference) = data {
            binding = reference
            source = machine.read(data, place)
        }
        guard let count = machine.count(of: source) else { return }
        checkIdentities(source, key, count, place, frame)
        loops.append(
            Loop(
                source: source, binding: binding, key: key, body: body, count: count, context: context, place: place))
        expansion.append(.loop(loops.count - 1))
    }

    /// Goes on to the next item.
    func iterate(_ index: Int) {
        let position = loops[index].position
        guard position < loops[index].count else {
            loops.removeLast()
            return
        }
        let loop = loops[index]
        guard case .content(let target, let frame) = loop.body, machine.spendIteration(program.range(loop.place), frame)
        else {
            return
        }
        loops[index].position += 1
        expansion.append(.loop(index))
        let value = machine.element(of: loop.source, at: position)
        let item = loop.binding.map { machine.item(of: $0, at: position, value, key: loop.key) } ?? value
        let inner = machine.copyFrame(frame)
        machine.frames[inner.index].scope = add(.iteration(position, in: machine.frames[frame.index].scope))
        if machine.isLive {
            var identity = Identity(machine.identified(value, loop.key))
            if case .nothing = identity { identity = .position(position) }
            machine.frames[inner.index].place = machine.place(
                .item(loop.place, identity), in: machine.frames[frame.index].place)
            identities[machine.frames[inner.index].scope] = identity
        }
        push(.content(target, inner), [item], program.range(loop.place), loop.context)
    }

    /// Reports the first item whose id an earlier one has; the numbers of a range are different by themselves.
    private func checkIdentities(
        _ source: Value<S>, _ key: Value<S>, _ count: Int64, _ place: ExpressionID, _ frame: FrameID
    ) {
        guard let elements = source.elements, machine.spend(elements.count, place, frame) else { return }
        var seen: [Identity: Int] = [:]
        seen.reserveCapacity(elements.count)
        for index in elements.indices {
            let identity = Identity(machine.identified(elements[index], key))
            if case .nothing = identity { continue }
            if let first = seen.updateValue(index, forKey: identity) {
                machine.log.add(.duplicateIdentity(identity.text, first, index, program.range(place)))
                return
            }
        }
    }
}
