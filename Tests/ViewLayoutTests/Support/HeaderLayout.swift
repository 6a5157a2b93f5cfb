import ViewLayout

/// The header as a layout of three views by hand: what `HeaderStack` grew from.
struct HeaderLayout {
    let spacing: Double

    func install(in provider: TestProvider, for node: NodeID) {
        provider.sizes[node] = { proposal, subviews in
            let heights = (0..<subviews.count).map { subviews.size($0, .unspecified).height }
            return Size(width: proposal.width.isNaN ? 10 : proposal.width, height: heights.max() ?? 0)
        }
        provider.placements[node] = { size, _, subviews in
            let leading = subviews.size(0, .unspecified)
            let trailing = subviews.size(2, .unspecified)
            let box = Size(
                width: max(leading.width, trailing.width), height: max(leading.height, trailing.height))
            let middle = size.height / 2
            subviews.place(0, at: Point(x: 0, y: middle), anchor: .leading, proposal: ProposedSize(box))
            subviews.place(2, at: Point(x: size.width, y: middle), anchor: .trailing, proposal: ProposedSize(box))
            subviews.place(
                1, at: Point(x: size.width / 2, y: middle), anchor: .center,
                proposal: ProposedSize(width: size.width - 2 * (box.width + spacing), height: size.height))
        }
    }
}
