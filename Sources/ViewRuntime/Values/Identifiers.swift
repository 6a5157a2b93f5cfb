import ViewBase

/// Tags of the ids of what an evaluation makes.
package enum FrameTag {}
enum InstanceTag {}
enum EnvironmentTag {}
enum ScopeTag {}
enum ChainTag {}
enum PlaceTag {}

/// One activation of a declaration's locals: a component, an iteration, a call.
package typealias FrameID = ID<FrameTag>
/// One use of a component.
typealias InstanceID = ID<InstanceTag>
/// A value of the environment that places share.
typealias EnvironmentID = ID<EnvironmentTag>
/// A place that names are printed below.
typealias ScopeID = ID<ScopeTag>
/// The modifiers of one expression, carried to the elements that they apply to.
typealias ChainID = ID<ChainTag>
/// A place in the tree: the way to it from the root, which is the same in every evaluation.
typealias PlaceID = ID<PlaceTag>
