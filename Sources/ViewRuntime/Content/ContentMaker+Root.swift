import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// The root of the tree.
extension ContentMaker {
    /// Makes the tree of a preview's block; several elements stand in a vertical stack.
    func makeRoot(_ content: Value<S>, _ range: SourceRange) {
        makesUnits = makesParts
        let (start, count) = expandPlace {
            push(content, [], range, ContentContext(chain: nil, environment: EnvironmentID(0)))
        }
        makeRoot(start, count, range)
    }

    /// Makes the tree of a view that is shown by itself.
    func makeRoot(_ view: ViewID, _ input: EvaluationInput, _ frame: FrameID) {
        let range = program.views[view].header.range
        makesUnits = makesParts
        let (start, count) = expandPlace {
            guard
                let instance = machine.makeInstance(
                    view, in: InstanceID(0), EnvironmentID(0), ScopeID(0), PlaceID(0), range)
            else { return }
            bind(view, input, from: frame, to: instance.frame)
            machine.makeStates(instance.id) { index in
                let given = input.states.last { $0.index == index }
                return given.map { machine.evaluate($0.value, frame) }
            }
            let use = ComponentUse(
                kind: program.names.text(program.views[view].header.name), element: nil, range: range,
                instance: instance.id, ownsChain: false)
            begin(use, ContentContext(chain: nil, environment: EnvironmentID(0)))
        }
        makeRoot(start, count, range)
    }

    /// Whether parts may be made again by themselves: nobody asks the readers of counts for changes.
    private var makesParts: Bool { machine.isLive && !readsNames }

    private func makeRoot(_ start: Int, _ count: Int, _ range: SourceRange) {
        if holdsNothing(from: start) {
            // Nothing at all is still a tree with a root, so that reports have a node.
            openEmptyRoot(range)
            emission.append(.close)
            emission.append(.entries(next: start, end: entries.count, stop: nil, owned: start))
        } else {
            emit(place: start, count, .vertical, EnvironmentID(0), range)
        }
        emitAll()
        makesUnits = false
        linkReaders()
        if machine.isStopped { giveUp(range) }
    }

    private func openEmptyRoot(_ range: SourceRange) { register(builder.openStack(.vertical), "VStack", range) }

    /// Puts an empty tree in the place of one that could not be finished, so that no work goes into it.
    private func giveUp(_ range: SourceRange) {
        builder = LayoutTreeBuilder()
        infos = []
        looks = []
        deferred = [:]
        liveNodes = []
        nodePlaces = []
        units = []
        counts = []
        openEmptyRoot(range)
        builder.close()
    }

    /// Sets the root view's parameters to what is given from outside.
    private func bind(_ view: ViewID, _ input: EvaluationInput, from frame: FrameID, to inner: FrameID) {
        let declaration = program.views[view]
        for index in declaration.parameters.indices {
            let parameter = declaration.parameters[index]
            if let followed = input.followed, followed.parameter == index {
                machine.assign(parameter.local, number(followed.value, for: parameter), inner)
                continue
            }
            let argument = input.arguments.last { $0.index == index }
            let value = value(of: parameter, argument?.value, declaration.header.name, frame, inner)
            machine.assign(parameter.local, value, inner)
        }
    }

    /// A number as a parameter takes it: whole for an `Int`, else one that moves as the input does.
    private func number(_ value: Double, for parameter: Parameter) -> Value<S> {
        program.types.shape(parameter.type) == .int ? .int(Int64(value)) : .double(.moving(value))
    }

    private func value(
        of parameter: Parameter, _ given: ExpressionID?, _ view: Name, _ frame: FrameID, _ inner: FrameID
    ) -> Value<S> {
        let shape = program.types.shape(parameter.type)
        if let given {
            guard case .binding = shape else { return machine.evaluate(given, frame) }
            let home = machine.makeHome(
                at: machine.place(.parameter(parameter.local.index), in: PlaceID(0)), count: 1)
            if !home.isKept { machine.storage[home.first] = machine.evaluate(given, frame) }
            return .binding(StorageReference(root: .storage(Int32(home.first)), steps: []))
        }
        if let defaultValue = parameter.defaultValue { return machine.evaluate(defaultValue, inner) }
        if case .action = shape { return .none }
        if parameter.isOmittable { return .none }
        return machine.fail(
            .missingArgument(program.names.text(parameter.name), program.names.text(view), parameter.range))
    }
}
