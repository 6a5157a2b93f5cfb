import ViewCompiler

/// Reads whole files and standard input, up to a limit.
package enum FileReader {
    /// A longer file is refused, in bytes.
    package static let largestFile = 100_000_000

    package static func contents(of path: String) -> SourceReading {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(systemFailure()) }
        defer { close(descriptor) }
        return contents(of: descriptor)
    }

    /// The contents of a file, but not of a folder, a pipe or a device, on which a read may wait.
    package static func regularFile(_ path: String) -> SourceReading {
        var information = stat()
        guard stat(path, &information) == 0 else { return .failure(systemFailure()) }
        guard information.st_mode & S_IFMT == S_IFREG else { return .failure("it is no file") }
        return contents(of: path)
    }

    /// Whether two paths lead to one file, or would to one that is not there yet.
    package static func isSame(_ a: String, _ b: String) -> Bool {
        var first = stat()
        var second = stat()
        guard stat(a, &first) == 0, stat(b, &second) == 0 else { return a == b }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// Whether something is at a path, or it cannot be told.
    package static func exists(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 || (errno != ENOENT && errno != ENOTDIR)
    }

    package static func isRegularFile(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
    }

    package static func isFolder(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    /// The number of bytes that are to be read, up to the limit; -1 where that is not known.
    private static func size(of descriptor: Int32) -> Int {
        var information = stat()
        guard fstat(descriptor, &information) == 0, information.st_size > 0 else { return -1 }
        return min(Int(information.st_size), largestFile)
    }

    package static func standardInput() -> SourceReading { contents(of: STDIN_FILENO) }

    private static func contents(of descriptor: Int32) -> SourceReading {
        let size = size(of: descriptor)
        Heap.prepare(forSource: size)
        var contents: [UInt8] = []
        while true {
            var count = 0
            // One byte more than is expected, so that an empty read is the end.
            let room = size >= contents.count ? size - contents.count + 1 : 1 << 16
            // Safe: `read` says how many bytes it has written.
            let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
                count = read(descriptor, buffer.baseAddress, buffer.count)
                filled = max(0, count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                return .failure(systemFailure())
            }
            if count == 0 { return .bytes(contents) }
            // A file that is read at once is not copied.
            if contents.isEmpty { contents = chunk } else { contents.append(contentsOf: chunk) }
            if contents.count > largestFile { return .failure("it is larger than \(largestFile / 1_000_000) MB") }
        }
    }
}
