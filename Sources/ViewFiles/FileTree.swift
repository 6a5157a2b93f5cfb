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

    /// Such files, those of all folders until there are so many; folders that cannot be read are passed over.
    package static func files(below folder: String, ending: String, atMost most: Int) -> [String] {
        walk(folder, ending: ending, atMost: most).files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The files below a folder whose names have an ending, the folder with those in it, and one that cannot be read.
    static func walk(
        _ folder: String, ending: String, atMost most: Int = Int.max
    ) -> (files: [String], folders: [String], unreadable: String?) {
        var files: [String] = []
        var folders: [String] = []
        var unreadable: String?
        var waiting = [folder]
        while files.count < most, let folder = waiting.popLast() {
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
            // Safe: the name is read in its place up to its NUL; the entry may end before the type's 256 bytes do.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
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
