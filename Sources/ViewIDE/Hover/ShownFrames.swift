import ViewBase
import ViewCompiler
import ViewLayout
import ViewTree

/// The frames that a file's first preview gives to what its source writes.
struct ShownFrames {
    /// One node of the layout by the offset at which its source begins.
    struct Shown {
        let origin: SourceRange
        let node: ReportNode
    }

    /// What is shown: a preview's title or a view's name.
    let title: String
    let proposedWidth: Double?
    let proposedHeight: Double?
    /// In order of place; those of one place in the order of the layout.
    private let shown: [Shown]

    init(_ report: Report) {
        title = report.view
        proposedWidth = report.proposedWidth
        proposedHeight = report.proposedHeight
        var found: [Shown] = []
        for node in report.nodes {
            if let origin = node.origin { found.append(Shown(origin: origin, node: node)) }
        }
        let order = found.indices.sorted {
            let (a, b) = (found[$0].origin, found[$1].origin)
            return (a.file, a.start, $0) < (b.file, b.start, $1)
        }
        shown = order.map { found[$0] }
    }

    /// The nodes whose source begins at an offset.
    func nodes(at offset: Int, in file: FileID) -> [ReportNode] {
        var low = 0
        var high = shown.count
        while low < high {
            let middle = (low + high) / 2
            let origin = shown[middle].origin
            if (origin.file, Int(origin.start)) < (file, offset) { low = middle + 1 } else { high = middle }
        }
        var nodes: [ReportNode] = []
        while low < shown.count, shown[low].origin.file == file, Int(shown[low].origin.start) == offset {
            nodes.append(shown[low].node)
            low += 1
        }
        return nodes
    }
}

extension EditorSnapshot {
    /// Lays out what hovers and hints speak of.
    public func prepareFrames(in window: WindowSize?) { _ = frames(in: window) }

    /// What the first file's first preview shows, else its last view, in the window stated; nil where the program has
    /// errors or the view cannot be shown without arguments.
    func frames(in window: WindowSize?) -> ShownFrames? {
        if let known = shownFrames.first(where: { $0.window == window }) { return known.frames }
        // What cannot be shown is kept too: to find that out may have taken a loop to its limit.
        let frames = laidOutFrames(in: window)
        shownFrames.append((window, frames))
        return frames
    }

    private func laidOutFrames(in window: WindowSize?) -> ShownFrames? {
        guard entry != nil, !compilation.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        var options = EvaluationOptions()
        if let window { options.sizes = [window] }
        guard let outcome = try? compilation.layout(options) else { return nil }
        return outcome.reports.first.map { ShownFrames($0) }
    }
}

extension Rect<Double> {
    /// `320×48`
    var sizeText: String { Decimal.text(ShownFrames.rounded(width)) + "×" + Decimal.text(ShownFrames.rounded(height)) }

    /// `0 26  320×48`, rounded to hundredths.
    var text: String {
        Decimal.text(ShownFrames.rounded(x)) + " " + Decimal.text(ShownFrames.rounded(y)) + "  " + sizeText
    }
}

extension ShownFrames {
    static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
