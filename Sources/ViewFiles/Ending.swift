import Synchronization

/// Ends the process from outside its work, but never in the middle of what it writes.
package enum Ending {
    /// How many writes are under way.
    private static let writes = Atomic<Int>(0)
    /// The exit code to end with; -1 where the process is to go on.
    private static let code = Atomic<Int32>(-1)

    /// Says why and ends the process, at once or when what is being written is whole. Handlers of signals may call it.
    package static func request(_ exitCode: Int32, _ message: StaticString) {
        guard code.compareExchange(expected: -1, desired: exitCode, ordering: .sequentiallyConsistent).exchanged else {
            return
        }
        _ = systemWrite(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
        if writes.load(ordering: .sequentiallyConsistent) == 0 { _exit(exitCode) }
    }

    /// Writes something, which is then whole or not there.
    package static func whole<Result>(_ write: () -> Result) -> Result {
        writes.add(1, ordering: .sequentiallyConsistent)
        let result = write()
        let left = writes.subtract(1, ordering: .sequentiallyConsistent).newValue
        let exitCode = code.load(ordering: .sequentiallyConsistent)
        if left == 0, exitCode >= 0 { _exit(exitCode) }
        return result
    }
}
