import ViewText

/// Text: measured by the text module, whose answers hold for a range of proposals.
///
/// Apple: Text, View/lineLimit(_:), View/truncationMode(_:), View/minimumScaleFactor(_:); ViewText says how lines break.
extension LayoutEngine {
    /// The answer of a text.
    func textSize(_ info: LayoutNode, _ proposal: ProposedSize<S>) -> Size<S> {
        if let kept = keptSize(info.slot, proposal) { return kept }
        let measure = textMeasure(info.payload, proposal)
        let width = measure.isAsWideAsOffered ? proposal.width : S(measure.width)
        let size = Size(width: width, height: S(measure.height))
        keep(info.slot, proposal, size)
        return size
    }

    /// How a text is set for a proposal.
    func textMeasure(_ payload: UInt32, _ proposal: ProposedSize<S>) -> TextMeasure {
        let texts = storage.pointee.texts
        let width = proposal.width.specified?.ahead
        let height = proposal.height.specified?.ahead
        if let known = texts[payload].known(width: width, height: height) {
            noteRanges(known, proposal)
            return known
        }
        state.pointee.counters.textMeasures += 1
        let measure = texts[payload].text.measure(width: width, height: height)
        texts[payload].keep(measure)
        noteRanges(measure, proposal)
        return measure
    }

    private func noteRanges(_ measure: TextMeasure, _ proposal: ProposedSize<S>) {
        noteRange(proposal.width, measure.widthsFrom, measure.widthsBelow)
        noteRange(proposal.height, measure.heightsFrom, measure.heightsBelow)
    }

    /// The place of a baseline.
    func textBaseline(_ payload: UInt32, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>) -> S {
        let measure = textMeasure(payload, proposal)
        return S(guide == .firstTextBaseline ? measure.firstBaseline : measure.lastBaseline)
    }

    private func noteRange(_ proposed: S, _ from: Double, _ below: Double) {
        guard !proposed.isUnspecified else { return }
        S.holds(proposed, from: from, below: below, &state.pointee.comparisons)
    }
}
