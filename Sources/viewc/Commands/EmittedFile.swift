import ViewCompiler

/// A file that a command writes.
enum EmittedFile {
    /// Writes a file unless it is already so; a failure is reported.
    static func write(_ bytes: [UInt8], to path: String) -> Bool {
        if case .bytes(bytes) = FileReader.regularFile(path) { return true }
        guard let reason = FileWriter.replace(path, bytes) else { return true }
        Console.error("viewc: cannot write `\(path)`: \(reason)\n")
        return false
    }

    /// Whether all files are free or this command's own by what they hold; the first that is another's is reported.
    static func areOwn(_ paths: [String], _ isOwn: ([UInt8]) -> Bool) -> Bool {
        for path in paths {
            guard case .bytes(let bytes) = FileReader.regularFile(path), !bytes.isEmpty, !isOwn(bytes) else { continue }
            Console.error(
                "viewc: `\(path)` is no file that viewc wrote, and stays as it is: remove it or name another\n")
            return false
        }
        return true
    }

    /// Whether all files of Swift are free or this command's own.
    static func areOwnSwift(_ paths: [String]) -> Bool {
        areOwn(paths) { $0.starts(with: Compilation.markOfSwift.utf8) }
    }
}
