import ViewBase
import ViewIR
import ViewLayout

enum FrameTag {}
enum InstanceTag {}
enum EnvironmentTag {}

/// One activation of a declaration's locals: a component, an iteration, a call.
typealias FrameID = ID<FrameTag>
/// One use of a component.
typealias InstanceID = ID<InstanceTag>
/// A value of the environment that places share.
typealias EnvironmentID = ID<EnvironmentTag>

/// The locals of one activation. A slot is assigned once in an activation, so all that refers to it shares it.
struct Frame<S: LayoutScalar>: Sendable {
    var locals: [Value<S>]
    let instance: InstanceID
    /// Where the names written here are printed below.
    var scope: ScopeID
}

/// One use of a component, or the root.
struct Instance: Sendable {
    /// Nil for a preview and for a file's constants.
    let view: ViewID?
    let parent: InstanceID?
    /// What `env` reads.
    let environment: EnvironmentID
    /// The position of the view's first state in storage.
    var firstState: Int
    /// The instances around this one.
    let depth: Int
    /// The frame that the view's own pieces and actions see.
    let frame: FrameID
}
