/// Looks at files, reading again only those that the system says were written.
struct FileContents {
    /// What the system says of a file.
    private struct Status: Equatable {
        let device: UInt64
        let number: UInt64
        let size: Int64
        /// Seconds and nanoseconds of the last change of the bytes, and of anything.
        let times: [Int]

        init(_ information: stat) {
            device = UInt64(truncatingIfNeeded: information.st_dev)
            number = UInt64(truncatingIfNeeded: information.st_ino)
            size = Int64(information.st_size)
            #if canImport(Darwin)
                let written = information.st_mtimespec
                let changed = information.st_ctimespec
            #else
                let written = information.st_mtim
                let changed = information.st_ctim
            #endif
            times = [Int(written.tv_sec), Int(written.tv_nsec), Int(changed.tv_sec), Int(changed.tv_nsec)]
        }

        /// Whether a write after this one may have left the same times, which count in steps.
        var isFresh: Bool { time(nil) - max(times[0], times[2]) < 2 }
    }

    private var known: [String: (status: Status, content: FileContent)] = [:]

    /// What lies at a path now.
    mutating func content(at path: String) -> FileContent {
        var information = stat()
        guard stat(path, &information) == 0 else {
            known[path] = nil
            return .nothing
        }
        if information.st_mode & S_IFMT == S_IFDIR { return .folder }
        let status = Status(information)
        if let known = known[path], known.status == status { return known.content }
        let content = FileContent(FileReader.regularFile(path))
        known[path] = status.isFresh ? nil : (status, content)
        return content
    }
}
