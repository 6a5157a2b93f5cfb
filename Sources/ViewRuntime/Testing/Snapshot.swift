/// A frame tree that a test took, and how it compares with its file.
public struct Snapshot: Hashable, Sendable {
    /// How a snapshot compares with its file.
    public enum State: Hashable, Sendable {
        case same
        case different
        /// There is no file.
        case missing
    }

    /// Its path in the folder of the test file's snapshots: `TEST/name.frames`.
    public let path: String
    public let text: [UInt8]
    public let state: State

    /// The path of a snapshot of a test; signs that file names cannot have are written as `%2F`.
    static func path(_ name: String, test: String, label: [String]) -> String {
        var file = encoded(name)
        for part in label { file += "." + encoded(part) }
        return folder(ofTest: test) + "/" + shortened(file) + ".frames"
    }

    /// The folder of the snapshots of a test, in that of the test file's.
    public static func folder(ofTest test: String) -> String { shortened(encoded(test)) }

    /// A file's name, one longer than file systems allow (255 bytes, some of which writers need for themselves) as its
    /// beginning and a hash of all of it.
    private static func shortened(_ name: String) -> String {
        let bytes = Array(name.utf8)
        guard bytes.count > greatestLength else { return name }
        var end = greatestLength - 17
        while bytes[end] & 0xC0 == 0x80 { end -= 1 }
        // A code such as `%2F` stays whole.
        if let code = bytes[(end - 2)..<end].firstIndex(of: UInt8(ascii: "%")) { end = code }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var result = Array(bytes[..<end]) + [UInt8(ascii: "~")]
        for shift in stride(from: 60, through: 0, by: -4) { result.append(digits[Int(hash >> UInt64(shift) & 15)]) }
        return String(decoding: result, as: UTF8.self)
    }

    private static let greatestLength = 200

    private static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            let isFirstDot = bytes.isEmpty && byte == UInt8(ascii: ".")
            guard byte < 0x20 || isFirstDot || reserved.contains(byte) else {
                bytes.append(byte)
                continue
            }
            bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
    /// Signs with a meaning in the paths of some system, and the one that codes begin with.
    private static let reserved = Array("/\\:*?\"<>|%".utf8)
}
