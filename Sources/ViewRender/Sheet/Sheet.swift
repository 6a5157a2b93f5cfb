import ViewBase
import ViewLayout
import ViewTree

/// Pictures side by side: a matrix with a title over each.
public struct Sheet: Sendable {
    /// A picture and what it is of.
    public struct Cell: Sendable {
        public let title: String
        public let picture: Picture

        public init(_ title: String, _ picture: Picture) {
            self.title = title
            self.picture = picture
        }
    }

    public let view: String
    /// From the top down, each from the left.
    public let rows: [[Cell]]

    public init(_ view: String, rows: [[Cell]]) {
        self.view = view
        self.rows = rows
    }

    private static let gap = 24.0
    private static let titleHeight = 18.0
    private static let titleSize = 11.0

    /// The sheet as a file of its own; a column is as wide as its widest picture, a row as high as its highest.
    public func svg() -> [UInt8] {
        let widths = columnWidths
        let heights = rows.map { row in row.map { $0.picture.display.height }.max() ?? 0 }
        let gap = Sheet.gap
        let size = Size(
            width: widths.reduce(gap) { $0 + $1 + gap },
            height: heights.reduce(gap) { $0 + $1 + Sheet.titleHeight + gap })
        var writer = SVGWriter()
        writer.beginDrawing(width: size.width, height: size.height)
        writer.begin("title")
        writer.close("title", around: view)
        writer.begin("rect")
        writer.attributes(Rect(origin: .zero, size: size))
        writer.attribute("fill", RGBA(hex: 0xECECF0))
        writer.close()
        var y = gap
        for row in rows.indices {
            var x = gap
            for column in rows[row].indices {
                writer.write(rows[row][column], at: Point(x: x, y: y), titleSize: Sheet.titleSize, Sheet.titleHeight)
                x += widths[column] + gap
            }
            y += heights[row] + Sheet.titleHeight + gap
        }
        writer.end("svg")
        return writer.bytes
    }

    private var columnWidths: [Double] {
        var widths: [Double] = []
        for row in rows {
            for column in row.indices {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], row[column].picture.display.width)
            }
        }
        return widths
    }
}

extension SVGWriter {
    /// Writes a cell whose title begins at a point.
    fileprivate mutating func write(
        _ cell: Sheet.Cell, at point: Point<Double>, titleSize: Double, _ titleHeight: Double
    ) {
        let display = cell.picture.display
        begin("text")
        attribute("x", point.x)
        attribute("y", point.y + titleSize)
        attribute("font-size", titleSize)
        attribute("fill", RGBA(hex: 0x3C3C43))
        close("text", around: cell.title)
        begin("svg")
        attributes(Rect(x: point.x, y: point.y + titleHeight, width: display.width, height: display.height))
        attribute("viewBox", "0 0 \(XML.number(display.width)) \(XML.number(display.height))")
        open()
        writeContent(cell.picture)
        end("svg")
    }
}
