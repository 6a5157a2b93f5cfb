import ViewBase
import ViewCompiler
import ViewText
import ViewTree

/// What a sheet combines: a row for each text size and language, a column for each device and orientation.
struct SheetAxes {
    /// One of the values along an axis: what it is called, and what it sets.
    private struct Choice {
        let title: String
        let set: (inout EvaluationOptions) -> Void
    }

    /// More pictures are refused.
    private static let mostPictures = 400
    private static let options = ["--devices", "--orientations", "--text-sizes", "--locales"]

    private let columns: [[Choice]]
    private let rows: [[Choice]]

    /// The axes that options give; nil where no sheet is asked for.
    init?(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.has("--sheet") else {
            for option in SheetAxes.options where arguments.has(option) {
                throw UsageError("`\(option)` goes with `--sheet`")
            }
            return nil
        }
        let devices = try SheetAxes.choices(arguments, "--devices", Device.all.map { $0.name }) { name in
            Device.named(name).map { device in Choice(title: name) { $0.device = device } }
        }
        let names = OptionText.orientationNames
        let orientations = try SheetAxes.choices(arguments, "--orientations", names) { name in
            OptionText.orientations(name).map { history in Choice(title: name) { $0.orientations = history } }
        }
        let sizeNames = OptionText.dynamicTypeNames
        let textSizes = try SheetAxes.choices(arguments, "--text-sizes", sizeNames) { name in
            OptionText.dynamicTypeSize(name).map { size in Choice(title: name) { $0.dynamicTypeSize = size } }
        }
        let locales = try SheetAxes.choices(arguments, "--locales", []) { name in
            OptionText.locale(name).map { locale in Choice(title: name) { $0.locale = locale } }
        }
        columns = SheetAxes.product(devices, orientations)
        rows = SheetAxes.product(textSizes, locales)
        if rows.count * columns.count > SheetAxes.mostPictures {
            throw UsageError("a sheet holds \(SheetAxes.mostPictures) pictures at most")
        }
    }

    /// The options and the title of each picture, row by row.
    func cells(_ options: EvaluationOptions) -> [[(title: String, options: EvaluationOptions)]] {
        rows.map { row in
            columns.map { column in
                var own = options
                for choice in row + column { choice.set(&own) }
                var title = TextWriter()
                title.join((column + row).map { $0.title }, " · ")
                return (title.text, own)
            }
        }
    }

    /// The values of an option, one choice for each; one that cannot be is refused.
    private static func choices(
        _ arguments: ParsedArguments, _ option: String, _ known: [String], _ read: (String) -> Choice?
    ) throws(UsageError) -> [Choice] {
        guard let list = arguments.value(option) else { return [] }
        var result: [Choice] = []
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part)
            guard let choice = read(name) else {
                let suggestion = Spelling.nearest(to: name, among: known)
                throw UsageError("`\(option)`: there is no `\(name)`", suggestion: suggestion)
            }
            result.append(choice)
        }
        return result
    }

    /// All pairs of two lists; of an empty one there is nothing to choose.
    private static func product(_ first: [Choice], _ second: [Choice]) -> [[Choice]] {
        let inner = second.isEmpty ? [[]] : second.map { [$0] }
        return first.isEmpty ? inner : first.flatMap { choice in inner.map { [choice] + $0 } }
    }
}
