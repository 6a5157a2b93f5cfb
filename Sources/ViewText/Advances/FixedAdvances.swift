/// The advances of `fixed` metrics: tenths of an em that anyone can add up by hand.
enum FixedAdvances {
    /// The tenths of an em a cluster takes.
    static func tenths(_ cluster: ArraySlice<UInt32>, _ kind: ClusterKind) -> Int {
        if kind.contains(.wide) { return 10 }
        for scalar in cluster where !ScalarProperties(scalar).isZeroWidth { return 6 }
        return 0
    }

    /// The length of tenths of an em at a size.
    static func length(_ tenths: Int, size: Double) -> Int64 { Nano.from(size * Double(tenths) / 10) }
}
