import ViewBase

extension LocalizedStrings {
    /// The texts of a file by the ending of its path: `.strings`, `.stringsdict` or `.xcstrings`.
    ///
    /// The first two belong to the language whose folder they lie in, as `de.lproj`; in no such folder, or in
    /// `Base.lproj`, to every language.
    public static func read(_ path: String, _ bytes: [UInt8]) throws(StringsError) -> LocalizedStrings {
        let text = TextEncoding.utf8(bytes)
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

/// How files of texts are encoded.
enum TextEncoding {
    /// The bytes as UTF-8 without a byte-order mark; UTF-16 says so by its mark, or by a zero beside its first sign,
    /// which is one of ASCII in these files.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if LineTable.hasByteOrderMark(bytes) { return Array(bytes.dropFirst(3)) }
        guard bytes.count >= 2 else { return bytes }
        let hasMark = bytes[0] ^ bytes[1] == 0x01 && bytes[0] >= 0xFE
        guard hasMark || (bytes[0] == 0) != (bytes[1] == 0) else { return bytes }
        let isLittle = hasMark ? bytes[0] == 0xFF : bytes[1] == 0
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = hasMark ? 2 : 0
        while index + 1 < bytes.count {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isLittle ? second << 8 | first : first << 8 | second)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
