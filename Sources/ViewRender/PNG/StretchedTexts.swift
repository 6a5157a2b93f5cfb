import ViewBase

/// The texts of a drawing, each on a line of its own, for a library that does not know `textLength`: what is measured is
/// how wide it draws them, and then each is scaled to the width that it is to have.
public struct StretchedTexts {
    /// A text of the drawing.
    private struct Line {
        /// The number of its line in the drawing.
        let index: Int
        /// What stands before `>`, without the angle bracket.
        let head: String
        let content: String
        let x: Double
        let width: Double
    }

    private let lines: [String]
    private var texts: [Line] = []

    public init(_ svg: [UInt8]) {
        lines = String(decoding: svg, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
        for index in lines.indices {
            guard let width = StretchedTexts.attribute("textLength", of: lines[index]),
                let x = StretchedTexts.attribute("x", of: lines[index]),
                let open = lines[index].firstIndex(of: ">"), let close = lines[index].lastIndex(of: "<")
            else { continue }
            texts.append(
                Line(
                    index: index, head: String(lines[index][..<open]),
                    content: String(lines[index][lines[index].index(after: open)..<close]), x: x, width: width))
        }
    }

    /// The drawing with every text scaled; `measure` says how wide it draws the elements of some names in a drawing.
    ///
    /// A text's own width is what it adds between two bars, so that the space at its sides counts too.
    public func stretched(by measure: ([UInt8], [String]) -> [Double]) -> [UInt8] {
        var drawing = lines[0] + "\n"
        for index in texts.indices {
            drawing += "\(texts[index].head) id=\"a\(index)\">|\(texts[index].content)|</text>\n"
            drawing += "\(texts[index].head) id=\"b\(index)\">||</text>\n"
        }
        let names = texts.indices.flatMap { ["a\($0)", "b\($0)"] }
        let widths = measure(Array((drawing + "</svg>\n").utf8), names)
        guard widths.count == names.count else { return Array(joined(lines).utf8) }
        var result = lines
        for index in texts.indices {
            let text = texts[index]
            let own = widths[index * 2] - widths[index * 2 + 1]
            guard own > 0 else { continue }
            let move = "translate(\(Decimal.text(text.x))"
            result[text.index] =
                "\(text.head) transform=\"\(move)) scale(\(Decimal.text(text.width / own)) 1) "
                + "translate(\(Decimal.text(-text.x)))\">\(text.content)</text>"
        }
        return Array(joined(result).utf8)
    }

    private func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") }

    /// The number that an attribute of a text's line gives; nil for another line.
    private static func attribute(_ name: String, of line: String) -> Double? {
        let bytes = Array(line.utf8)
        guard bytes.drop(while: { $0 == 0x20 }).starts(with: "<text ".utf8) else { return nil }
        let mark = Array((" " + name + "=\"").utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: mark) }
        guard let start else { return nil }
        return Decimal.parse(bytes[(start + mark.count)...].prefix { $0 != 0x22 })
    }
}
