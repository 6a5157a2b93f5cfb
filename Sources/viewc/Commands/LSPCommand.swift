import ViewLanguageServer

extension Command {
    static let lsp = Command(
        name: "lsp",
        summary: "serve an editor",
        operands: "",
        about: """
            Speaks the Language Server Protocol on standard input and standard output until the editor
            says `exit` or closes its end. Files that the editor has open count as it has them, others as
            they lie on the disk.

            """,
        options: {
            [
                (
                    "Server options",
                    [OptionSpec("--stdio", nil, "use standard input and output, as is done anyway")]
                )
            ]
        },
        examples: [("viewc lsp", "what an editor's settings name as the server of `.view` files")],
        run: { arguments throws(UsageError) in
            guard arguments.operands.isEmpty else { throw UsageError("`lsp` takes no files: the editor names them") }
            return EditorSession(LanguageServer(FileHost())).run()
        })
}

/// Moves bytes between an editor and the server.
private struct EditorSession {
    private let server: LanguageServer

    init(_ server: LanguageServer) { self.server = server }

    /// An editor that has changed a text asks about it within this time, in milliseconds, if at all.
    private static let quietTime: Int32 = 15

    /// Serves until the editor ends the session; an editor that vanishes ends it as a failure.
    func run() -> ExitCode {
        var isOpen = true
        while true {
            while isOpen, InputPoll.isReady(within: 0) { isOpen = receive() }
            let didWork = server.step() || !(isOpen && InputPoll.isReady(within: Self.quietTime)) && server.idle()
            guard writeAll(server.takeOutput(), to: STDOUT_FILENO) else { return .failed }
            if let code = server.exitCode { return code == 0 ? .fine : .failed }
            if didWork { continue }
            guard isOpen else { return .failed }
            _ = InputPoll.isReady(within: -1)
        }
    }

    /// Hands on what has come; false at the end of the input.
    private func receive() -> Bool {
        var count = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
            filled = max(0, count)
        }
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        server.receive(chunk[...])
        return count > 0
    }
}
