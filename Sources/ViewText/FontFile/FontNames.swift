/// What a font is called, from its `name` table; empty where the table is silent.
public struct FontNames: Hashable, Sendable {
    /// The family that fonts of several weights share: `Inter`.
    public private(set) var family = ""
    /// The font's own name: `Inter Semi Bold`.
    public private(set) var full = ""
    /// The name that programs use: `Inter-SemiBold`.
    public private(set) var postScript = ""

    /// A broken table's other names are not read.
    private static let most = 4096

    init(_ bytes: FontBytes, _ tables: FontTables) {
        guard let table = tables.start("name", atLeast: 6) else { return }
        let strings = table + bytes.unsigned(table + 4)
        var hasTypographicFamily = false
        for index in 0..<min(bytes.unsigned(table + 2), FontNames.most) {
            let record = table + 6 + 12 * index
            guard let text = FontNames.text(bytes, record, strings) else { continue }
            switch bytes.unsigned(record + 6) {
            case 1: if family.isEmpty { family = text }
            case 4: if full.isEmpty { full = text }
            case 6: if postScript.isEmpty { postScript = text }
            case 16:
                if !hasTypographicFamily { family = text }
                hasTypographicFamily = true
            default: break
            }
        }
    }

    /// The text of a record in English or without a language: UTF-16 of Unicode and Windows, ASCII of the Macintosh.
    private static func text(_ bytes: FontBytes, _ record: Int, _ strings: Int) -> String? {
        let platform = bytes.unsigned(record)
        let language = bytes.unsigned(record + 4)
        let start = strings + bytes.unsigned(record + 10)
        let end = start + bytes.unsigned(record + 8)
        guard end <= bytes.count, end > start else { return nil }
        switch platform {
        case 0, 3:
            if platform == 3 && language & 0xFF != 9 { return nil }
            var units: [UInt16] = []
            for place in stride(from: start, to: end - 1, by: 2) { units.append(UInt16(bytes.unsigned(place))) }
            return String(decoding: units, as: UTF16.self)
        case 1:
            if language != 0 { return nil }
            var ascii: [UInt8] = []
            for place in start..<end { ascii.append(UInt8(bytes.byte(place) & 0x7F)) }
            return String(decoding: ascii, as: UTF8.self)
        default: return nil
        }
    }
}
