/// How many elements something makes, where what stands around them minds whether that is one.
struct LiveCount {
    /// Who minds.
    enum Kind {
        /// A unit that is made alike whatever it makes.
        case run
        /// A component: its modifiers stand around one element, but in each of several.
        case component
        /// What holds one child: several stand in a stack there.
        case place
    }

    let kind: Kind
    /// What is counted there too, by its number; -1 for nothing.
    let outer: Int32
    /// The unit that it is made with; -1 for none.
    let unit: Int32
    var elements = 0

    /// Whether the nodes around the elements stay as they are where there are others.
    func allows(_ other: Int) -> Bool {
        switch kind {
        case .run: true
        case .component: (elements == 1) == (other == 1)
        case .place: min(elements, 2) == min(other, 2)
        }
    }
}
