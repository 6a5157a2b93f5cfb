import ViewBase
import ViewIR
import ViewLayout

/// Constants of components.
extension Machine {
    /// Works out a constant of a component that is used in a frame.
    func begin(_ constant: ViewConstant, _ frame: FrameID) {
        guard reads.isRecording else { return assign(constant.local, evaluate(constant.value, frame), frame) }
        let outer = reads.unit
        reads.begin(
            LiveConstant(
                instance: frames[frame.index].instance, local: constant.local, value: constant.value, frame: frame,
                outer: outer))
        assign(constant.local, evaluate(constant.value, frame), frame)
        reads.unit = outer
    }

    /// A frame for a function that reads members of the view that another frame belongs to: what it reads of constants
    /// it works out, as in Swift a computed property is.
    func makeMemberFrame(calledFrom frame: FrameID) -> FrameID {
        let inner = copyFrame(instance(frame).frame)
        frames[inner.index].isLate = true
        guard let view = instance(frame).view else { return inner }
        for constant in program.views[view].constants { assign(constant.local, .invalid, inner) }
        return inner
    }

    /// The value of a constant of the view that has none yet in a frame; invalid for any other local.
    func lateValue(of local: LocalID, _ frame: FrameID) -> Value<S> {
        guard let view = instance(frame).view,
            let constant = program.views[view].constants.first(where: { $0.local == local })
        else { return .invalid }
        let value = evaluate(constant.value, frame)
        assign(local, value, frame)
        return value
    }

    /// Works out a constant again, wherever it is held; whether it is another one now, nil where that cannot be told.
    func workOutAgain(_ number: Int32) -> Bool? {
        let constant = reads.constants[Int(number)]
        let old = frames[constant.frame.index].locals[constant.local.index]
        let outer = reads.unit
        reads.beginAgain(number)
        reads.isRecording = true
        let new = evaluate(constant.value, constant.frame)
        reads.isRecording = false
        reads.unit = outer
        guard !new.isInvalid, !isStopped, isSame(old, old) else { return nil }
        if isSame(old, new) { return false }
        for index in frames.indices where frames[index].instance == constant.instance {
            guard constant.local.index < frames[index].locals.count,
                isSame(frames[index].locals[constant.local.index], old)
            else { continue }
            frames[index].locals[constant.local.index] = new
        }
        return true
    }
}
