import ViewLayout

/// Content that comes from outside a program: from a host, such as a library of views.
///
/// Safe: only the thread of the host that made it uses it; it is `Sendable` since values of the program are.
package final class HostContent<S: LayoutScalar>: @unchecked Sendable {
    /// Adds the content's entries at a place, given arguments as a program's slot is.
    let expand: (_ arguments: [Value<S>], _ place: HostPlace) -> Void

    package init(_ expand: @escaping (_ arguments: [Value<S>], _ place: HostPlace) -> Void) { self.expand = expand }
}
