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
}
