import ViewBase
import ViewTree

extension Command {
    static let devices = Command(
        name: "devices",
        summary: "list the known devices",
        operands: "",
        about: """
            Prints the devices that `--device` and previews take: the name, the size in portrait, the
            pixels a point, the safe area's top and bottom in portrait and its leading, trailing and
            bottom in landscape, and the other models that lay out alike.

            """,
        options: { [("Output options", [OptionSpec("--format", "NAME", "text, or json")])] },
        examples: [
            ("viewc devices", "a table"),
            ("viewc devices --format json", "for a tool, with size classes and keyboards"),
        ],
        run: { arguments throws(UsageError) in
            if let operand = arguments.operands.first { throw UsageError("no operand expected, not `\(operand)`") }
            let isJSON = try arguments.format(["text", "json"]) == "json"
            Console.output(isJSON ? DeviceList.json() : DeviceList.text())
            return .fine
        })
}
