/// What standard input and standard output are ready for.
struct Readiness {
    /// Whether a read of standard input gives bytes, or its end, without waiting.
    let canRead: Bool
    /// Whether a short write to standard output ends without waiting, be it as a failure.
    let canWrite: Bool

    /// Waits some milliseconds until one of the things asked about is possible; below 0 until one is, or a signal comes.
    static func wait(reading: Bool, writing: Bool, within milliseconds: Int32) -> Readiness {
        // A negative descriptor is not looked at.
        var descriptors = [
            pollfd(fd: reading ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: writing ? STDOUT_FILENO : -1, events: Int16(POLLOUT), revents: 0),
        ]
        guard poll(&descriptors, 2, milliseconds) > 0 else { return Readiness(canRead: false, canWrite: false) }
        return Readiness(canRead: descriptors[0].revents != 0, canWrite: descriptors[1].revents != 0)
    }
}
