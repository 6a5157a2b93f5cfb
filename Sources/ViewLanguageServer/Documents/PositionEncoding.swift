/// How a client counts the columns of a line.
enum PositionEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The columns that a scalar takes whose first UTF-8 byte this is; none for the bytes after the first, save where
    /// bytes are counted.
    func columns(_ byte: UInt8) -> Int {
        if self == .utf8 { return 1 }
        if byte & 0xC0 == 0x80 { return 0 }
        return self == .utf16 && byte >= 0xF0 ? 2 : 1
    }
}
