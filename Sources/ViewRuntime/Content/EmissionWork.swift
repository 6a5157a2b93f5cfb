import ViewBase
import ViewCatalog
import ViewLayout

/// What is left to make into nodes, kept on a stack of its own.
enum EmissionWork<S: LayoutScalar> {
    /// Entries up to `end`; the modifiers up to `stop` are open already. The entries from `owned` on are dropped at the
    /// end.
    case entries(next: Int, end: Int, stop: ChainID?, owned: Int?)
    case close
    /// The children that a slot's content makes.
    case children(Value<S>, EnvironmentID, SourceRange)
    /// The one child that a slot's content makes, several of them in a stack.
    case place(Value<S>, ImplicitStack, EnvironmentID, SourceRange)
    /// The child of a header or row in its part, if the content makes one.
    case part(Value<S>, ChildRole, EnvironmentID, SourceRange)
    /// A style that fills the space of what it lies behind or before.
    case style(StyleFill)
}
