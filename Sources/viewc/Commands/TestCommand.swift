import ViewCompiler

extension Command {
    static let test = Command(
        name: "test",
        summary: "run the tests of `.view` files",
        operands: "[PATH…]",
        about: """
            Runs the `test` blocks of the files, and of every `.view` file below the folders (the present
            one where none is given), each with all combinations of its devices and settings. What fails
            is printed with the values of its parts; the last line counts. Snapshots lie beside each file,
            in FILE.snapshots/TEST/NAME.frames; those that no test takes are named. Texts by their keys come
            from Localizable.xcstrings beside each file, if there is one. A file with errors runs none of
            its tests: those that the filter takes count as failed, and without tests the file counts as one
            of the name `the file`. Its errors are told and the status is 1 in any case.

            """,
        options: {
            [
                (
                    "Test options",
                    [
                        OptionSpec("--filter", "REGEX", "run only tests whose `PATH: NAME` matches"),
                        OptionSpec("--shard", "I/N", "run only the I-th of N parts"),
                        OptionSpec("--list", nil, "name the tests instead of running them"),
                        OptionSpec(
                            "--update", "WHICH", implied: "all",
                            "write snapshots that differ or lack: all, failed, missing or never"),
                        OptionSpec("--format", "NAME", "of `--list`: text, or json: one object a line"),
                        OptionSpec("--junit", "FILE", "write the results as JUnit XML too"),
                        OptionSpec("--results", "FILE", "write the results as JSON too, for `--merge`"),
                        OptionSpec("--merge", nil, "tell what all parts of a run found: their results are the files"),
                        ParsedArguments.jobsOption("files"),
                        ParsedArguments.cacheOption,
                    ]
                ),
                ("Evaluation options", EvaluationArguments.surroundings),
                ("Diagnostic options", [DiagnosticOptions.allowOutside]),
            ]
        },
        examples: [
            ("viewc test Samples", "all tests below a folder"),
            ("viewc test --filter 'Header.*de'", "some tests of the present folder"),
            ("viewc test Samples/Systems --update=missing", "writes snapshots that have no file yet"),
            ("viewc test --shard 2/4 --results 2.json", "a part of the tests, on one machine of several"),
            ("viewc test --merge 1.json 2.json 3.json 4.json --junit all.xml", "what all parts found, as one run"),
        ],
        run: { arguments throws(UsageError) in try runTests(arguments) })

    private static func runTests(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
        if arguments.has("--merge") { return try MergedResults(arguments).print() }
        let options = try TestOptions(arguments)
        let progress = ProgressLine(arguments)
        let numbers = options.numbers
        let results = Workers.map(numbers.count, threads: options.jobs) { done in
            progress.show("\(done) of \(numbers.count) files")
        } _: { index in
            FileTests(options, numbers[index]).run()
        }
        progress.end()
        return TestReport(options, results).print()
    }
}
