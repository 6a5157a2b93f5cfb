/// A grapheme cluster of a prepared text: where it starts and what it is.
struct TextCluster {
    let scalarIndex: Int32
    let byteIndex: Int32
    var kind: ClusterKind

    init(scalar: Int, byte: Int, kind: ClusterKind) {
        scalarIndex = Int32(truncatingIfNeeded: scalar)
        byteIndex = Int32(truncatingIfNeeded: byte)
        self.kind = kind
    }

    /// Its first scalar's index.
    var scalar: Int { Int(scalarIndex) }
    /// Its first byte's index.
    var byte: Int { Int(byteIndex) }
}
