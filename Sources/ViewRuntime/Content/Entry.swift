import ViewBase
import ViewIR
import ViewLayout

/// An element, a component's beginning, or a value that shows itself: what a block of content comes to.
struct Entry<S: LayoutScalar> {
    /// What stands here.
    enum Kind {
        /// A row of the catalogue that makes nodes.
        case element(ElementNodeID, FrameID)
        /// A row of the catalogue whose arguments a host has evaluated.
        indirect case call(ElementCall<S>)
        /// A container that a host lays out.
        indirect case layout(HostLayoutCall<S>)
        /// A value that shows itself: joined texts, a shape, a colour.
        case value(Value<S>, SourceRange)
        /// Content that is made once a row's count is known.
        case reader(CountReaderID, FrameID, ContentContext)
        /// The same of a host.
        indirect case hostReader(HostReader<S>)
        /// The use of a component; what it holds follows up to `end` and makes `count` elements.
        case component(ComponentUse, end: Int, count: Int)
        /// A unit of any number of elements; what it holds follows up to `end`.
        case run(unit: Int32, end: Int)
    }

    var kind: Kind
    /// The modifiers around it: those that are not its own, but a component's own too.
    let chain: ChainID?
    /// The environment inside those modifiers.
    let environment: EnvironmentID
}
