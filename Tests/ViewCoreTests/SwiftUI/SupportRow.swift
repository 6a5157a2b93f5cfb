import ViewCore

/// What a row of whole items came to: which items, and badges by their counts, stand in sight.
struct SupportRow {
    private let report: LayoutReport

    init(_ report: LayoutReport) { self.report = report }

    var width: CGFloat { report.frame(of: "row")?.width ?? 0 }

    var items: [Int] { (0..<10).filter { isSeen("item[\($0)]") } }

    var badges: [Int] { (1..<11).filter { isSeen("badge[\($0 - 1)]") } }

    func frame(_ name: String) -> CGRect? { report.frame(of: name) }

    private func isSeen(_ name: String) -> Bool { (report.frame(of: name)?.minX ?? -10_000) > -1000 }
}
