import ViewBase
import ViewLayout
import ViewTree

/// Writes drawings as SVG: elements and attributes, escaped, numbers exact.
struct SVGWriter {
    /// The families that stand for the system font, the one whose measures are used first after the system's own.
    static let systemFamily = "-apple-system, Inter, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif"

    private var out = TextWriter()
    /// How many clips, gradients and filters were defined.
    private var definitions = 0
    /// The filters of the present picture, which equal effects share.
    private var filters: [(effect: DrawEffect, name: String)] = []
    private var depth = 0

    var bytes: [UInt8] { out.bytes }

    // MARK: Elements

    /// Begins the drawing: the outermost element of a file.
    mutating func beginDrawing(width: Double, height: Double) {
        out.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        attribute("width", width)
        attribute("height", height)
        attribute("viewBox", "0 0 \(XML.number(width)) \(XML.number(height))")
        attribute("font-family", SVGWriter.systemFamily)
        out.write(">\n")
        depth += 1
    }

    /// Begins an element whose attributes and content follow.
    mutating func begin(_ name: String) {
        out.indent(min(depth, 40) * 2)
        out.write("<\(name)")
    }

    /// Ends an element without content.
    mutating func close() { out.write("/>\n") }

    /// Ends the attributes of an element that holds others.
    mutating func open() {
        out.write(">\n")
        depth += 1
    }

    /// Ends an element that holds others.
    mutating func end(_ name: String) {
        depth -= 1
        out.indent(min(depth, 40) * 2)
        out.write("</\(name)>\n")
    }

    /// Ends the attributes of an element that holds a text, and the element.
    mutating func close(_ name: String, around text: String) {
        out.write(">")
        out.write(XML.escaped(text))
        out.write("</\(name)>\n")
    }

    // MARK: Attributes

    mutating func attribute(_ name: String, _ value: String) {
        out.write(" \(name)=\"")
        out.write(XML.escaped(value))
        out.write("\"")
    }

    mutating func attribute(_ name: String, _ value: Double) {
        out.write(" \(name)=\"")
        out.write(XML.number(value))
        out.write("\"")
    }

    /// Writes the place and size of a rectangle.
    mutating func attributes(_ rect: Rect<Double>) {
        attribute("x", rect.x)
        attribute("y", rect.y)
        attribute("width", max(0, rect.width))
        attribute("height", max(0, rect.height))
    }

    /// Writes a colour as the value of an attribute, its opacity as that of another one.
    mutating func attribute(_ name: String, _ color: RGBA) {
        attribute(name, String(color.text.prefix(7)))
        if color.alpha < 1 { attribute("\(name)-opacity", XML.rounded(max(0, color.alpha))) }
    }

    // MARK: Definitions

    /// The name of an effect's filter, defined where there is none yet.
    mutating func name(of effect: DrawEffect, _ write: (inout SVGWriter) -> String) -> String {
        for filter in filters where filter.effect == effect { return filter.name }
        let name = write(&self)
        filters.append((effect, name))
        return name
    }

    /// Forgets the filters of the picture before.
    mutating func forgetFilters() { filters = [] }

    /// A new name for something that is defined, unique in the file.
    mutating func define() -> String {
        definitions += 1
        return "d\(definitions)"
    }
}
