import ViewLayout

/// The elements of an array or the fields of a record, and how many such lists lie within each other.
package struct ValueList<S: LayoutScalar>: Sendable {
    let elements: [Value<S>]
    /// 1 for a list that holds no lists.
    let depth: Int32

    init(_ elements: [Value<S>]) {
        self.elements = elements
        var deepest: Int32 = 0
        for element in elements { deepest = max(deepest, element.depth) }
        depth = deepest + 1
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
