import ViewCompiler

/// Reads whole files and standard input, up to a limit.
enum FileReader {
    /// A longer file is refused: 64 MiB.
    static let largestFile = 64 << 20

    static func contents(of path: String) -> SourceReading {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(systemFailure()) }
        defer { close(descriptor) }
        return contents(of: descriptor)
    }

    static func standardInput() -> SourceReading { contents(of: STDIN_FILENO) }

    private static func contents(of descriptor: Int32) -> SourceReading {
        var contents: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 {
                if errno == EINTR { continue }
                return .failure(systemFailure())
            }
            if count == 0 { return .bytes(contents) }
            contents.append(contentsOf: chunk[..<count])
            if contents.count > largestFile { return .failure("it is larger than \(largestFile >> 20) MiB") }
        }
    }
}
