/// Bytes as text, by RFC 4648.
enum Base64 {
    private static let digits: [UInt8] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let count = min(3, bytes.count - index)
            var group: UInt32 = 0
            for place in 0..<3 { group = group << 8 | (place < count ? UInt32(bytes[index + place]) : 0) }
            for place in 0..<4 {
                let digit = digits[Int(group >> UInt32(18 - place * 6) & 63)]
                result.append(place > count ? 0x3D : digit)
            }
            index += 3
        }
        return String(decoding: result, as: UTF8.self)
    }
}
