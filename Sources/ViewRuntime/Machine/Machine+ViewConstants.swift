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
