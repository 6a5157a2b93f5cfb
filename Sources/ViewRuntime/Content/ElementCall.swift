import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// An element of the catalogue with its arguments evaluated.
struct ElementCall<S: LayoutScalar> {
    let rule: ElementRule
    /// The name that reports show.
    let kind: String
    /// What the program's call gives, a run of its arguments; none for a host's call.
    let given: IDList
    let range: SourceRange
    /// One value a parameter of the row's overload; `none` where it is left out and has no value.
    let arguments: [Value<S>]
    let frame: FrameID
    /// The environment inside its modifiers.
    let environment: EnvironmentID

    /// An argument; `none` where it is left out.
    func argument(_ index: Int) -> Value<S> { index < arguments.count ? arguments[index] : .none }
}
