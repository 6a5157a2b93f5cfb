#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif

/// What the C library says of the last failure, as the end of a sentence.
package func systemFailure() -> String {
    switch errno {
    case ENOENT, ENOTDIR: "no such file"
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "permission denied"
    default: String(cString: strerror(errno))
    }
}

/// The C library's `write`, under a name that members may have.
///
/// Safe: callers give the number of bytes that there are.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Writes all bytes, waiting where the descriptor takes none for now; false, with `errno` set, where that fails.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var start = 0
        while start < buffer.count {
            let count = systemWrite(descriptor, buffer.baseAddress! + start, buffer.count - start)
            if count > 0 {
                start += count
            } else if errno == EAGAIN {
                usleep(1000)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}

/// The absolute path of a file without links; nil where there is no such file.
package func resolvingLinks(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
}
