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
}
