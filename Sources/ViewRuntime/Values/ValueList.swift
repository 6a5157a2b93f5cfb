import ViewLayout

/// The elements of an array or the fields of a record, and how many such lists lie within each other.
package struct ValueList<S: LayoutScalar>: Sendable {
    private(set) var elements: [Value<S>]
    /// 1 for a list that holds no lists; after a change it may be that of an element that is gone.
    private(set) var depth: Int32

    init(_ elements: [Value<S>]) {
        self.elements = elements
        var deepest: Int32 = 0
        for element in elements { deepest = max(deepest, element.depth) }
        depth = deepest + 1
    }

    mutating func append(_ element: Value<S>) {
        elements.append(element)
        depth = max(depth, element.depth + 1)
    }

    /// Changes an element where it is; whatever `change` gives is given on.
    mutating func change(_ index: Int, _ change: (inout Value<S>) -> Bool) -> Bool {
        let isDone = change(&elements[index])
        depth = max(depth, elements[index].depth + 1)
        return isDone
    }

    /// More levels would let the release of a value run out of stack.
    static var greatestDepth: Int32 { 1_000 }
}

extension Value {
    /// How many lists lie within each other in the value.
    var depth: Int32 {
        switch self {
        case .array(let list), .record(_, let list): list.depth
        case .some(let value), .pair(_, let value): value.depth
        default: 0
        }
    }
}
