import ViewLayout

/// A binding of a host: a value that is read and changed outside the evaluator's storage.
///
/// Safe: only the thread of the host that made it uses it; it is `Sendable` since values of the program are.
package final class HostBinding<S: LayoutScalar>: @unchecked Sendable {
    let get: () -> Value<S>
    let set: (Value<S>) -> Void

    package init(get: @escaping () -> Value<S>, set: @escaping (Value<S>) -> Void) {
        self.get = get
        self.set = set
    }
}
