import ViewBase
import ViewCatalog
import ViewLayout

/// What is left to make into nodes, kept on a stack of its own.
enum EmissionWork<S: LayoutScalar> {
    /// Entries up to `end`; the modifiers up to `stop` are open already. The entries from `owned` on are dropped at the
    /// end.
    case entries(next: Int, end: Int, stop: ChainID?, owned: Int?)
    case close
    /// The end of a unit, and how many uses of components there were before it.
    case leave(unit: Int32, instances: Int)
    /// The children that a slot's content makes.
    case children(Value<S>, EnvironmentID, SourceRange)
    /// The one child that a slot's content makes, several of them in a stack.
    case place(Value<S>, ImplicitStack, EnvironmentID, SourceRange)
    /// The child of a header or row in its part, if the content makes one.
    case part(Value<S>, ChildRole, EnvironmentID, SourceRange)
    /// A text, in the environment given.
    case title(String, EnvironmentID, SourceRange)
    /// A picture and a title beside it, as the style of labels there says, reported at a place.
    case label(icon: LabelIcon<S>, LabelContent<S>, EnvironmentID, SourceRange)
    /// The picture of a label.
    case icon(LabelIcon<S>, EnvironmentID)
    /// A part of a control that reports do not show.
    case fixture(Fixture<S>)
    /// A style that fills the space of what it lies behind or before.
    case style(StyleFill)
}
