/// A value that only the host knows, by its number there: what a change of it is seen by.
///
/// Safe: only the thread of the host that made it uses it; it is `Sendable` since values of the program are.
package final class HostValue: @unchecked Sendable {
    package let number: Int32
    let isSame: (_ other: Int32) -> Bool

    package init(_ number: Int32, isSame: @escaping (_ other: Int32) -> Bool) {
        self.number = number
        self.isSame = isSame
    }
}
