#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The contents of files.
enum FileContents {
    /// The bytes of the file at a path; nil for one that cannot be opened.
    static func of(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var contents: [UInt8] = []
        while true {
            // Safe: `fread` says how many bytes it has written.
            let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = fread(buffer.baseAddress, 1, buffer.count, file)
            }
            if chunk.isEmpty { return contents }
            contents += chunk
        }
    }
}
