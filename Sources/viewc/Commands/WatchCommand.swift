extension Command {
    static let watch = Command(
        name: "watch",
        summary: "check, test and draw again on every change",
        operands: "[PATH…]",
        about: """
            Checks the files, and every `.view` file below the folders (the present one where none is
            given), and runs their tests; then again each time one of them is saved, or a file that they
            import or show. With `--output` what they show is drawn too, and what was drawn of a file
            that is gone is removed. New, renamed, replaced and removed files are followed. A save is one
            run, and one that changes nothing is none. All that is wrong is printed every time; the last
            line of a run counts. Ends with an interrupt, or with the pipe at its standard input.

            """,
        options: {
            [
                (
                    "Watch options",
                    [
                        OptionSpec("--filter", "REGEX", "run only tests whose `PATH: NAME` matches"),
                        OptionSpec("--output", "PATH", "draw too: a file, or a folder for one `NAME.svg` a file"),
                    ]
                ),
                ("Evaluation options", EvaluationArguments.table),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc watch Samples/Systems", "a folder, all its files and what they import"),
            ("viewc watch Samples/Settings.view --filter dark", "one file and some of its tests"),
            ("viewc watch Card.view --output card.svg --device iPhone16", "one file and what it shows, drawn"),
        ],
        run: { arguments throws(UsageError) in try runWatch(arguments) })

    private static func runWatch(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
        let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        for path in paths {
            if path == "-" { throw UsageError("standard input cannot be watched") }
            if !FileReader.exists(path) { throw UsageError("cannot read `\(path)`: no such file") }
        }
        // What is wrong with the options is told before anything is waited for.
        _ = try TestOptions(arguments, [])
        _ = try WatchedPictures(arguments)
        _ = try arguments.diagnosticPolicy()
        let stop = StopRequest()
        let watch = FileWatch(paths, besides: WatchSession.others(arguments), at: Moment.now)
        let session = WatchSession(arguments)
        watch.use(session.run(watch.entries, after: []), at: Moment.now)
        while !stop.hasCome {
            Waiting.untilReadable(stop.descriptors + [watch.descriptor], atMost: watch.patience(at: Moment.now))
            let changes = watch.changes(at: Moment.now)
            if !changes.isEmpty { watch.use(session.run(watch.entries, after: changes), at: Moment.now) }
        }
        return .fine
    }
}
