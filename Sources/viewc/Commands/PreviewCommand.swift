import ViewCompiler
import ViewPreview

extension Command {
    static let preview = Command(
        name: "preview",
        summary: "show a view in a browser",
        about: """
            Serves a page on this machine, whose address it prints, and shows the screen there: it can be
            tapped and typed into, turned, made larger and darker, and says of each element why it stands
            where it does. Saved changes of the file, and of all that it imports or shows, appear at once;
            states keep their values where their views and types are the same. Only who knows the address
            is answered. What is wrong at first is printed too. Ends with an interrupt, or with the pipe at
            its standard input.

            """,
        options: {
            [
                ("Preview options", [OptionSpec("--port", "N", "the port to serve at (one that is free)")]),
                ("Evaluation options", EvaluationArguments.table),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc preview Samples/Settings.view", "prints an address like http://127.0.0.1:41873/4f…c2/"),
            (
                "viewc preview Samples/Systems/FloatingButton.view --device iPhone16 --port 8080",
                "on a device, at a port"
            ),
        ],
        run: { arguments throws(UsageError) in try runPreview(arguments) })

    private static func runPreview(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
        try arguments.requireOneFile()
        let path = arguments.operands[0]
        if path == "-" { throw UsageError("standard input cannot be shown: it cannot change") }
        if case .failure(let reason) = FileReader.regularFile(path) {
            throw UsageError("cannot read `\(path)`: \(reason)")
        }
        let options = try arguments.evaluationOptions()
        let findings = try FindingsReport(arguments, isJSON: false)
        let port = try arguments.port()
        guard let socket = LoopbackSocket(port: port) else {
            throw UsageError("cannot listen at port \(port): \(systemFailure())")
        }
        let stop = StopRequest()
        let watch = FileWatch([path], besides: [], at: Moment.now)
        let files = PreviewFiles(allowsOutside: arguments.has("--allow-outside"))
        let session = PreviewSession(path, options, findings.policy) { files.renew() }
        watch.use(files.notes, at: Moment.now)
        let token = randomWord()
        let server = PreviewServer(session, PreviewAccess(port: socket.port, token: token)) { randomWord() }
        let loop = PreviewLoop(socket, server)
        Console.output("http://127.0.0.1:\(socket.port)/\(token)/\n")
        if let refusal = session.refusal { Console.error("viewc: \(refusal)\n") }
        _ = findings.print(session.found.diagnostics, files: session.found.files, hasFailures: false)
        while !stop.hasCome {
            let noted = files.notes.count
            loop.serve(beside: stop.descriptors + [watch.descriptor], atMost: watch.patience(at: Moment.now))
            let hasChanges = !watch.changes(at: Moment.now).isEmpty
            if hasChanges { server.reload(at: Moment.now) }
            // What is shown later may read more: an image.
            if hasChanges || files.notes.count != noted { watch.use(files.notes, at: Moment.now) }
        }
        return .fine
    }

    /// 128 bits of the system's generator, in hexadecimal digits.
    private static func randomWord() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension ParsedArguments {
    /// The port asked for; 0 for any.
    fileprivate func port() throws(UsageError) -> Int {
        guard let text = value("--port") else { return 0 }
        guard let port = Int(text), (0...65535).contains(port) else {
            throw UsageError("`--port` takes a number from 0 to 65535, not `\(text)`")
        }
        return port
    }
}
