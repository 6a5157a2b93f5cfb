/// Finds the imports of a screen, which stand before all else in a file.
struct ImportScanner {
    private let source: [UInt8]
    private var next = 0

    /// The paths as they are written; nil where one has an escape or is no plain string, which only the compiler reads.
    static func paths(_ source: [UInt8]) -> [String]? {
        var scanner = ImportScanner(source: source)
        var paths: [String] = []
        _ = scanner.skip([0xEF, 0xBB, 0xBF])
        while true {
            scanner.skipTrivia()
            guard scanner.skip(Array("import".utf8)) else { return paths }
            scanner.skipTrivia()
            guard let path = scanner.string() else { return nil }
            paths.append(path)
        }
    }

    private init(source: [UInt8]) { self.source = source }

    private func byte(_ ahead: Int = 0) -> UInt8 { next + ahead < source.count ? source[next + ahead] : 0 }

    private mutating func skip(_ text: [UInt8]) -> Bool {
        guard source[next...].starts(with: text) else { return false }
        next += text.count
        return true
    }

    /// Skips white space, semicolons and comments, which may stand in each other.
    private mutating func skipTrivia() {
        while next < source.count {
            if [0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: ";")].contains(byte()) {
                next += 1
            } else if skip(Array("//".utf8)) {
                while next < source.count, byte() != 0x0A, byte() != 0x0D { next += 1 }
            } else if skip(Array("/*".utf8)) {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        var depth = 1
        while next < source.count, depth > 0 {
            if skip(Array("/*".utf8)) {
                depth += 1
            } else if skip(Array("*/".utf8)) {
                depth -= 1
            } else {
                next += 1
            }
        }
    }

    /// A string on one line without escapes.
    private mutating func string() -> String? {
        guard byte() == UInt8(ascii: "\""), !source[next...].starts(with: Array("\"\"\"".utf8)) else { return nil }
        guard let end = source[(next + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let text = source[(next + 1)..<end]
        guard !text.contains(UInt8(ascii: "\\")), !text.contains(0x0A), !text.contains(0x0D) else { return nil }
        next = end + 1
        return String(validating: text, as: UTF8.self)
    }
}
