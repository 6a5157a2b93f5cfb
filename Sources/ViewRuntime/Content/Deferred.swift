import ViewBase
import ViewIR
import ViewLayout

/// What the provider builds or answers for one node of the tree.
struct Deferred<S: LayoutScalar> {
    /// What is asked of the node.
    enum Kind {
        /// Content given the number of hidden items; nil for the default badge.
        case badge(Value<S>?)
        /// Content given a geometry reader's proxy.
        case geometry(Value<S>)
        /// Content that reads a row's counts; modifiers up to the chain are open already.
        case reader(CountReaderID, FrameID, ContentContext, stop: ChainID?)
        /// A closure from dimensions to a guide's place.
        case guide(ClosureCall)
        /// A closure from a container's length and an axis to a length.
        case length(ClosureCall)
        /// The same of a host.
        case hostReader(HostReader<S>, stop: ChainID?)
        case hostGuide(HostGuide<S>)
        case hostLength(HostLength<S>)
        /// How a host lays the node's children out.
        case layout(HostLayout<S>)
    }

    let kind: Kind
    let environment: EnvironmentID
    /// The expression that is named where the content goes wrong.
    let range: SourceRange
    /// The instance that the node belongs to.
    let instance: InstanceID
    /// The unit that the node is part of; -1 for none.
    let unit: Int32
}
