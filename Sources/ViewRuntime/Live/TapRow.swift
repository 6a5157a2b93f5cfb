import ViewBase
import ViewLayout

/// Taps that follow each other on one element.
struct TapRow {
    /// What a tap reached while something inside waited for more taps.
    struct Reached {
        let place: PlaceID
        let point: Point<Double>
        /// The last tap that it takes, counted from 1.
        let last: Int64
    }

    /// The innermost gesture.
    let place: PlaceID
    private(set) var count: Int64 = 0
    /// What happens if no tap follows.
    private(set) var reached: [Reached] = []

    init(at place: PlaceID) { self.place = place }

    mutating func add() { count += 1 }

    /// Notes what takes the last taps, unless another tap follows, in the place of what has taken them before.
    mutating func reach(_ place: PlaceID, taking taps: Int64, at point: Point<Double>) {
        reached.removeAll { $0.last > count - taps }
        reached.append(Reached(place: place, point: point, last: count))
    }
}
