/// `aspectRatio`, `scaledToFit`, `scaledToFill`.
///
/// Apple: View/aspectRatio(_:contentMode:); objc.io 2022-03-29 "Aspect ratios"; a nil axis takes no part even when
/// filling, as in a scroll view (stackotter/swiftui-layout-edge-cases).
extension LayoutEngine {
    /// What the child is offered; nil while its ideal size is being worked out.
    func aspectOffer(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> ProposedSize<S>? {
        if proposal.width.isUnspecified, proposal.height.isUnspecified { return proposal }
        let aspect = storage.pointee.aspects[nodes[node].payload]
        var base = Size(width: aspect.ratio, height: S(1))
        if aspect.ratio.isUnspecified {
            guard let ideal = size(onlyChild(node), .unspecified) else { return nil }
            base = ideal.width.isIdentical(to: ideal.height) ? Size(width: S(1), height: S(1)) : ideal
        }
        guard less(.zero, base.width), less(.zero, base.height), base.isFinite else { return proposal }
        var scale = S.unspecified
        for axis in [Axis.horizontal, .vertical] where proposal[axis].isFinite {
            let share = proposal[axis] / base[axis]
            scale = scale.isUnspecified ? share : aspect.fills ? larger(scale, share) : smaller(scale, share)
        }
        scale = scale.or(.infinity)
        return ProposedSize(raw: base.width * scale, base.height * scale)
    }

    func measuredAspectRatio(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        guard let inner = aspectOffer(node, proposal) else { return nil }
        return size(onlyChild(node), inner)
    }

    func arrangedAspectRatio(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        guard let inner = aspectOffer(node, proposal) else { return false }
        return item(onlyChild(node), inner, .zero, .zero)
    }

    func prepareAspectRatio(_ node: NodeIndex) {
        takeOver(node, from: onlyChild(node))
        nodes[node].flags.formUnion(.probes)
    }
}
