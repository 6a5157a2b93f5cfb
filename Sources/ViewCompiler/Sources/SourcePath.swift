/// Paths as text: `/` between components, no look at a file system.
public enum SourcePath {
    /// The path without `.`, empty components and `x/..`; `.` for nothing left.
    public static func normalized(_ path: String) -> String {
        let isAbsolute = path.utf8.first == 0x2F
        var kept: [Substring] = []
        for component in path.split(separator: "/") {
            if component == "." { continue }
            if component == "..", let last = kept.last, last != ".." {
                kept.removeLast()
            } else if component != ".." || !isAbsolute {
                kept.append(component)
            }
        }
        var result = isAbsolute ? "/" : ""
        for index in kept.indices {
            if index > 0 { result += "/" }
            result += String(kept[index])
        }
        return result.isEmpty ? "." : result
    }

    /// The path that `path` means in the folder of the file `importer`.
    public static func resolved(_ path: String, from importer: String) -> String {
        if path.utf8.first == 0x2F { return normalized(path) }
        return normalized(folder(importer) + "/" + path)
    }

    /// The path up to its last component: `.` for a bare name.
    public static func folder(_ path: String) -> String {
        let bytes = Array(path.utf8)
        guard let slash = bytes.lastIndex(of: 0x2F) else { return "." }
        return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
    }

    /// The path that leads from an absolute folder to an absolute path, both normalised.
    public static func relative(_ path: String, to folder: String) -> String {
        let target = path.utf8.split(separator: 0x2F)
        let start = folder.utf8.split(separator: 0x2F)
        let common = zip(target, start).prefix { $0.elementsEqual($1) }.count
        var parts = [String](repeating: "..", count: start.count - common)
        for part in target[common...] { parts.append(String(decoding: part, as: UTF8.self)) }
        return parts.joined(separator: "/")
    }

    /// Whether a normalised path lies in a normalised folder or below it.
    public static func isInside(_ path: String, _ folder: String) -> Bool {
        if folder == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
        return path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
