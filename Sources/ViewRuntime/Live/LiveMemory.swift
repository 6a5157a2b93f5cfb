import ViewBase
import ViewIR
import ViewLayout

/// What a screen keeps from one evaluation to the next: its places, and where in storage their states stand.
final class LiveMemory<S: LayoutScalar> {
    private struct Key: Hashable {
        let outer: PlaceID
        let step: PlaceStep
    }

    /// Where a place's states stand.
    fileprivate struct Home {
        var first: Int32
        var count: Int32
        /// The last evaluation in which the place was there.
        var evaluation: Int
    }

    /// Which states there are.
    struct Inventory {
        /// By place; nil for one without states.
        fileprivate var homes: [Home?] = [nil]
        /// By their number: the beginnings of runs of storage that no place uses any more.
        fileprivate var free: [[Int]] = []
        fileprivate var evaluation = 0
    }

    @exclusivity(unchecked) private var places: [Key: PlaceID] = [:]
    @exclusivity(unchecked) private var placeCount = 1
    /// The texts shown so far.
    let texts = PreparedTexts()
    /// What is typed in the field with the focus, if that is one of a number.
    @exclusivity(unchecked) var draft: LiveDraft<S>?
    /// What gives states their first values; nil where these are the program's.
    @exclusivity(unchecked) var restoration: Restoration?
    /// Which states there are, to be put back with storage.
    @exclusivity(unchecked) var inventory = Inventory()

    /// The place that a step leads to.
    func place(_ step: PlaceStep, in outer: PlaceID) -> PlaceID {
        let key = Key(outer: outer, step: step)
        if let known = places[key] { return known }
        let place = PlaceID(placeCount)
        placeCount += 1
        places[key] = place
        return place
    }

    /// Where the states of a place stand, if it has as many, and whether this evaluation has not asked before.
    func home(of place: PlaceID, count: Int) -> (first: Int, isNews: Bool)? {
        guard place.index < inventory.homes.count, let home = inventory.homes[place.index], home.count == count else {
            return nil
        }
        inventory.homes[place.index]?.evaluation = inventory.evaluation
        return (Int(home.first), home.evaluation != inventory.evaluation)
    }

    /// A run of storage that nothing uses; nil for none.
    func reuse(count: Int) -> Int? { count < inventory.free.count ? inventory.free[count].popLast() : nil }

    /// Notes where the states of a place stand.
    func settle(_ place: PlaceID, at first: Int, count: Int) {
        while inventory.homes.count <= place.index { inventory.homes.append(nil) }
        inventory.homes[place.index] = Home(
            first: Int32(first), count: Int32(count), evaluation: inventory.evaluation)
    }

    /// Lets the next sweep give up the states of a place, unless the place is there again.
    func abandon(_ place: PlaceID) {
        guard place.index < inventory.homes.count else { return }
        inventory.homes[place.index]?.evaluation = -1
    }

    /// Gives up the states of a place.
    private func leave(_ place: PlaceID, _ storage: inout [Value<S>]) {
        guard place.index < inventory.homes.count, let home = inventory.homes[place.index] else { return }
        inventory.homes[place.index] = nil
        let count = Int(home.count)
        for index in 0..<count { storage[Int(home.first) + index] = .invalid }
        while inventory.free.count <= count { inventory.free.append([]) }
        if count > 0 { inventory.free[count].append(Int(home.first)) }
    }

    /// Begins an evaluation, which says which places there are.
    func beginEvaluation() { inventory.evaluation += 1 }

    /// Gives up the states of places that the evaluation did not come to, or that have been abandoned.
    func sweep(_ storage: inout [Value<S>]) {
        for place in inventory.homes.indices {
            guard let home = inventory.homes[place], home.evaluation != inventory.evaluation else { continue }
            leave(PlaceID(place), &storage)
        }
    }
}
