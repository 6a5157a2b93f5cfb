import ViewBase
import ViewLayout
import ViewTree

/// What changes how a part of the picture is drawn.
extension SVGWriter {
    /// Begins what is drawn with an effect: a group, which the item's end closes.
    mutating func begin(_ effect: DrawEffect, _ frame: Rect<Double>, _ window: Rect<Double>) {
        switch effect {
        case .opacity(let opacity):
            begin("g")
            attribute("opacity", XML.rounded(opacity))
        case .clip(let outline):
            let name = define()
            begin("clipPath")
            attribute("id", name)
            open()
            beginOutline(outline, frame)
            close()
            end("clipPath")
            begin("g")
            attribute("clip-path", "url(#\(name))")
        case .shadow(let color, let radius, let x, let y):
            let name = name(of: effect) { writer in
                let name = writer.beginFilter(window, reach: radius * 3 + max(x.magnitude, y.magnitude))
                writer.writeShadow(color, radius, x, y)
                writer.end("filter")
                return name
            }
            begin("g")
            attribute("filter", "url(#\(name))")
        case .blur(let radius):
            let name = name(of: effect) { writer in
                let name = writer.beginFilter(window, reach: radius * 3)
                writer.begin("feGaussianBlur")
                writer.attribute("stdDeviation", radius)
                writer.close()
                writer.end("filter")
                return name
            }
            begin("g")
            attribute("filter", "url(#\(name))")
        case .transform(let transform):
            begin("g")
            attribute("transform", text(of: transform, frame))
        }
        open()
    }

    private func text(of transform: DrawTransform, _ frame: Rect<Double>) -> String {
        switch transform {
        case .rotation(let radians, let anchor):
            return "rotate(\(XML.number(SVGWriter.neat(radians * 180 / .pi))) \(place(anchor, frame)))"
        case .scale(_, _, let anchor):
            let point = SVGWriter.point(anchor, frame)
            let back = "\(XML.number(-point.x)) \(XML.number(-point.y))"
            // A size without an end is none that can be drawn: it stays as it is, for taps too.
            let axes = transform.axes
            let scale = "\(XML.number(axes.right.x)) \(XML.number(axes.down.y))"
            return "translate(\(place(anchor, frame))) scale(\(scale)) translate(\(back))"
        }
    }

    /// Writes the steps of a shadow below what is drawn, as every viewer knows them.
    private mutating func writeShadow(_ color: RGBA, _ radius: Double, _ x: Double, _ y: Double) {
        begin("feGaussianBlur")
        attribute("in", "SourceAlpha")
        attribute("stdDeviation", radius)
        close()
        begin("feOffset")
        attribute("dx", x)
        attribute("dy", y)
        attribute("result", "shadow")
        close()
        begin("feFlood")
        attribute("flood-color", String(color.text.prefix(7)))
        attribute("flood-opacity", XML.rounded(color.alpha))
        close()
        begin("feComposite")
        attribute("in2", "shadow")
        attribute("operator", "in")
        close()
        begin("feMerge")
        open()
        begin("feMergeNode")
        close()
        begin("feMergeNode")
        attribute("in", "SourceGraphic")
        close()
        end("feMerge")
    }

    /// Begins a filter that works on all of the window and as far around it as it reaches; its name.
    private mutating func beginFilter(_ window: Rect<Double>, reach: Double) -> String {
        let name = define()
        begin("filter")
        attribute("id", name)
        attribute("filterUnits", "userSpaceOnUse")
        attributes(
            Rect(
                x: window.x - reach, y: window.y - reach, width: window.width + reach * 2,
                height: window.height + reach * 2))
        open()
        return name
    }

    /// Degrees to a billionth, as those that come from radians are no round numbers any more.
    private static func neat(_ degrees: Double) -> Double { (degrees * 1e9).rounded() / 1e9 }

    /// The point of a frame at a part of it.
    static func point(_ unit: UnitPoint, _ frame: Rect<Double>) -> Point<Double> {
        Point(x: frame.x + frame.width * unit.x, y: frame.y + frame.height * unit.y)
    }

    private func place(_ unit: UnitPoint, _ frame: Rect<Double>) -> String {
        let point = SVGWriter.point(unit, frame)
        return "\(XML.number(point.x)) \(XML.number(point.y))"
    }
}
