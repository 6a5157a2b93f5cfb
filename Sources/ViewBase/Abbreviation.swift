/// Names and literals of any length, cut to what a message can show.
enum Abbreviation {
    /// The greatest number of bytes between two backquotes of a message.
    private static let longest = 120
    /// The bytes that stay of what is longer.
    private static let kept = 80

    /// A message in which what is quoted in backquotes is short.
    static func message(_ text: String) -> String {
        guard text.utf8.count > longest else { return text }
        var result: [UInt8] = []
        let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if index > 0 { result.append(UInt8(ascii: "`")) }
            guard index % 2 == 1, part.count > longest else {
                result.append(contentsOf: part)
                continue
            }
            var end = part.index(part.startIndex, offsetBy: kept)
            while part[end] & 0xC0 == 0x80 { end = part.index(before: end) }
            result.append(contentsOf: part[..<end])
            result.append(contentsOf: "…".utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
