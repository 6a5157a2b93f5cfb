import ViewBase
import ViewIR

/// The use of a component, as its node is reported.
struct ComponentUse {
    let kind: String
    /// The expression in the program; nil for the root and for a host's component.
    let element: ElementNodeID?
    let range: SourceRange
    let instance: InstanceID
    /// Whether the innermost of the modifiers around it is its own, so that a name there is the component's.
    let ownsChain: Bool
}
