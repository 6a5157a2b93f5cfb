/// Why files were not formatted.
enum FormatFailure: Error, CustomStringConvertible {
    /// Arguments that the plugin does not take.
    case usage([String])
    /// The package does not ask for what the plugin runs.
    case missingTrait
    /// The command has said what is wrong.
    case found

    var description: String {
        switch self {
        case .usage(let arguments):
            "the plugin takes --check and --target NAME, not \(arguments.joined(separator: " "))"
        case .missingTrait:
            """
            the plugin runs the command viewc, which is built for packages that ask for the trait "Plugins": \
            .package(…, traits: ["Plugins"])
            """
        case .found: "some files are not in canonical form"
        }
    }
}
