import ViewLayout

/// What a binding leads to: a place in storage, or a value that never changes.
package struct StorageReference<S: LayoutScalar>: Sendable {
    /// Where the path begins.
    enum Root: Sendable {
        /// An index into the machine's storage.
        case storage(Int32)
        case constant(Value<S>)
        /// Outside the storage.
        case host(HostBinding<S>)
    }

    /// A step to a part of the value.
    enum Step: Equatable, Sendable {
        case field(Int32)
        case element(Int64)
        /// An element of a loop's array, where it was when the loop was made.
        case item(Int64, LoopItem<S>)

        static func == (a: Step, b: Step) -> Bool {
            switch (a, b) {
            case (.field(let a), .field(let b)): a == b
            case (.element(let a), .element(let b)): a == b
            case (.item(_, let a), .item(_, let b)): a.identity == b.identity
            default: false
            }
        }
    }

    let root: Root
    var steps: [Step]

    /// Whether a reference leads to the same place as another one; of constants that is not known.
    func leads(where other: StorageReference) -> Bool {
        switch (root, other.root) {
        case (.storage(let a), .storage(let b)): a == b && steps == other.steps
        case (.host(let a), .host(let b)): a === b && steps == other.steps
        default: false
        }
    }
}
