/// Asks whether standard input has bytes or its end.
enum InputPoll {
    /// Whether a read will not wait, within some milliseconds; below 0 it waits until that is so, or a signal comes.
    static func isReady(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }
}
