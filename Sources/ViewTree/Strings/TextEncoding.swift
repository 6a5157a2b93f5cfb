import ViewBase

/// How files of texts are encoded.
enum TextEncoding {
    /// The bytes as UTF-8 without a byte-order mark; UTF-16 says so by its mark, or by a zero beside its first sign,
    /// which is one of ASCII in these files. What is damaged is an error.
    static func utf8(_ bytes: [UInt8]) throws(StringsError) -> [UInt8] {
        guard let units = utf16(bytes) else {
            let text = LineTable.hasByteOrderMark(bytes) ? Array(bytes.dropFirst(3)) : bytes
            if let fault = fault(in: text, UTF8.self) { throw StringsError("a byte is not UTF-8", text, at: fault) }
            return text
        }
        if let fault = fault(in: units, UTF16.self) {
            throw StringsError("half a pair of surrogates stands alone", line: line(of: fault, in: units))
        }
        guard bytes.count.isMultiple(of: 2) else {
            throw StringsError("half a sign of UTF-16 stands at the end", line: line(of: units.count, in: units))
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// The units of UTF-16 after the mark, without half a one at the end; nil for another encoding.
    private static func utf16(_ bytes: [UInt8]) -> [UInt16]? {
        guard bytes.count >= 2 else { return nil }
        let hasMark = bytes[0] ^ bytes[1] == 0x01 && bytes[0] >= 0xFE
        guard hasMark || (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
        let isLittle = hasMark ? bytes[0] == 0xFF : bytes[1] == 0
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = hasMark ? 2 : 0
        while index + 1 < bytes.count {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isLittle ? second << 8 | first : first << 8 | second)
            index += 2
        }
        return units
    }

    /// The first unit that is not part of a scalar.
    private static func fault<Encoding: Unicode.Encoding>(
        in units: [Encoding.CodeUnit], _ encoding: Encoding.Type
    ) -> Int? {
        var parser = Encoding.ForwardParser()
        var rest = units.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    /// The line of a unit, counted from 1.
    private static func line(of offset: Int, in units: [UInt16]) -> Int {
        1 + units.prefix(offset).count { $0 == 0x0A }
    }
}
