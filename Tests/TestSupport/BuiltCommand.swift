import Foundation

/// The command that was built beside the tests.
public enum BuiltCommand {
    public static let url: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let process = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        for folder in [process, bundle.bundleURL].map({ $0.deletingLastPathComponent() }) {
            let binary = folder.appending(path: "viewc")
            if FileManager.default.isExecutableFile(atPath: binary.path(percentEncoded: false)) { return binary }
        }
        return URL(filePath: "/there/is/no/viewc")
    }()

    /// What the command prints, standard output and error together, run in the repository.
    public static func run(_ arguments: [String]) throws -> (output: String, code: Int32) {
        try run(url, arguments, in: GoldenFolder.package)
    }

    /// What a shell's command line prints, standard output and error together; `viewc` in it is the command.
    public static func shell(
        _ line: String, in folder: URL = GoldenFolder.package
    ) throws -> (output: String, code: Int32) {
        let function = "viewc() { '\(url.path(percentEncoded: false))' \"$@\"; }"
        return try run(URL(filePath: "/bin/bash"), ["-c", "\(function); \(line)"], in: folder)
    }

    private static func run(
        _ executable: URL, _ arguments: [String], in folder: URL
    ) throws -> (output: String, code: Int32) {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
    }
}
