/// The addresses by which the protocol names files.
enum DocumentURI {
    private static let scheme = "file://"

    /// The path that an address leads to; an address that is of no file is its own path.
    static func path(_ uri: String) -> String {
        guard uri.utf8.starts(with: scheme.utf8) else { return uri }
        let rest = Array(uri.utf8.dropFirst(scheme.utf8.count))
        // An authority, as `localhost`, stands before the path.
        let path = rest.firstIndex(of: UInt8(ascii: "/")).map { rest[$0...] } ?? rest[...]
        return String(decoding: unescaped(path), as: UTF8.self)
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    /// The address of a path.
    static func uri(_ path: String) -> String {
        guard path.utf8.first == UInt8(ascii: "/") else { return path }
        var bytes = Array(scheme.utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in path.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"): true
        default: false
        }
    }
}
