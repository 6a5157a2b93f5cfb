import ViewBase
import ViewLayout
import ViewTree

/// Shapes, lines and what they are drawn with.
extension SVGWriter {
    mutating func write(_ look: ShapeLook, _ frame: Rect<Double>, _ mark: Int?) {
        guard look.fill != nil || look.stroke != nil else { return }
        let fill = look.fill.map { value(of: $0, frame) }
        let stroke = look.stroke.map { value(of: $0, frame) }
        beginOutline(look.outline, frame)
        attribute("fill", fill)
        if let stroke, let line = look.line {
            attribute("stroke", stroke)
            write(line)
        }
        write(mark: mark)
        close()
    }

    /// Begins the element of an outline in a frame, its geometry written.
    mutating func beginOutline(_ outline: FrameOutline, _ frame: Rect<Double>) {
        let box = outline.box(in: frame)
        let corner = outline.corner(of: box)
        switch outline {
        case .circle, .ellipse:
            let isRound = corner.width == corner.height
            begin(isRound ? "circle" : "ellipse")
            attribute("cx", box.midX)
            attribute("cy", box.midY)
            attribute(isRound ? "r" : "rx", corner.width)
            if !isRound { attribute("ry", corner.height) }
        case .rectangle, .capsule, .rounded:
            begin("rect")
            attributes(box)
            if corner.width > 0 { attribute("rx", corner.width) }
            if corner.height > 0, corner.height != corner.width { attribute("ry", corner.height) }
        }
    }

    private mutating func write(_ line: StrokeLine) {
        attribute("stroke-width", max(0, line.width))
        switch line.cap {
        case .butt: break
        case .round: attribute("stroke-linecap", "round")
        case .square: attribute("stroke-linecap", "square")
        }
        switch line.join {
        case .miter:
            // No outline has sharper corners than right ones, which all limits above 1.42 leave as they are.
            if line.miterLimit >= 1, line.miterLimit < 1.42 { attribute("stroke-miterlimit", line.miterLimit) }
        case .round: attribute("stroke-linejoin", "round")
        case .bevel: attribute("stroke-linejoin", "bevel")
        }
        guard !line.dash.isEmpty, line.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return }
        var dashes = TextWriter()
        dashes.join(line.dash.map { XML.number($0) }, " ")
        attribute("stroke-dasharray", dashes.text)
        if line.dashPhase != 0 { attribute("stroke-dashoffset", line.dashPhase) }
    }

    mutating func write(line points: [Point<Double>], width: Double, _ color: RGBA, _ mark: Int?) {
        var places = TextWriter()
        places.join(points.map { "\(XML.number($0.x)),\(XML.number($0.y))" }, " ")
        begin("polyline")
        attribute("points", places.text)
        attribute("fill", "none")
        attribute("stroke", color)
        attribute("stroke-width", width)
        attribute("stroke-linecap", "round")
        attribute("stroke-linejoin", "round")
        write(mark: mark)
        close()
    }

    // MARK: Ink

    /// What an ink is as the value of an attribute.
    enum InkValue {
        case color(RGBA)
        /// The name of a gradient that is defined.
        case reference(String)
    }

    /// The value of an ink, its gradient defined before the element that is drawn with it.
    mutating func value(of ink: Ink, _ frame: Rect<Double>) -> InkValue {
        switch ink {
        case .color(let color): return .color(color)
        case .gradient(let stops, let from, let to):
            let name = define()
            let first = SVGWriter.point(from, frame)
            let last = SVGWriter.point(to, frame)
            begin("linearGradient")
            attribute("id", name)
            attribute("gradientUnits", "userSpaceOnUse")
            attribute("x1", first.x)
            attribute("y1", first.y)
            attribute("x2", last.x)
            attribute("y2", last.y)
            open()
            for stop in stops {
                begin("stop")
                attribute("offset", stop.location)
                attribute("stop-color", String(stop.color.text.prefix(7)))
                if stop.color.alpha < 1 { attribute("stop-opacity", XML.rounded(stop.color.alpha)) }
                close()
            }
            end("linearGradient")
            return .reference(name)
        }
    }

    /// Writes what something is filled or drawn along with; nothing for no value.
    mutating func attribute(_ name: String, _ value: InkValue?) {
        switch value {
        case nil: attribute(name, "none")
        case .color(let color): attribute(name, color)
        case .reference(let definition): attribute(name, "url(#\(definition))")
        }
    }

    /// Writes to which node of the report an element belongs, where that is asked.
    mutating func write(mark: Int?) { if let mark { attribute("data-node", String(mark)) } }
}
