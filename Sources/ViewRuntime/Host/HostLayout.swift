import ViewLayout

/// How a host lays out a container of its own.
package final class HostLayout<S: LayoutScalar>: @unchecked Sendable {
    let size: (_ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Size<S>
    let place: (_ size: Size<S>, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Void

    package init(
        size: @escaping (_ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Size<S>,
        place: @escaping (_ size: Size<S>, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Void
    ) {
        self.size = size
        self.place = place
    }
}
