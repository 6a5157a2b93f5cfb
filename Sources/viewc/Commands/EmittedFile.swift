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

    /// Whether all files are free or Swift that this command wrote; the first that is another's is reported.
    static func areOwn(_ paths: [String]) -> Bool {
        for path in paths {
            guard case .bytes(let bytes) = FileReader.regularFile(path), !bytes.isEmpty else { continue }
            if bytes.starts(with: Compilation.markOfSwift.utf8) { continue }
            Console.error(
                "viewc: `\(path)` is no file that viewc wrote, and stays as it is: remove it or give another `--output`\n"
            )
            return false
        }
        return true
    }
}
