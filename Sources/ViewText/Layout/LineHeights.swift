/// The vertical measures of one line.
struct LineHeights {
    var ascent: Int64
    var descent: Int64
    /// Space above the line if it follows another.
    var lead: Int64

    var height: Int64 { ascent + descent }

    /// Measures that hold both lines'.
    func union(_ other: LineHeights) -> LineHeights {
        LineHeights(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent), lead: max(lead, other.lead))
    }
}

extension PreparedRun {
    var heights: LineHeights { LineHeights(ascent: ascent, descent: descent, lead: lead) }
}

extension PreparedText {
    /// The measures of a line: those of its runs together, or of the run an empty line stands in.
    func heights(_ start: Int, _ end: Int) -> LineHeights {
        guard runs.count > 1 else { return runs.first?.heights ?? LineHeights(ascent: 0, descent: 0, lead: 0) }
        var index = run(at: start)
        var result = runs[index].heights
        while runs[index].endCluster < end && index + 1 < runs.count {
            index += 1
            result = result.union(runs[index].heights)
        }
        return result
    }

    /// The run of a cluster; the last one's for the end of the text.
    func run(at cluster: Int) -> Int { PreparedRun.index(of: cluster, in: runs) }
}
