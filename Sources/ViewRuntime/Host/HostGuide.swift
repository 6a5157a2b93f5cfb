import ViewLayout

/// A host's function from the dimensions of an element to the place of a guide.
package final class HostGuide<S: LayoutScalar>: @unchecked Sendable {
    let place: (ViewDimensions<S>) -> S

    package init(_ place: @escaping (ViewDimensions<S>) -> S) { self.place = place }
}
