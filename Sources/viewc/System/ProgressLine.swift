import Synchronization
import ViewBase

/// A line on the terminal that says how far a long run has come; none where standard error is no terminal.
final class ProgressLine: Sendable {
    private struct State {
        var next = Moment.now + ProgressLine.patience
        var isWritten = false
    }

    private let isShown: Bool
    private let state = Mutex(State())

    /// How many milliseconds pass before the line is written, and written anew.
    private static let patience: Int64 = 500

    init(_ arguments: ParsedArguments) { isShown = Console.isTerminal && !arguments.has("--quiet") }

    /// Says how far the run has come.
    func show(_ text: @autoclosure () -> String) {
        guard isShown else { return }
        state.withLock { state in
            guard Moment.now >= state.next else { return }
            state.next = Moment.now + ProgressLine.patience
            state.isWritten = true
            Console.steer("\r\u{1B}[K\(text())")
        }
    }

    /// Says at which place of a range the run is.
    func show(at place: Double) { show("at \(Decimal.text(place)) …") }

    /// Takes the line away.
    func end() {
        state.withLock { state in
            if state.isWritten { Console.steer("\r\u{1B}[K") }
            state.isWritten = false
        }
    }
}
