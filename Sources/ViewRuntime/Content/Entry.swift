import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

enum ChainTag {}

/// The modifiers of one expression, carried to the elements that they apply to.
typealias ChainID = ID<ChainTag>

/// An element, a component's beginning, or a value that shows itself: what a block of content comes to.
struct Entry<S: LayoutScalar> {
    /// What stands here.
    enum Kind {
        /// A row of the catalogue that makes nodes.
        case element(ElementNodeID, FrameID)
        /// A value that shows itself: joined texts, a shape, a colour.
        case value(Value<S>, SourceRange)
        /// The use of a component, nil for the root's; what it holds follows up to `end` and makes `count` elements.
        case component(ElementNodeID?, InstanceID, end: Int, count: Int)
    }

    var kind: Kind
    /// The modifiers around it: those that are not its own, but a component's own too.
    let chain: ChainID?
    /// The environment inside those modifiers.
    let environment: EnvironmentID
}

/// The modifiers that are written on one expression.
struct Chain {
    /// The modifiers around these: of the `Group`, the loop or the component that the expression stands in.
    let parent: ChainID?
    /// The run of the maker's calls, from the outermost in.
    let calls: Range<Int>
    /// The name of what the innermost modifier stands on; nil where it has none.
    let name: Name?
    /// Whether that name belongs to a component's own node instead of each element in it.
    let namesComponent: Bool
    /// Where the names in the chain are printed below.
    let scope: ScopeID
    /// The environment inside the modifiers.
    let environment: EnvironmentID
}

/// A modifier with its arguments evaluated.
struct ModifierCall<S: LayoutScalar> {
    /// The position in the program's modifiers.
    let modifier: Int
    let rule: ModifierRule
    /// One value a parameter of the row's overload; `none` where it is left out and has no value; nil if one failed.
    let arguments: [Value<S>]?
    let frame: FrameID
    /// The environment around it.
    let environment: EnvironmentID
    /// The name given after the modifier.
    let name: Name?

    /// An argument; `none` where it is left out.
    func argument(_ index: Int) -> Value<S> {
        guard let arguments, index < arguments.count else { return .none }
        return arguments[index]
    }
}
