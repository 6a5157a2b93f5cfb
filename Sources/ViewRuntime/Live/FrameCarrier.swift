import ViewBase
import ViewIR
import ViewLayout

/// Takes values that hold on to frames, such as texts and closures, from one evaluation to the next.
final class FrameCarrier<S: LayoutScalar> {
    private let old: Machine<S>
    private let new: Machine<S>
    /// By the old ids. What is around everything has the same in each evaluation.
    @exclusivity(unchecked) private var frames: [FrameID: FrameID] = [:]
    @exclusivity(unchecked) private var instances: [InstanceID: InstanceID] = [:]

    /// A carrier between machines whose first frames and instances are the same things.
    init(from old: Machine<S>, to new: Machine<S>, sharing shared: Int) {
        self.old = old
        self.new = new
        for index in 0..<shared {
            frames[FrameID(index)] = FrameID(index)
            instances[InstanceID(index)] = InstanceID(index)
        }
    }

    /// A value as the new machine has it.
    func carry(_ value: Value<S>) -> Value<S> {
        guard holdsFrames(value) else { return value }
        switch value {
        case .some(let inner): return .some(carry(inner))
        case .array(let list): return .array(ValueList(list.elements.map { carry($0) }))
        case .record(let record, let fields): return .record(record, ValueList(fields.elements.map { carry($0) }))
        case .pair(let offset, let element): return .pair(offset, carry(element))
        case .texts(let texts): return .texts(texts.map { carry($0) })
        case .shape(let rule, let arguments): return .shape(rule, arguments.map { carry($0) })
        case .element(let element, let frame): return .element(element, carry(frame))
        case .closure(let closure, let frame): return .closure(closure, carry(frame))
        case .content(let target, let frame): return .content(target, carry(frame))
        case .handler(let target, let frame): return .handler(target, carry(frame))
        default: return value
        }
    }

    /// Whether a value holds on to frames somewhere.
    private func holdsFrames(_ value: Value<S>) -> Bool {
        switch value {
        case .element, .closure, .content, .handler: return true
        case .some(let inner), .pair(_, let inner): return holdsFrames(inner)
        case .record(_, let fields): return fields.elements.contains { holdsFrames($0) }
        case .texts(let parts), .shape(_, let parts): return parts.contains { holdsFrames($0) }
        case .array(let list):
            for element in list.elements {
                switch element {
                // The elements of one array are of one type.
                case .bool, .int, .double, .string, .enumeration, .symbol: return false
                default: if holdsFrames(element) { return true }
                }
            }
            return false
        default: return false
        }
    }

    private func carry(_ id: FrameID) -> FrameID {
        if let known = frames[id] { return known }
        let frame = old.frames[id.index]
        let result = new.makeFrame(0, InstanceID(0), ScopeID(0), frame.place)
        frames[id] = result
        new.frames[result.index] = Frame(
            locals: frame.locals.map { carry($0) }, instance: carry(frame.instance), scope: ScopeID(0),
            place: frame.place)
        return result
    }

    /// An instance stands for itself: what it was made in is gone, its states stand where they did.
    private func carry(_ id: InstanceID) -> InstanceID {
        if let known = instances[id] { return known }
        let instance = old.instances[id.index]
        let result = InstanceID(new.instances.count)
        instances[id] = result
        new.instances.append(new.instances[0])
        new.instances[result.index] = Instance(
            view: instance.view, parent: InstanceID(0), environment: EnvironmentID(0), firstState: instance.firstState,
            depth: instance.depth, frame: carry(instance.frame))
        return result
    }
}
