/// The head of a PNG file: the IHDR chunk, which comes first, or after the CgBI chunk that Xcode puts before it.
enum PNGHeader {
    /// The pixels; nil for files of other kinds.
    static func size(_ file: [UInt8]) -> ImageSize? {
        let bytes = ImageBytes(bytes: file)
        guard bytes.long(0) == 0x8950_4E47, bytes.long(4) == 0x0D0A_1A0A else { return nil }
        var chunk = 8
        if bytes.has("CgBI", at: 12) { chunk += 12 + Int(min(bytes.long(8), 64)) }
        guard bytes.has("IHDR", at: chunk + 4), chunk + 16 <= file.count else { return nil }
        return ImageSize(width: Double(bytes.long(chunk + 8)), height: Double(bytes.long(chunk + 12)))
    }
}
