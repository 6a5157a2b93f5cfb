import Foundation
import PackagePlugin

/// Turns the `.view` files of a target into Swift before the target is compiled, each again only when it or what it
/// imports has changed.
@main
struct ViewBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let screens = target.sourceFiles.map { $0.url }.filter { $0.pathExtension == "view" }
        guard !screens.isEmpty else { return [] }
        guard let viewc = try? context.tool(named: "viewc").url else { throw MissingTrait() }
        let written = Set(target.sourceFiles(withSuffix: "swift").map { $0.url.lastPathComponent })
        return screens.sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }.map { screen in
            let name = outputName(screen, in: target.directoryURL)
            if written.contains(name) {
                Diagnostics.error("\(name) would be the Swift of a screen and is a source itself: rename it")
            }
            let output = context.pluginWorkDirectoryURL.appending(path: name)
            // Swift warns of directives that name two files alike.
            let isAlone = screens.filter { $0.lastPathComponent == screen.lastPathComponent }.count == 1
            return .buildCommand(
                displayName: "Writing \(name)", executable: viewc,
                arguments: ["emit"] + (isAlone ? ["--line-directives"] : []) + [
                    "--output", output.path(percentEncoded: false), "--", screen.path(percentEncoded: false),
                ],
                inputFiles: ImportedFiles(of: screen, in: screens).files, outputFiles: [output])
        }
    }

    /// The name of a screen's Swift file: its path in the target with `+` between folders, since the compiler tells the
    /// files of a target apart by their names alone.
    ///
    /// A `+` of the source's own becomes `+.`, which no other path leads to: no name in a target begins with a dot.
    private func outputName(_ screen: URL, in folder: URL) -> String {
        let start = folder.standardizedFileURL.pathComponents.count
        let names = screen.standardizedFileURL.pathComponents.dropFirst(start)
        return names.map { $0.replacing("+", with: "+.") }.joined(separator: "+") + ".swift"
    }
}
