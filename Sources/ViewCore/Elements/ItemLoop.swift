import ViewRuntime

/// Content for each item of a collection, items told apart by their identities.
struct ItemLoop<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    /// Adds the content of all items; two with one identity are reported.
    func add(to place: ViewPlace) {
        checkIdentities(place)
        for (index, item) in data.enumerated() {
            guard let inner = place.iteration(index, id(item)) else { return }
            inner.add { content(item) }
        }
    }

    private func checkIdentities(_ place: ViewPlace) {
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(data.count)
        for (index, item) in data.enumerated() {
            let identity = id(item)
            if let first = seen.updateValue(index, forKey: identity) {
                place.host.maker.reportDuplicate("\(identity)", first, index)
                return
            }
        }
    }
}
