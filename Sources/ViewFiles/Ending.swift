import Synchronization

/// Ends the process from outside its work, but never in the middle of what it writes.
package enum Ending {
    /// How many writes are under way.
    private static let writes = Atomic<Int>(0)
    /// How many of them put files in place.
    private static let files = Atomic<Int>(0)
    /// The exit code to end with; -1 where the process is to go on.
    private static let code = Atomic<Int32>(-1)
    /// The signal to end by; 0 where none has come.
    private static let signalNumber = Atomic<Int32>(0)
    private static let hearsSignals = Atomic<Bool>(false)

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

    /// Puts a file in place, which is then whole or not there; a signal that ends the process waits for it too, so that
    /// nothing is left beside the file. A write to a pipe is not waited for, as its reader may have stopped.
    static func wholeFile<Result>(_ write: () -> Result) -> Result {
        hearSignals()
        files.add(1, ordering: .sequentiallyConsistent)
        let result = whole(write)
        let left = files.subtract(1, ordering: .sequentiallyConsistent).newValue
        let number = signalNumber.load(ordering: .sequentiallyConsistent)
        if left == 0, number != 0 { raise(number) }
        return result
    }

    /// Waits for files with the signals that would end the process, from the first file on; those that the command or
    /// its caller handles or ignores stay as they are.
    private static func hearSignals() {
        if hearsSignals.exchange(true, ordering: .sequentiallyConsistent) { return }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            if let other = signal(number, { Ending.end(by: $0) }) { signal(number, other) }
        }
    }

    /// Ends by a signal, at once or when the files being written are in place; the same signal again does not wait.
    private static func end(by number: Int32) {
        signalNumber.store(number, ordering: .sequentiallyConsistent)
        signal(number, SIG_DFL)
        if files.load(ordering: .sequentiallyConsistent) == 0 { raise(number) }
    }
}
