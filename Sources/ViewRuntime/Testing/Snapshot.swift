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
        return folder(ofTest: test) + "/" + file + ".frames"
    }

    /// The folder of the snapshots of a test, in that of the test file's.
    public static func folder(ofTest test: String) -> String { encoded(test) }

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
