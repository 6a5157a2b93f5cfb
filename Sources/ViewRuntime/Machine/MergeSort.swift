/// Sorting that keeps equal elements as they were and takes no more than n log n comparisons, whatever they answer.
enum MergeSort {
    /// The positions 0 to `count` in the order that `isBefore` says.
    static func order(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
        var order = Array(0..<count)
        var scratch = order
        var width = 1
        while width < count {
            var start = 0
            while start < count {
                merge(order, into: &scratch, start, min(start + width, count), min(start + 2 * width, count), isBefore)
                start += 2 * width
            }
            swap(&order, &scratch)
            width *= 2
        }
        return order
    }

    private static func merge(
        _ source: [Int], into target: inout [Int], _ start: Int, _ middle: Int, _ end: Int,
        _ isBefore: (Int, Int) -> Bool
    ) {
        var left = start
        var right = middle
        for place in start..<end {
            if left < middle, right >= end || !isBefore(source[right], source[left]) {
                target[place] = source[left]
                left += 1
            } else {
                target[place] = source[right]
                right += 1
            }
        }
    }
}
