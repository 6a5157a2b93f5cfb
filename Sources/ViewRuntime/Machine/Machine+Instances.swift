import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Uses of components and what belongs to them.
extension Machine {
    /// The place of everything that belongs to no component: files' constants, a preview.
    func makeRoot(_ environment: EnvironmentValues, frameSize: Int) -> FrameID {
        environments.append(environment)
        instances.append(
            Instance(
                view: nil, parent: nil, environment: EnvironmentID(0), firstState: 0, depth: 0, frame: FrameID(0)))
        return makeFrame(frameSize, InstanceID(0), ScopeID(0), PlaceID(0))
    }

    /// A new use of a view; nil, reported, when views nest too deeply. Its parameters and states are not set yet.
    func makeInstance(
        _ view: ViewID, in parent: InstanceID, _ environment: EnvironmentID, _ scope: ScopeID, _ place: PlaceID,
        _ range: SourceRange
    ) -> (id: InstanceID, frame: FrameID)? {
        let id = InstanceID(instances.count)
        let depth = instances[parent.index].depth + 1
        let frame = FrameID(frames.count)
        instances.append(
            Instance(
                view: view, parent: parent, environment: environment, firstState: storage.count, depth: depth,
                frame: frame))
        guard depth <= budget.viewDepth else {
            stop(.viewsNestTooDeeply(budget.viewDepth, chain: chain(id), range))
            return nil
        }
        _ = makeFrame(program.views[view].frameSize, id, scope, place)
        return (id, frame)
    }

    /// A new use of a host's component; nil, reported, when views nest too deeply.
    func makeHostInstance(
        in parent: InstanceID, _ environment: EnvironmentID, _ scope: ScopeID, _ place: PlaceID
    ) -> (id: InstanceID, frame: FrameID)? {
        let id = InstanceID(instances.count)
        let depth = instances[parent.index].depth + 1
        guard depth <= budget.viewDepth else {
            stop(.viewsNestTooDeeply(budget.viewDepth, chain: chain(parent), .host))
            return nil
        }
        instances.append(
            Instance(
                view: nil, parent: parent, environment: environment, firstState: storage.count, depth: depth,
                frame: FrameID(frames.count)))
        return (id, makeFrame(0, id, scope, place))
    }

    /// Gives the states of a use of a view their first values, in order; `given` ones instead of their own.
    func makeStates(_ instance: InstanceID, _ given: (Int) -> Value<S>?) {
        guard let view = instances[instance.index].view else { return }
        let frame = instances[instance.index].frame
        let home = makeHome(at: frames[frame.index].place, count: program.views[view].states.count)
        instances[instance.index].firstState = home.first
        if home.isKept { return }
        let states = program.views[view].states
        makeFirstValues(view, frame, at: home.first) { index in
            memory?.restoration?.value(of: states[index], in: instance, self) ?? given(index)
        }
    }

    /// Where in storage the states of a place stand, and whether they have their values from before.
    func makeHome(at place: PlaceID, count: Int) -> (first: Int, isKept: Bool) {
        if let home = memory?.home(of: place, count: count) {
            if home.isNews, let carrier {
                for index in home.first..<home.first + count { storage[index] = carrier.carry(storage[index]) }
            }
            return (home.first, true)
        }
        if let first = memory?.reuse(count: count) {
            memory?.settle(place, at: first, count: count)
            return (first, false)
        }
        let first = storage.count
        storage.append(contentsOf: repeatElement(.invalid, count: count))
        memory?.settle(place, at: first, count: count)
        return (first, false)
    }

    /// The place that a step leads to; the root's where nothing is kept.
    func place(_ step: PlaceStep, in outer: PlaceID) -> PlaceID { memory?.place(step, in: outer) ?? outer }
}
