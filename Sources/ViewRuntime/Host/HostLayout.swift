import ViewLayout

/// How a host lays out a container of its own.
///
/// Safe: only the thread of the host that made it uses it; it is `Sendable` since values of the program are.
package final class HostLayout<S: LayoutScalar>: @unchecked Sendable {
    let size: (_ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Size<S>
    let place: (_ size: Size<S>, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Void
    let spacing: (_ subviews: LayoutSubviews<S>) -> SpacingPreferences<S>?
    let guide:
        (
            _ guide: AlignmentGuide, _ size: Size<S>, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>
        ) -> S?

    package init(
        size: @escaping (_ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Size<S>,
        place: @escaping (_ size: Size<S>, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Void,
        spacing: @escaping (_ subviews: LayoutSubviews<S>) -> SpacingPreferences<S>?,
        guide:
            @escaping (
                _ guide: AlignmentGuide, _ size: Size<S>, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>
            ) -> S?
    ) {
        self.size = size
        self.place = place
        self.spacing = spacing
        self.guide = guide
    }
}
