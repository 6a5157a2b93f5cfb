/// Finds files in folders.
package enum FileTree {
    /// The paths of the files below a folder whose names have an ending, in the order of their bytes. Throws where the
    /// folder, or one in it, cannot be read.
    ///
    /// Folders whose names begin with a dot are left out, and links to folders, which could lead in a ring; links that
    /// lead nowhere and pipes are not, so that it is told that they cannot be read.
    package static func files(below folder: String, ending: String) throws(UnreadableFolder) -> [String] {
        let tree = walk(folder, ending: ending)
        if let path = tree.unreadable { throw UnreadableFolder(path: path) }
        return tree.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The files below a folder whose names have an ending, the folder with those in it, and one that cannot be read.
    static func walk(_ folder: String, ending: String) -> (files: [String], folders: [String], unreadable: String?) {
        var files: [String] = []
        var folders: [String] = []
        var unreadable: String?
        var waiting = [folder]
        while let folder = waiting.popLast() {
            folders.append(folder)
            guard let entries = entries(of: folder) else {
                unreadable = unreadable ?? folder
                continue
            }
            for name in entries {
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
                if isOwnFolder(path) {
                    waiting.append(path)
                } else if name.hasSuffix(ending), !FileReader.isFolder(path) {
                    files.append(path)
                }
            }
        }
        return (files, folders, unreadable)
    }

    /// Where a link leads to; nil for what is no link.
    static func target(ofLink path: String) -> String? {
        var information = stat()
        guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK else { return nil }
        return resolvingLinks(path)
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
