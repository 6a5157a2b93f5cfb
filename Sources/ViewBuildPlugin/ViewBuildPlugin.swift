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
        let stale = try Staleness(context.pluginWorkDirectoryURL)
        let written = Set(target.sourceFiles(withSuffix: "swift").map { $0.url.lastPathComponent })
        var commands = [stale.command]
        for screen in screens.sorted(by: { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }) {
            let name = outputName(screen, in: target.directoryURL)
            if written.contains(name) {
                Diagnostics.error("\(name) would be the Swift of a screen and is a source itself: rename it")
            }
            let isAlone = screens.filter { $0.lastPathComponent == screen.lastPathComponent }.count == 1
            let directives =
                isAlone ? ["--line-directives"] : ["--line-directives-as", try link(name, to: screen, context)]
            let inputs = ImportedFiles(of: screen, in: screens).files
            let output = context.pluginWorkDirectoryURL.appending(path: name)
            let arguments =
                ["emit"] + directives + ["--output", output.path(percentEncoded: false)]
                + ["--stale", stale.mark.path(percentEncoded: false), "--known"]
                + inputs.map { $0.path(percentEncoded: false) } + ["--", screen.path(percentEncoded: false)]
            commands.append(
                .buildCommand(
                    displayName: "Writing \(name)", executable: viewc, arguments: arguments, inputFiles: inputs,
                    outputFiles: [output]))
        }
        return commands
    }

    /// The path of a link to a screen whose name others have too: Swift warns of directives that name two files alike.
    private func link(_ output: String, to screen: URL, _ context: PluginContext) throws -> String {
        let folder = context.pluginWorkDirectoryURL.appending(path: "screens", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appending(path: String(output.dropLast(".swift".count)))
        let (path, target) = (link.path(percentEncoded: false), screen.path(percentEncoded: false))
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != target {
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        return path
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
