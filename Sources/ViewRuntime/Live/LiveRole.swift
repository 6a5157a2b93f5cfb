import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// What a node does when something happens.
enum LiveRole<S: LayoutScalar> {
    // Controls.

    /// Runs a handler.
    case button(Value<S>)
    /// Opens an address, or nothing.
    case link(Value<S>)
    /// Turns a binding round.
    case toggle(Value<S>)
    case slider(LiveNumber<S>)
    case stepper(LiveNumber<S>)
    /// Handlers upwards and downwards, nil for none, and of the beginning and end of a change.
    case handlerStepper(up: Value<S>, down: Value<S>, onEditing: Value<S>)
    /// The binding of a text or a number, and the format of a number.
    case field(LiveField<S>)

    // Shapes.

    /// An element that takes hits inside an outline only, or on the line that it is drawn with.
    case shape(FrameOutline, HitBand?)
    /// Takes hits in the whole of an outline, and nothing outside.
    case contentShape(FrameOutline)
    /// Cuts off what lies outside an outline.
    case clip(FrameOutline)
    /// Takes no hits at or below the node.
    case untouchable
    /// Shows nothing at or below the node, and takes no hits.
    case transparent
    /// Draws what it holds turned or in another size, perhaps by numbers that follow an input.
    case transform(DrawTransform, follows: Bool)

    // Handlers.

    case tap(count: Int64, Value<S>)
    /// Runs when typing ends in a field of text.
    case submit(Value<S>)
    case focused(LiveFocusBinding<S>)
    case appear(Value<S>)
    case disappear(Value<S>)
    /// A value, whether the handler also runs at the beginning, and whether it is given the new value alone.
    case change(of: Value<S>, ExpressionID?, isInitial: Bool, takesNew: Bool, Value<S>)
    /// The value whose change starts it again, and the handler.
    case task(of: Value<S>, Value<S>)
    /// An animation, nil for none, and the value whose change it is for; nil for any change.
    case animation(Animation?, of: Value<S>?)
    case transition(Transition)
}
