/// A socket that takes connections from this machine only.
struct LoopbackSocket {
    let descriptor: Int32
    let port: Int

    /// Listens at a port of 127.0.0.1, 0 standing for one that is free; nil, with `errno` set, where that fails.
    init?(port: Int) {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, kind, 0)
        self.descriptor = descriptor
        guard descriptor >= 0 else { return nil }
        var reuses: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        // Safe: the functions take any address by a pointer to its head, with its size.
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        self.port = Int(in_port_t(bigEndian: address.sin_port))
        guard isBound, LoopbackSocket.prepare(descriptor) else {
            let reason = errno
            close(descriptor)
            errno = reason
            return nil
        }
    }

    /// Takes the next connection that waits; -1 where none does.
    func takeConnection() -> Int32 {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return -1 }
        if LoopbackSocket.prepare(connection) { return connection }
        close(connection)
        return -1
    }

    /// Makes a descriptor one that never waits and that other programs do not get.
    private static func prepare(_ descriptor: Int32) -> Bool {
        fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
            && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    }
}
