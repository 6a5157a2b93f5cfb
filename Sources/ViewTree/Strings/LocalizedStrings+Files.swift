import ViewBase

extension LocalizedStrings {
    /// The texts of a file by the ending of its path: `.strings`, `.stringsdict` or `.xcstrings`.
    ///
    /// The first two belong to the language whose folder they lie in, as `de.lproj`; in no such folder, or in
    /// `Base.lproj`, to every language.
    public static func read(_ path: String, _ bytes: [UInt8]) throws(StringsError) -> LocalizedStrings {
        let text = try TextEncoding.utf8(bytes)
        if path.hasSuffix(".xcstrings") { return try StringCatalog.read(text) }
        var table = Table(locale: locale(of: path))
        if path.hasSuffix(".stringsdict") {
            table.texts = try PluralDictionary.read(text)
        } else if path.hasSuffix(".strings") {
            table.texts = try StringsFile.read(text)
        } else {
            throw StringsError("its name does not end in .strings, .stringsdict or .xcstrings")
        }
        return LocalizedStrings([table])
    }

    private static func locale(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let folder = folders.last, folder.hasSuffix(".lproj") else { return nil }
        let name = folder.dropLast(".lproj".utf8.count)
        return name == "Base" ? nil : name.split(separator: "_").joined(separator: "-")
    }
}
