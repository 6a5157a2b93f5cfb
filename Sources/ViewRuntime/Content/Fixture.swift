import ViewLayout
import ViewTree

/// A part of a control beside its label, which reports do not show.
enum Fixture<S: LayoutScalar> {
    /// Free space of at least a length.
    case gap(S)
    /// A switch, a spinner: of one size. Without a look it is free space.
    case box(Size<S>, ControlLook?)
    /// A bar: as wide as it is offered.
    case bar(idealWidth: S, height: S, ControlLook)
}
