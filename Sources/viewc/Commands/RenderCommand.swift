import ViewCompiler

extension Command {
    static let render = Command(
        name: "render",
        summary: "draw a view",
        about: """
            Evaluates a view, lays it out and draws it. Lines break where they were measured, and every
            line is as wide as it was measured, whatever fonts the viewer has. With a device or
            `--safe-area` the safe area is drawn too. Several sizes give several pictures: on one sheet,
            or behind the slider of a page. A page (html) is one file that needs no network; pointing at
            an element shows its frame and why it has it.

            """,
        options: {
            [
                (
                    "Output options",
                    [
                        OptionSpec("--output", "FILE", "the file to write (standard output)"),
                        OptionSpec("--format", "NAME", "svg, html or png (what the output's name ends in, else svg)"),
                        OptionSpec("--frames", nil, "draw the frames of all elements, with their names"),
                    ]
                ),
                (
                    "Many pictures",
                    [
                        OptionSpec("--sheet", nil, "lay out all combinations of these on one page:"),
                        OptionSpec("--devices", "NAMES", "with --sheet: devices, like iPhoneSE3,iPhone16"),
                        OptionSpec("--orientations", "NAMES", "with --sheet: like portrait,landscapeLeft"),
                        OptionSpec("--text-sizes", "NAMES", "with --sheet: like large,accessibility3"),
                        OptionSpec("--locales", "TAGS", "with --sheet: like en,de,ja"),
                        OptionSpec("--width", "RANGE", "a page over all widths of a range, like 320...1024"),
                        OptionSpec("--height", "RANGE", "a page over all heights of a range"),
                    ]
                ),
                ("Evaluation options", EvaluationArguments.table),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc render Samples/Settings.view --output settings.svg", "the file's first preview"),
            ("viewc render Card.view --view Card --device iPhone16 --color-scheme dark", "on a device, at night"),
            (
                "viewc render Form.view --sheet --devices iPhoneSE3,iPhone16 --locales en,de --output all.svg",
                "two devices in two languages"
            ),
            ("viewc render Form.view --width 320...1024 --output form.html", "a page with a slider"),
        ],
        run: { arguments throws(UsageError) in try RenderRun(arguments).run() })
}
