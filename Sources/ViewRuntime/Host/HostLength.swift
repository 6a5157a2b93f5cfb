import ViewLayout

/// A host's function from a container's length along an axis to a length in it.
package final class HostLength<S: LayoutScalar>: @unchecked Sendable {
    let length: (_ container: S, _ axis: Axis) -> S

    package init(_ length: @escaping (_ container: S, _ axis: Axis) -> S) { self.length = length }
}
