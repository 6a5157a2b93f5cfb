import ViewLayout
import ViewTree

/// What a host does when something happens.
///
/// Safe: only the thread of the host that made it uses it; it is `Sendable` since values of the program are.
package final class HostHandler<S: LayoutScalar>: @unchecked Sendable {
    /// Returns the animation that the changes are made in; nil for none.
    let run: (_ arguments: [Value<S>]) -> Animation?

    package init(_ run: @escaping (_ arguments: [Value<S>]) -> Animation?) { self.run = run }
}
