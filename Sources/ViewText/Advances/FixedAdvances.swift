/// The advances of `fixed` metrics at a size: round parts of an em that anyone can add up by hand.
struct FixedAdvances {
    /// 0.6 em.
    let narrow: Int64
    /// 1 em.
    let wide: Int64

    init(size: Double) {
        narrow = Nano.from(size * 6 / 10)
        wide = Nano.from(size)
    }

    /// A cluster's advance; none for one of zero-width scalars only.
    func advance(_ cluster: ArraySlice<TextScalar>, _ kind: ClusterKind) -> Int64 {
        if kind.contains(.wide) { return wide }
        for scalar in cluster where !scalar.properties.isZeroWidth { return narrow }
        return 0
    }
}
