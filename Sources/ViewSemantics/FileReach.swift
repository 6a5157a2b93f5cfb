import ViewBase
import ViewSyntax

/// What a file reaches: itself and all that it imports, directly or in chains.
struct FileReach {
    /// The places of the files among the checker's, the file itself first.
    let files: [Int]
    let ids: Set<FileID>
}

extension Checker {
    /// What the file being checked reaches.
    var reach: FileReach {
        if let lastReach, lastReach.files[0] == file { return lastReach }
        var found = [file]
        var ids: Set<FileID> = [files[file].tree.source.id]
        var next = 0
        while next < found.count {
            for target in files[found[next]].imports where ids.insert(files[target].tree.source.id).inserted {
                found.append(target)
            }
            next += 1
        }
        let reach = FileReach(files: found, ids: ids)
        lastReach = reach
        return reach
    }
}
