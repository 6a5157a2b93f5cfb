/// Writes whole files so that an interrupted run leaves the old one.
enum FileWriter {
    /// Puts bytes in the place of a file: into a new file beside it first, which then takes its name and its permissions.
    ///
    /// Returns why that failed, as the end of a sentence; nil if it did not. A link is kept, and what it leads to is
    /// replaced.
    static func replace(_ path: String, _ bytes: [UInt8]) -> String? {
        let target = realPath(path) ?? path
        var information = stat()
        if stat(target, &information) == 0, information.st_mode & S_IFMT != S_IFREG { return "it is no file" }
        var template = Array((target + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return systemFailure() }
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var failure: String?
        if !write(bytes, to: descriptor) || fchmod(descriptor, permissions(of: target)) != 0 {
            failure = systemFailure()
        }
        if close(descriptor) != 0, failure == nil { failure = systemFailure() }
        if failure == nil, rename(temporary, target) != 0 { failure = systemFailure() }
        if failure != nil { unlink(temporary) }
        return failure
    }

    /// The permissions of a file, or those of a new one.
    private static func permissions(of path: String) -> mode_t {
        var information = stat()
        guard stat(path, &information) == 0 else { return 0o644 }
        return information.st_mode & 0o7777
    }

    private static func realPath(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var start = 0
            while start < buffer.count {
                let count = systemWrite(descriptor, buffer.baseAddress! + start, buffer.count - start)
                if count < 0, errno != EINTR { return false }
                start += max(0, count)
            }
            return true
        }
    }
}
