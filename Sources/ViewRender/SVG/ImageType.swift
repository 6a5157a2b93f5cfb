/// The kinds of image files that a picture holds.
enum ImageType {
    case png, jpeg, svg

    /// The kind of a file, by its first bytes; nil for another one.
    init?(_ file: [UInt8]) {
        if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if ImageType.firstSign(file) == 0x3C {
            self = .svg
        } else {
            return nil
        }
    }

    /// The first byte that is no white space, and none of a byte order mark.
    private static func firstSign(_ file: [UInt8]) -> UInt8? {
        file.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 && $0 < 0x80 }
    }

    /// The media type.
    var name: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .svg: "image/svg+xml"
        }
    }
}
