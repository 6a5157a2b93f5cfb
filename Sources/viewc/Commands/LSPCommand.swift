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
        choosesItsStack: true,
        run: { arguments throws(UsageError) in
            guard arguments.operands.isEmpty else { throw UsageError("`lsp` takes no files: the editor names them") }
            // Buffers come through no file that would say how large they are.
            Heap.prepare(forSource: largeBuffer)
            return BigStack.run {
                var session = EditorSession(LanguageServer(FileHost()))
                return session.run()
            }
        })

    /// The bytes of a buffer that is large, as one of 20,000 lines.
    private static let largeBuffer = 1 << 20
}
