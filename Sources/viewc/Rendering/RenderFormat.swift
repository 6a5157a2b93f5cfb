/// What a picture is written as.
enum RenderFormat: String, CaseIterable {
    case svg, html, png

    /// The format asked for, else the one that the name of the output ends in, else SVG.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        if !arguments.has("--format"), let output = arguments.value("--output"),
            let ending = RenderFormat.ending(of: output)
        {
            guard let format = RenderFormat(rawValue: ending.lowercased()) else {
                throw UsageError(
                    "`--output` ends in `.\(ending)`, but a picture is `.svg`, `.html` or `.png`: `--format` writes one "
                        + "under any name")
            }
            self = format
            return
        }
        self = RenderFormat(rawValue: try arguments.format(RenderFormat.allCases.map { $0.rawValue })) ?? .svg
    }

    /// What follows the last point in the name of a file; nil where there is none, or nothing before it.
    private static func ending(of path: String) -> String? {
        guard let name = path.split(separator: "/").last, let point = name.lastIndex(of: "."), point > name.startIndex
        else { return nil }
        return String(name[name.index(after: point)...])
    }
}
