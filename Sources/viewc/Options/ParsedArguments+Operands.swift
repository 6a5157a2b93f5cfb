import ViewBase

extension ParsedArguments {
    /// Refuses a command line without files.
    func requireFiles() throws(UsageError) {
        if operands.isEmpty { throw UsageError("no file given") }
    }

    /// Refuses a command line without exactly one file.
    func requireOneFile() throws(UsageError) {
        try requireFiles()
        if operands.count > 1 { throw UsageError("one file expected, `\(operands[1])` is a second") }
    }

    /// The value of `--format`; the first of the formats where it is not given.
    func format(_ formats: [String]) throws(UsageError) -> String {
        guard let format = value("--format") else { return formats[0] }
        if formats.contains(format) { return format }
        let known = formats.joined(separator: ", ")
        let suggestion = Spelling.nearest(to: format, among: formats)
        throw UsageError("`--format` takes one of \(known), not `\(format)`", suggestion: suggestion)
    }
}
