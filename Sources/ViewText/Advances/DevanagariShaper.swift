/// The advances of Devanagari in thousandths of an em of Noto Sans Devanagari, with an approximation of its conjuncts.
///
/// A consonant before a virama and another consonant is a half form, 0.62 of its width; a ra that starts a conjunct
/// stands above it and one that ends it below, so neither takes width.
struct DevanagariShaper {
    let isBold: Bool

    /// Whether a scalar has an entry in the table.
    static func covers(_ scalar: UInt32) -> Bool { scalar >= 0x900 && scalar <= 0x97F }

    /// The advance of the scalar at an index of a cluster.
    func thousandths(_ index: Int, in cluster: ArraySlice<TextScalar>) -> Double {
        let whole = Double(
            PackedTable(NotoTable.devanagari).two(2 * Int(cluster[index].value - 0x900) + (isBold ? 1 : 0)))
        if isRa(cluster[index]) && isVirama(index - 1, cluster) { return 0 }
        guard isVirama(index + 1, cluster), index + 2 < cluster.endIndex, isConsonant(cluster[index + 2]) else {
            return whole
        }
        if isRa(cluster[index]) && index == cluster.startIndex { return 0 }
        return isRa(cluster[index + 2]) ? whole : whole * 0.62
    }

    private func isRa(_ scalar: TextScalar) -> Bool { scalar.value == 0x930 }

    private func isVirama(_ index: Int, _ cluster: ArraySlice<TextScalar>) -> Bool {
        cluster.indices.contains(index) && cluster[index].value == 0x94D
    }

    private func isConsonant(_ scalar: TextScalar) -> Bool { scalar.properties.clusterClass == .consonant }
}
