import ViewBase
import ViewCompiler

/// Where `emit` writes.
enum EmitTargets {
    /// The folder, with a slash at its end, that Swift of some files goes into; nil where the output is one file.
    static func folder(_ output: String, of count: Int) throws(UsageError) -> String? {
        if output.hasSuffix("/") { return output }
        if FileReader.isFolder(output) { return output + "/" }
        if count == 1 { return nil }
        if FileReader.exists(output) { throw UsageError("several files need a folder, which `\(output)` is not") }
        return output + "/"
    }

    /// The Swift files in a folder of the first files named; each is called as that of no other file of the module.
    static func files(in folder: String, _ sources: LoadedSources, _ count: Int) throws(UsageError) -> [String] {
        var seen: [String: FileID] = [:]
        var targets: [String] = []
        for file in sources.entries + sources.files.indices.map({ FileID(UInt32($0)) }) {
            let path = sources.files[file.index].path
            if path == "-" { throw UsageError("standard input has no name in a folder: give `--output` a file") }
            var name = path.split(separator: "/").last.map { String($0) } ?? path
            if name.hasSuffix(".view") { name.removeLast(5) }
            name += ".view.swift"
            if let other = seen.updateValue(file, forKey: name.lowercased()), other != file {
                let path = sources.files[other.index].path
                throw UsageError(
                    "`\(path)` and `\(sources.files[file.index].path)` are both written to `\(name)`, the case of letters "
                        + "aside: give each an `--output` of its own")
            }
            targets.append(folder + name)
        }
        return Array(targets.prefix(count))
    }

    /// Refuses files of a module whose paths differ only by the case of letters, by which no disk of a Mac tells them
    /// apart.
    static func requireDistinctPaths(_ sources: LoadedSources) throws(UsageError) {
        var seen: [String: String] = [:]
        for file in sources.files {
            guard let other = seen.updateValue(file.path, forKey: file.path.lowercased()), other != file.path else {
                continue
            }
            throw UsageError("`\(other)` and `\(file.path)` are one file on a disk of a Mac: rename one")
        }
    }
}
