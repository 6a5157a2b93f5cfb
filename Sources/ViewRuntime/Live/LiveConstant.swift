import ViewBase
import ViewIR

/// A constant of a component in use, as something that is worked out again by itself.
struct LiveConstant {
    let instance: InstanceID
    let local: LocalID
    let value: ExpressionID
    /// Where it is worked out.
    let frame: FrameID
    /// The unit that the component is used in; -1 for none.
    let outer: Int32
}
