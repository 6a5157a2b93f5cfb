/// What a picture is written as.
enum RenderFormat: String, CaseIterable {
    case svg, html, png

    /// The format asked for, else the one that the name of the output ends in, else SVG.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        if !arguments.has("--format"), let output = arguments.value("--output") {
            for format in RenderFormat.allCases where output.lowercased().hasSuffix(".\(format.rawValue)") {
                self = format
                return
            }
        }
        self = RenderFormat(rawValue: try arguments.format(RenderFormat.allCases.map { $0.rawValue })) ?? .svg
    }
}
