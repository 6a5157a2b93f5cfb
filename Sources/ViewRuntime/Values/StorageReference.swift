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
    enum Step: Sendable {
        case field(Int32)
        case element(Int64)
    }

    let root: Root
    var steps: [Step]
}
