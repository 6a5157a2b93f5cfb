import ViewIR
import ViewLayout

/// A call of a member while it is carried out.
struct MemberCall<S: LayoutScalar> {
    let receiver: Value<S>
    let arguments: [Value<S>]
    /// The call itself, and the frame it is evaluated in.
    let place: ExpressionID
    let frame: FrameID

    /// An argument; `none` where it is left out.
    func argument(_ index: Int) -> Value<S> { index < arguments.count ? arguments[index] : .none }
}
