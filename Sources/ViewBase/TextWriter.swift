/// Collects output as UTF-8 bytes.
public struct TextWriter: Sendable {
    public private(set) var bytes: [UInt8] = []

    private static let spaces = [UInt8](repeating: 0x20, count: 128)

    public init() {}

    /// The text written so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    public mutating func write(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

    public mutating func write(byte: UInt8) { bytes.append(byte) }

    public mutating func write(_ number: Int) {
        if number >= 0, number < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        var scale: UInt = 1
        while number.magnitude / scale >= 10 { scale *= 10 }
        while scale > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number.magnitude / scale % 10))
            scale /= 10
        }
    }

    /// Writes a number as the formats print it: see `Decimal.text`.
    public mutating func write(_ number: Double) { write(Decimal.text(number)) }

    /// Writes `count` spaces.
    public mutating func indent(_ count: Int) {
        var left = count
        while left > 0 {
            let step = min(left, TextWriter.spaces.count)
            bytes.append(contentsOf: TextWriter.spaces[..<step])
            left -= step
        }
    }

    public mutating func newline() { bytes.append(0x0A) }

    /// Writes the parts with a separator between them.
    public mutating func join(_ parts: [String], _ separator: String) {
        for index in parts.indices {
            if index > 0 { write(separator) }
            write(parts[index])
        }
    }
}
