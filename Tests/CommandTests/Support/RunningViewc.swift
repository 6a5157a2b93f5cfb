import Foundation
import TestSupport

/// The built command while it runs, for as long as this is kept: what it prints is read line by line.
final class RunningViewc {
    private let process = Process()
    private let output = Pipe()
    private let input = Pipe()
    /// The bytes of a line that is not whole yet.
    private var rest: [UInt8] = []
    /// The lines printed so far, standard output and error together.
    private(set) var lines: [String] = []
    private var read = 0

    /// Starts the command in a folder; its standard input is a pipe that stays open.
    init(_ arguments: [String], in folder: URL) throws {
        process.executableURL = BuiltCommand.url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        process.standardInput = input
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// The lines up to one that matches, from where the last call ended; nil where none comes within some seconds.
    func lines(upTo matches: (String) -> Bool, within seconds: Double = 30) -> [String]? {
        let end = Date(timeIntervalSinceNow: seconds)
        let start = read
        while true {
            while read < lines.count {
                read += 1
                if matches(lines[read - 1]) { return Array(lines[start..<read]) }
            }
            guard receive(before: end) else { return nil }
        }
    }

    /// Reads what has come; false where nothing does before a moment.
    private func receive(before end: Date) -> Bool {
        let descriptor = output.fileHandleForReading.fileDescriptor
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, Int32(max(0, end.timeIntervalSinceNow * 1000))) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return false }
        rest += bytes[..<count]
        while let end = rest.firstIndex(of: 0x0A) {
            lines.append(String(decoding: rest[..<end], as: UTF8.self))
            rest.removeFirst(end + 1)
        }
        return true
    }

    /// Closes its standard input.
    func closeInput() { try? input.fileHandleForWriting.close() }

    /// Sends it a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// The exit code, once it has ended by itself.
    func code() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }
}
