import Synchronization

/// What ends a command that runs until it is told to stop: an interrupt, a request to terminate, or the end of a pipe
/// at standard input, whose other end a caller holds.
struct StopRequest {
    /// The end of a pipe that the signals write to.
    private static let writeEnd = Atomic<Int32>(-1)

    private let readEnd: Int32
    /// Whether standard input is a pipe that a caller holds.
    private let followsInput: Bool

    /// Listens from now on. A second signal of a kind ends the process at once.
    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readEnd = ends[0]
        StopRequest.writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                var byte: UInt8 = 0
                _ = systemWrite(StopRequest.writeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
                signal(number, SIG_DFL)
            }
        }
        Signals.unblock([SIGINT, SIGTERM])
        followsInput = StopRequest.isHeldPipe(STDIN_FILENO)
    }

    /// The descriptors that become readable with a request.
    var descriptors: [Int32] { followsInput ? [readEnd, STDIN_FILENO] : [readEnd] }

    /// Whether the command is to stop. What comes by standard input is passed over.
    var hasCome: Bool {
        if StopRequest.isReadable(readEnd) { return true }
        while followsInput, StopRequest.isReadable(STDIN_FILENO) {
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return true }
        }
        return false
    }

    private static func isReadable(_ descriptor: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) > 0
    }

    /// Whether a descriptor is a pipe or socket with somebody at its other end.
    private static func isHeldPipe(_ descriptor: Int32) -> Bool {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { return false }
        let kind = information.st_mode & S_IFMT
        guard kind == S_IFIFO || kind == S_IFSOCK else { return false }
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) == 0
    }
}
