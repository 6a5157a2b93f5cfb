/// The order in which the levels of one line stand from left to right: rules L1 and L2 of UAX #9.
enum BidiOrder {
    /// L1: separators, and the white space before them and at the end, are of the paragraph's level.
    static func reset(_ levels: inout [UInt8], _ classes: [BidiClass], base: UInt8) {
        var isTrailing = true
        for index in classes.indices.reversed() {
            switch classes[index] {
            case .paragraphSeparator, .segmentSeparator:
                isTrailing = true
                levels[index] = base
            case .whiteSpace, .popIsolate, .leftIsolate, .rightIsolate, .firstStrongIsolate:
                if isTrailing { levels[index] = base }
            case .boundaryNeutral, .leftEmbedding, .leftOverride, .rightEmbedding, .rightOverride, .popFormat: break
            default: isTrailing = false
            }
        }
    }

    /// L2: the indices of levels from left to right.
    static func visual(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        let highest = levels.max() ?? 0
        let lowest = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
        var level = highest
        while level >= lowest {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count && levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end + 1
            }
            level -= 1
        }
        return order
    }
}
