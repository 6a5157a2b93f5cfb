import ViewLayout

/// A host's function from a container's length along an axis to a length in it.
///
/// Safe: only the thread of the host that made it uses it; it is `Sendable` since values of the program are.
package final class HostLength<S: LayoutScalar>: @unchecked Sendable {
    let length: (_ container: S, _ axis: Axis) -> S

    package init(_ length: @escaping (_ container: S, _ axis: Axis) -> S) { self.length = length }
}
