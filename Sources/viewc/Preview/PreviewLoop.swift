import ViewPreview

/// Moves bytes between sockets and the server of a page, one thread doing all.
final class PreviewLoop {
    private let socket: LoopbackSocket
    private let server: PreviewServer
    /// The descriptors of the connections, which are their numbers.
    private var connections: [Int32] = []

    init(_ socket: LoopbackSocket, _ server: PreviewServer) {
        self.socket = socket
        self.server = server
    }

    deinit {
        for connection in connections { close(connection) }
        close(socket.descriptor)
    }

    /// Serves what clients ask for until one of some descriptors can be read, or for a time in milliseconds.
    func serve(beside others: [Int32], atMost milliseconds: Int64) {
        var entries = others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        entries.append(pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0))
        for connection in connections {
            var events = server.wantsInput(Int(connection)) ? Int16(POLLIN) : 0
            if !server.output(for: Int(connection)).isEmpty { events |= Int16(POLLOUT) }
            entries.append(pollfd(fd: connection, events: events, revents: 0))
        }
        let patience = min(milliseconds, server.patience(at: Moment.now))
        let count = poll(&entries, nfds_t(entries.count), Int32(clamping: patience))
        if count > 0 {
            for entry in entries.dropFirst(others.count + 1) where entry.revents != 0 { serve(entry) }
            if entries[others.count].revents != 0 { takeConnections() }
        }
        server.pass(to: Moment.now)
        for connection in connections {
            send(to: connection)
            if server.isFinished(Int(connection)) { end(connection) }
        }
    }

    private func takeConnections() {
        while true {
            let connection = socket.takeConnection()
            guard connection >= 0 else {
                // Without a descriptor for it the connection would be told of again and again.
                if errno == EMFILE || errno == ENFILE, let oldest = connections.first { end(oldest) }
                return
            }
            if let surplus = server.open(Int(connection), at: Moment.now) { end(Int32(surplus)) }
            connections.append(connection)
        }
    }

    private func serve(_ entry: pollfd) {
        if entry.revents & Int16(POLLERR | POLLNVAL) != 0 { return end(entry.fd) }
        guard entry.revents & Int16(POLLIN | POLLHUP) != 0 else { return }
        var count = 0
        // Safe: `read` says how many bytes it has written.
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            count = read(entry.fd, buffer.baseAddress, buffer.count)
            filled = max(0, count)
        }
        if count > 0 {
            server.receive(chunk[...], from: Int(entry.fd), at: Moment.now)
        } else if count == 0 || errno != EAGAIN && errno != EINTR {
            end(entry.fd)
        }
    }

    private func send(to connection: Int32) {
        let output = server.output(for: Int(connection))
        guard !output.isEmpty else { return }
        let count = output.withUnsafeBytes { systemWrite(connection, $0.baseAddress!, $0.count) }
        if count > 0 {
            server.sent(count, to: Int(connection), at: Moment.now)
        } else if count < 0, errno != EAGAIN, errno != EINTR {
            end(connection)
        }
    }

    private func end(_ connection: Int32) {
        guard let index = connections.firstIndex(of: connection) else { return }
        connections.remove(at: index)
        server.close(Int(connection))
        close(connection)
    }
}
