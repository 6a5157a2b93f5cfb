import Foundation
import TestSupport
import Testing

/// The repository as files: its modules, what they import, what the manifest and the wasm build list.
enum House {
    static let root = GoldenFolder.package

    /// One Swift file of a module.
    struct File: Sendable {
        let module: String
        /// From the repository's root.
        let path: String
        let text: String

        /// The modules that the file imports.
        var imports: Set<String> {
            Set(text.matches(of: /(?m)^\s*(?:@\w+ )?(?:public )?import (\w+)$/).map { String($0.output.1) })
        }
    }

    /// The files of `Sources`.
    static let sources: [File] = files(under: "Sources")

    /// The files of `Sources` that belong to the core.
    static let coreSources: [File] = sources.filter { core.contains($0.module) }

    /// The modules of the core with their levels, as `.ci/wasm` lists them.
    static let levels: [String: Int] = {
        let script = text(".ci/wasm")
        guard let list = script.firstMatch(of: /(?s)levels=\(\n(.*?)\n\)/) else { return [:] }
        var levels: [String: Int] = [:]
        for (level, line) in list.output.1.split(separator: "\n").enumerated() {
            for module in line.matches(of: /\w+/) { levels[String(module.output)] = level }
        }
        return levels
    }()

    static var core: Set<String> { Set(levels.keys) }

    /// What the manifest lets each module of `Sources` import.
    static let dependencies: [String: Set<String>] = {
        let manifest = text("Package.swift")
        var result: [String: Set<String>] = [:]
        let calls = /(?s)(?:module|executableTarget|plugin)\(\s*(?:name: )?"(\w+)"(?!, targets:)(.*?)\),\n/
        for call in manifest.matches(of: calls) {
            let names = call.output.2.matches(of: /"(View\w+)"/).map { String($0.output.1) }
            result[String(call.output.1)] = Set(names)
        }
        return result
    }()

    /// The text of a file, by its path from the root; empty where there is none.
    static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    /// The paths of the files below a folder, from the root, in order.
    static func paths(under folder: String, suffix: String) -> [String] {
        let start = root.appending(path: folder).path(percentEncoded: false)
        let found = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
    }

    private static func files(under folder: String) -> [File] {
        paths(under: folder, suffix: ".swift").map { path in
            File(module: String(path.split(separator: "/")[1]), path: path, text: text(path))
        }
    }
}
