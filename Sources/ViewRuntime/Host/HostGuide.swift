import ViewLayout

/// A host's function from the dimensions of an element to the place of a guide.
///
/// Safe: only the thread of the host that made it uses it; it is `Sendable` since values of the program are.
package final class HostGuide<S: LayoutScalar>: @unchecked Sendable {
    let place: (ViewDimensions<S>) -> S

    package init(_ place: @escaping (ViewDimensions<S>) -> S) { self.place = place }
}
