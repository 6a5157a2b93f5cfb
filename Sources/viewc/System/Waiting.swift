/// Waits for descriptors.
enum Waiting {
    /// Returns when one of the descriptors can be read, a signal comes or the time is over, in milliseconds.
    static func untilReadable(_ descriptors: [Int32], atMost milliseconds: Int64) {
        var entries = descriptors.filter { $0 >= 0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&entries, nfds_t(entries.count), Int32(clamping: milliseconds))
    }
}
