import Foundation
import PackagePlugin

/// Writes the `.view` files of a package in their canonical form; with `--check` it says which are not in it.
@main
struct ViewFormatPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let checks = extractor.extractFlag(named: "check") > 0
        guard extractor.remainingArguments.isEmpty else { throw FormatFailure.usage(extractor.remainingArguments) }
        let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
        let files = targets.compactMap { $0.sourceModule }.flatMap { $0.sourceFiles(withSuffix: "view") }
        guard !files.isEmpty else { return }
        guard let viewc = try? context.tool(named: "viewc").url else { throw FormatFailure.missingTrait }
        let process = Process()
        process.executableURL = viewc
        process.arguments =
            ["format", checks ? "--check" : "--write", "--"] + files.map { $0.url.path(percentEncoded: false) }.sorted()
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw FormatFailure.found }
    }
}
