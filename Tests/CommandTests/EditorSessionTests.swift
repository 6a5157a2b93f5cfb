import Foundation
import TestSupport
import Testing

/// `viewc lsp` as a process: what ends it, and clients that only write.
@Suite("The process of the language server")
struct EditorSessionTests {
    private static func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

    private static func initialize(process: String) -> String {
        framed(#"{"id": 0, "method": "initialize", "params": {"processId": \#(process), "capabilities": {}}}"#)
    }

    /// A server whose input stays open until it is closed here.
    private func start() throws -> (process: Process, input: FileHandle, output: FileHandle) {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = BuiltCommand.url
        process.arguments = ["lsp"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        return (process, input.fileHandleForWriting, output.fileHandleForReading)
    }

    @Test func aServerEndsWithTheProcessOfItsClient() throws {
        let client = Process()
        client.executableURL = URL(filePath: "/bin/sh")
        client.arguments = ["-c", "exit 0"]
        try client.run()
        client.waitUntilExit()
        let server = try start()
        server.input.write(Data(Self.initialize(process: "\(client.processIdentifier)").utf8))
        server.process.waitUntilExit()
        #expect(server.process.terminationStatus == 1)
    }

    @Test func aServerEndsWithItsInput() throws {
        for text in ["", "Content-Length: 9\r\n\r\n{", Self.initialize(process: "null")] {
            let server = try start()
            server.input.write(Data(text.utf8))
            try server.input.close()
            server.process.waitUntilExit()
            #expect(server.process.terminationStatus == 1)
        }
    }

    /// More answers than a pipe holds, to a client that writes all its requests before it reads.
    @Test func aClientMayWriteAllBeforeItReads() throws {
        let server = try start()
        var text = Self.initialize(process: "null")
        let unknown = String(repeating: "x", count: 200)
        for id in 1...2000 { text += Self.framed(#"{"id": \#(id), "method": "\#(unknown)"}"#) }
        text += Self.framed(#"{"id": 2001, "method": "shutdown"}"#) + Self.framed(#"{"method": "exit"}"#)
        server.input.write(Data(text.utf8))
        let answers = String(decoding: server.output.readDataToEndOfFile(), as: UTF8.self)
        server.process.waitUntilExit()
        #expect(server.process.terminationStatus == 0)
        #expect(answers.components(separatedBy: "-32601").count == 2001)
    }
}
