import ViewLayout

extension ScreenOutline {
    /// How far numbers may lie beside the line that they follow.
    private static var tolerance: Double { 1e-6 }

    /// Whether the frames, followed for a step, are those of another outline of the same structure.
    func leads(for step: Double, to other: ScreenOutline) -> Bool {
        agrees(with: other) { own, number in
            let difference = own.after(step) - number.value
            return difference.magnitude <= ScreenOutline.tolerance || own.value == number.value
        }
    }

    /// Whether the frames change as those of another outline of the same structure do.
    func isParallel(to other: ScreenOutline) -> Bool {
        agrees(with: other) { own, number in (own.growth - number.growth).magnitude <= 1e-9 }
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

    private func agrees(with other: ScreenOutline, _ isAlike: (Slope, Slope) -> Bool) -> Bool {
        guard frames.count == other.frames.count else { return false }
        for index in frames.indices {
            let (a, b) = (frames[index], other.frames[index])
            guard isAlike(a.x, b.x), isAlike(a.y, b.y), isAlike(a.width, b.width), isAlike(a.height, b.height) else {
                return false
            }
        }
        return true
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
