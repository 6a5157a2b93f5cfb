import ViewLayout

/// What a host does when something happens.
package final class HostHandler<S: LayoutScalar>: @unchecked Sendable {
    let run: (_ arguments: [Value<S>]) -> Void

    package init(_ run: @escaping (_ arguments: [Value<S>]) -> Void) { self.run = run }
}
