import ViewBase

/// Writes to standard output and standard error.
enum Console {
    /// Whether standard error is a terminal.
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether what is written to standard error may be coloured: it is a terminal and `NO_COLOR` is not set.
    static var usesColor: Bool {
        guard isTerminal else { return false }
        guard let value = getenv("NO_COLOR") else { return true }
        return value.pointee == 0
    }

    /// Writes results. Nothing more is written once the reader has gone; any other failure ends the command.
    static func output(_ bytes: [UInt8]) {
        Ending.whole {
            if writeAll(bytes, to: STDOUT_FILENO) || errno == EPIPE { return }
            error("viewc: cannot write the output: \(systemFailure())\n")
            exit(ExitCode.usage.rawValue)
        }
    }

    /// Writes text that may hold the user's, made safe.
    static func output(_ text: String) { output(SafeText.lines(Array(text.utf8))) }

    /// Writes diagnostics.
    static func error(_ bytes: [UInt8]) { _ = writeAll(bytes, to: STDERR_FILENO) }

    /// Writes text that may hold the user's, made safe.
    static func error(_ text: String) { error(SafeText.lines(Array(text.utf8))) }

    /// Steers the terminal that standard error is.
    static func steer(_ text: String) { error(Array(text.utf8)) }
}
