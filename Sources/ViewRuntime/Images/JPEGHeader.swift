/// The head of a JPEG file: the first frame's size, turned as Exif's orientation says.
enum JPEGHeader {
    /// The pixels as they are seen; nil for files of other kinds and without a frame.
    static func size(_ file: [UInt8]) -> ImageSize? {
        let bytes = ImageBytes(bytes: file)
        guard bytes.word(0) == 0xFFD8 else { return nil }
        var isTurned = false
        var place = 2
        while place + 4 <= file.count {
            guard bytes.byte(place) == 0xFF else { return nil }
            let marker = bytes.byte(place + 1)
            if marker == 0xFF {
                place += 1
                continue
            }
            if marker == 0x01 || marker >= 0xD0 && marker <= 0xD8 {
                place += 2
                continue
            }
            if marker == 0xE1 { isTurned = isTurned || turns(bytes, place + 4) }
            if isFrame(marker) {
                guard place + 9 <= file.count else { return nil }
                let height = Double(bytes.word(place + 5))
                let width = Double(bytes.word(place + 7))
                return isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
            }
            if marker == 0xD9 || marker == 0xDA { return nil }
            place += 2 + max(2, bytes.word(place + 2))
        }
        return nil
    }

    /// Whether a marker starts a frame: C0 to CF, except tables (C4, CC) and what is reserved (C8).
    private static func isFrame(_ marker: Int) -> Bool {
        marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }

    /// Whether the Exif data at a place says that the image lies on its side: an orientation of 5 to 8.
    private static func turns(_ bytes: ImageBytes, _ start: Int) -> Bool {
        guard bytes.has("Exif", at: start) else { return false }
        let data = start + 6
        let isLittle = bytes.has("II", at: data)
        func word(_ place: Int) -> Int {
            isLittle ? bytes.byte(place) | bytes.byte(place + 1) << 8 : bytes.word(place)
        }
        let list = data + (isLittle ? word(data + 4) : bytes.word(data + 6))
        for index in 0..<min(word(list), 256) where word(list + 2 + 12 * index) == 0x112 {
            return word(list + 10 + 12 * index) >= 5 && word(list + 10 + 12 * index) <= 8
        }
        return false
    }
}
