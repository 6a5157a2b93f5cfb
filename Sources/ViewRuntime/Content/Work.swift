import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// The modifiers and the environment that expanded content stands in.
struct ContentContext {
    let chain: ChainID?
    let environment: EnvironmentID
}

/// What is left to expand, kept on a stack of its own so that no nesting of content runs out of the machine's.
enum ExpansionWork {
    /// The items of a block.
    case items(next: Int, end: Int, FrameID, ContentContext)
    case element(ElementNodeID, FrameID, ContentContext)
    /// The iterations of a loop, by its place among those that run.
    case loop(Int)
    /// The end of a component whose entry is given, with the elements there were before it.
    case endOfComponent(entry: Int, elementsBefore: Int)
}

/// A `ForEach` on its way.
struct Loop<S: LayoutScalar> {
    let source: Value<S>
    /// What the elements are bindings into, where the source is a binding.
    let binding: StorageReference<S>?
    let body: Value<S>
    let count: Int64
    var position: Int64 = 0
    let context: ContentContext
    let place: ExpressionID
}

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

/// A style behind or before an element.
struct StyleFill {
    let isCircle: Bool
    /// The edges at which it runs into the safe area.
    let edges: EdgeSet
    let environment: EnvironmentID
}
