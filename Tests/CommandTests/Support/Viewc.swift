import Foundation
import TestSupport
import Testing

/// The built command, run as a process in a folder that goes with it.
final class Viewc: Sendable {
    /// What one run printed and returned.
    struct Outcome {
        let output: String
        let errors: String
        let code: Int32
    }

    /// The folder that the command runs in.
    let folder: URL

    /// Makes a folder of its own for files; `files` are written into it.
    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "viewc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, Data(text.utf8)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file into the folder, its own folders included.
    func write(_ path: String, _ contents: Data) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
    }

    /// Runs the command to its end.
    func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Outcome {
        let output = Pipe()
        let errors = Pipe()
        let process = process(arguments, environment)
        process.standardOutput = output
        process.standardError = errors
        let file = folder.appending(path: "stdin-\(UUID().uuidString)")
        try Data(input.utf8).write(to: file)
        process.standardInput = try FileHandle(forReadingFrom: file)
        try process.run()
        let collected = Collected()
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) {
            collected.errors = errors.fileHandleForReading.readDataToEndOfFile()
        }
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        reading.wait()
        process.waitUntilExit()
        return Outcome(
            output: String(decoding: printed, as: UTF8.self), errors: String(decoding: collected.errors, as: UTF8.self),
            code: process.terminationStatus)
    }

    /// What the command prints on standard error when that is a terminal.
    func runOnTerminal(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
        let (primary, secondary) = try openTerminal()
        let process = process(arguments, environment)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(fileDescriptor: secondary, closeOnDealloc: false)
        try process.run()
        process.waitUntilExit()
        close(secondary)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(primary, &bytes, bytes.count)
        close(primary)
        return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    }

    /// The two ends of a new terminal; the numbers are Linux's `TIOCSPTLCK` and `TIOCGPTN`.
    private func openTerminal() throws -> (primary: Int32, secondary: Int32) {
        let primary = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var isLocked: Int32 = 0
        var number: Int32 = 0
        try #require(primary >= 0 && ioctl(primary, 0x4004_5431, &isLocked) == 0)
        try #require(ioctl(primary, 0x8004_5430, &number) == 0)
        let secondary = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        try #require(secondary >= 0)
        return (primary, secondary)
    }

    private func process(_ arguments: [String], _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = BuiltCommand.url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        return process
    }

    /// What another thread reads; it is read after that thread has ended.
    private final class Collected: @unchecked Sendable {
        var errors = Data()
    }
}
