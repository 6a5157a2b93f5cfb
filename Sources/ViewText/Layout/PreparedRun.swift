/// The measures of one run that lines need.
struct PreparedRun {
    /// The run's clusters end here.
    let endCluster: Int
    let ascent: Int64
    let descent: Int64
    /// Space above a line that follows another.
    let lead: Int64
    /// The width of "…" in the run's font.
    let ellipsis: Int64
    /// The width of a hyphen shown at a soft hyphen.
    let hyphen: Int64

    /// The index of the run a cluster belongs to, the last one's for the end of the text.
    static func index(of cluster: Int, in runs: [PreparedRun]) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].endCluster > cluster { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
