/// The end of a unit: a stretch of clusters in which no line breaks unless it is wider than the line.
struct UnitEnd {
    /// Where the unit's text ends, before its trailing spaces.
    let content: Int64
    /// The cluster at which the unit's text ends.
    let contentClusterIndex: Int32
    /// The cluster at which the unit ends.
    let clusterIndex: Int32

    var contentCluster: Int { Int(contentClusterIndex) }
    var cluster: Int { Int(clusterIndex) }
}
