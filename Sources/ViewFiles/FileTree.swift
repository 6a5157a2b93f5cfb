/// Finds files in folders.
package enum FileTree {
    /// The paths of the files below a folder whose names have an ending, in the order of their bytes. Throws where the
    /// folder, or one in it, cannot be read.
    ///
    /// Folders whose names begin with a dot are left out, and links to folders, which could lead in a ring.
    package static func files(below folder: String, ending: String) throws(UnreadableFolder) -> [String] {
        var found: [String] = []
        var waiting = [folder]
        while let folder = waiting.popLast() {
            guard let entries = entries(of: folder) else { throw UnreadableFolder(path: folder) }
            for name in entries {
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
                if isOwnFolder(path) {
                    waiting.append(path)
                } else if name.hasSuffix(ending), FileReader.isRegularFile(path) {
                    found.append(path)
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The names in a folder that do not begin with a dot.
    private static func entries(of folder: String) -> [String]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    /// Whether a path is a folder itself, not a link to one.
    private static func isOwnFolder(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }
}
