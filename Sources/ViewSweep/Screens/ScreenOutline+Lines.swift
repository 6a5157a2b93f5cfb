import ViewLayout

extension ScreenOutline {
    /// How far the frames, followed for a step, lie from those of another outline of the same structure; infinity where
    /// that has other nodes, or something has no end in only one of both.
    func distance(for step: Double, to other: ScreenOutline) -> Double {
        greatest(beside: other) { own, number in
            let distance = (own.after(step) - number.value).magnitude
            return distance.isNaN ? own.value == number.value ? 0 : .infinity : distance
        }
    }

    /// Whether the frames change as those of another outline of the same structure do.
    func isParallel(to other: ScreenOutline) -> Bool {
        greatest(beside: other) { own, number in
            let difference = (own.growth - number.growth).magnitude
            return difference.isNaN ? .infinity : difference
        } <= 1e-9
    }

    /// The outline with the growth of another one of the same structure.
    func following(_ other: ScreenOutline) -> ScreenOutline {
        merged(with: other) { own, number in Slope(value: own.value, growth: number.growth) }
    }

    /// The outline with the growth that leads, over a step, to another one of the same structure; none where that has
    /// other nodes.
    func leading(over step: Double, to other: ScreenOutline) -> ScreenOutline {
        merged(with: other) { own, number in
            Slope(value: own.value, growth: step > 0 ? (number.value - own.value) / step : 0)
        }
    }

    private func greatest(beside other: ScreenOutline, _ difference: (Slope, Slope) -> Double) -> Double {
        guard frames.count == other.frames.count else { return .infinity }
        var result = 0.0
        for index in frames.indices {
            let (a, b) = (frames[index], other.frames[index])
            result = max(
                result, difference(a.x, b.x), difference(a.y, b.y), difference(a.width, b.width),
                difference(a.height, b.height))
        }
        return result
    }

    private func merged(with other: ScreenOutline, _ merge: (Slope, Slope) -> Slope) -> ScreenOutline {
        guard frames.count == other.frames.count else { return self }
        var result = self
        for index in frames.indices {
            let (a, b) = (frames[index], other.frames[index])
            result.frames[index] = Rect(
                x: merge(a.x, b.x), y: merge(a.y, b.y), width: merge(a.width, b.width),
                height: merge(a.height, b.height))
        }
        return result
    }
}
