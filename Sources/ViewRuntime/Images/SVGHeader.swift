import ViewBase

/// The `svg` tag of a drawing: its width and height, where it lacks them those of its view box; a CSS pixel is a point.
enum SVGHeader {
    /// The points; nil for files of other kinds and without a size.
    static func size(_ file: [UInt8]) -> ImageSize? {
        let bytes = ImageBytes(bytes: file)
        guard let tag = tag(bytes) else { return nil }
        var width: Double?
        var height: Double?
        var box: [Double] = []
        for attribute in attributes(bytes, tag) {
            let value = file[attribute.value]
            if attribute.name.elementsEqual("width".utf8) { width = length(value) }
            if attribute.name.elementsEqual("height".utf8) { height = length(value) }
            if attribute.name.elementsEqual("viewBox".utf8) { box = numbers(value) }
        }
        if box.count != 4 || !(box[2] > 0 && box[3] > 0) { box = [] }
        switch (width, height) {
        case (let width?, let height?): return ImageSize(width: width, height: height)
        case (let width?, nil):
            return box.isEmpty ? nil : ImageSize(width: width, height: width * box[3] / box[2])
        case (nil, let height?):
            return box.isEmpty ? nil : ImageSize(width: height * box[2] / box[3], height: height)
        case (nil, nil): return box.isEmpty ? nil : ImageSize(width: box[2], height: box[3])
        }
    }

    /// The place after the name of the `svg` tag that the file starts with, over declarations and comments.
    private static func tag(_ bytes: ImageBytes) -> Int? {
        var place = bytes.has("\u{FEFF}", at: 0) ? 3 : 0
        while place < bytes.bytes.count {
            let end: Int?
            if isSpace(bytes.byte(place)) {
                end = place + 1
            } else if bytes.has("<?", at: place) {
                end = bytes.first("?>", from: place).map { $0 + 2 }
            } else if bytes.has("<!--", at: place) {
                end = bytes.first("-->", from: place).map { $0 + 3 }
            } else if bytes.has("<!DOCTYPE", at: place) {
                end = bytes.first(">", from: place).map { $0 + 1 }
            } else {
                return bytes.has("<svg", at: place) ? place + 4 : nil
            }
            guard let end else { return nil }
            place = end
        }
        return nil
    }

    /// The attributes of a tag, from after its name to its end.
    private static func attributes(
        _ bytes: ImageBytes, _ start: Int
    ) -> [(name: ArraySlice<UInt8>, value: Range<Int>)] {
        let file = bytes.bytes
        var result: [(name: ArraySlice<UInt8>, value: Range<Int>)] = []
        var place = start
        while place < file.count && file[place] != 0x3E {
            let nameStart = place
            while place < file.count && file[place] != 0x3D && file[place] != 0x3E { place += 1 }
            let name = trimmed(file[nameStart..<place])
            place += 1
            while place < file.count && isSpace(Int(file[place])) { place += 1 }
            guard place < file.count, file[place] == 0x22 || file[place] == 0x27 else { break }
            let quote = file[place]
            let valueStart = place + 1
            place = valueStart
            while place < file.count && file[place] != quote { place += 1 }
            guard place < file.count else { break }
            result.append((name, valueStart..<place))
            place += 1
        }
        return result
    }

    /// A length of CSS in points; nil for a share of what surrounds the drawing, and for text that is no length.
    private static func length(_ text: ArraySlice<UInt8>) -> Double? {
        let text = trimmed(text)
        var end = text.startIndex
        while end < text.endIndex && !isLetter(text[end]) { end += 1 }
        guard let number = Decimal.parse(text[..<end]), number > 0 else { return nil }
        let unit = String(decoding: text[end...], as: UTF8.self)
        switch unit {
        case "", "px": return number
        case "pt": return number * 4 / 3
        case "pc": return number * 16
        case "in": return number * 96
        case "cm": return number * 96 / 2.54
        case "mm": return number * 96 / 25.4
        default: return nil
        }
    }

    /// The numbers of a list with spaces or commas between; none if one is no number.
    private static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
        var result: [Double] = []
        for part in text.split(whereSeparator: { isSpace(Int($0)) || $0 == 0x2C }) {
            guard let number = Decimal.parse(part) else { return [] }
            result.append(number)
        }
        return result
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let first = text.first, isSpace(Int(first)) { text.removeFirst() }
        while let last = text.last, isSpace(Int(last)) { text.removeLast() }
        return text
    }

    private static func isSpace(_ byte: Int) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

    /// Whether a byte starts a unit: a letter, but not the `e` of an exponent, or a percent sign.
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == 0x25 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A && byte | 0x20 != 0x65
    }
}
