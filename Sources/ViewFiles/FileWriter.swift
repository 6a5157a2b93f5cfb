import ViewCompiler

/// Writes whole files so that an interrupted run leaves the old one.
package enum FileWriter {
    /// Makes the folders that a file lies in, those that are not there; why that failed, as the end of a sentence, or
    /// nil.
    package static func makeFolders(of path: String) -> String? {
        var end = path.utf8.startIndex
        while let slash = path.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
            let folder = String(path[..<slash])
            if mkdir(folder, 0o777) != 0, errno != EEXIST { return systemFailure() }
            end = slash
        }
        return nil
    }

    /// Puts bytes in the place of a file: into a new file beside it first, which then takes its name and its permissions.
    ///
    /// Returns why that failed, as the end of a sentence; nil if it did not. A link is kept, and what it leads to is
    /// replaced, or made where nothing is there yet.
    package static func replace(_ path: String, _ bytes: [UInt8]) -> String? {
        Ending.wholeFile { replaceNow(path, bytes) }
    }

    private static func replaceNow(_ path: String, _ bytes: [UInt8]) -> String? {
        guard let target = followingLinks(path) else { return "its links lead in a ring" }
        var information = stat()
        let isThere = stat(target, &information) == 0
        if isThere, information.st_mode & S_IFMT != S_IFREG { return "it is no file" }
        let permissions = isThere ? information.st_mode & 0o7777 : 0o644
        var template = Array((target + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return systemFailure() }
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var failure: String?
        if !writeAll(bytes, to: descriptor) || fchmod(descriptor, permissions) != 0 {
            failure = systemFailure()
        }
        if close(descriptor) != 0, failure == nil { failure = systemFailure() }
        if failure == nil, rename(temporary, target) != 0 { failure = systemFailure() }
        if failure != nil { unlink(temporary) }
        return failure
    }

    /// Where the links at a path lead to, whether something is there or not; nil where they do not end.
    private static func followingLinks(_ path: String) -> String? {
        if let known = resolvingLinks(path) { return known }
        var target = path
        // As many as Linux follows.
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: 4096)
            // Safe: `readlink` writes as many bytes as the buffer has, and says how many.
            let count = buffer.withUnsafeMutableBytes { bytes in
                readlink(target, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
            }
            guard count > 0 else { return target }
            let link = String(decoding: buffer[..<count], as: UTF8.self)
            target = link.hasPrefix("/") ? link : SourcePath.folder(target) + "/" + link
        }
        return nil
    }
}
