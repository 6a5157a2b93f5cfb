/// Asks whether standard input has bytes or its end.
enum InputPoll {
    /// Whether a read will not wait; `waiting` waits until that is so, or a signal comes.
    static func isReady(waiting: Bool) -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, waiting ? -1 : 0) > 0
    }
}
