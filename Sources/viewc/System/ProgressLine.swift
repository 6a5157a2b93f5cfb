import ViewBase

/// A line on the terminal that says how far a long run has come; none where standard error is no terminal.
final class ProgressLine {
    private let isShown: Bool
    private var next = Moment.now + ProgressLine.patience
    private var isWritten = false

    /// How many milliseconds pass before the line is written, and written anew.
    private static let patience: Int64 = 500

    init(_ arguments: ParsedArguments) { isShown = Console.isTerminal && !arguments.has("--quiet") }

    /// Says how far the run has come.
    func show(_ place: Double) {
        guard isShown, Moment.now >= next else { return }
        next = Moment.now + ProgressLine.patience
        isWritten = true
        Console.steer("\r\u{1B}[Kat \(Decimal.text(place)) …")
    }

    /// Takes the line away.
    func end() {
        if isWritten { Console.steer("\r\u{1B}[K") }
        isWritten = false
    }
}
