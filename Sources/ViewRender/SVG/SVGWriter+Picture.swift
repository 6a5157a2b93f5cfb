import ViewBase
import ViewLayout
import ViewTree

/// A whole picture: the ground, what is painted, and what is drawn over it on demand.
extension SVGWriter {
    /// Writes a picture as a file.
    mutating func write(_ picture: Picture) {
        beginDrawing(width: picture.display.width, height: picture.display.height)
        begin("title")
        close("title", around: picture.report.view)
        writeContent(picture)
        end("svg")
    }

    /// Writes all that a picture shows.
    mutating func writeContent(_ picture: Picture) {
        forgetFilters()
        let display = picture.display
        let window = Rect(x: 0, y: 0, width: display.width, height: display.height)
        let palette = Palette(display.scheme)
        begin("rect")
        attributes(window)
        attribute("fill", palette.ground)
        close()
        let marks = picture.marksNodes ? NodeMarks(picture.report) : NodeMarks()
        for item in display.items { write(item, window, marks) }
        if display.keyboardHeight > 0 { writeKeyboard(display, palette) }
        if picture.showsSafeArea { writeSafeArea(display) }
        if picture.showsFrames { writeFrames(picture.report) }
    }

    private mutating func write(_ item: DisplayItem, _ window: Rect<Double>, _ marks: NodeMarks) {
        let mark = marks[item.node]
        switch item.kind {
        case .begin(let effect): begin(effect, item.frame, window)
        case .end: end("g")
        case .shape(let look): write(look, item.frame, mark)
        case .line(let points, let width, let color): write(line: points, width: width, color, mark)
        case .text(let text): write(text, item.frame, mark)
        case .picture(let look): write(look, item.frame, mark)
        }
    }

    // MARK: Over the picture

    private mutating func writeKeyboard(_ display: DisplayList, _ palette: Palette) {
        let height = min(display.keyboardHeight, display.height)
        begin("rect")
        attributes(Rect(x: 0, y: display.height - height, width: display.width, height: height))
        attribute("fill", palette.keyboard)
        close()
        begin("text")
        attribute("x", display.width / 2)
        attribute("y", display.height - height / 2)
        attribute("font-size", 13)
        attribute("text-anchor", "middle")
        attribute("fill", palette.placeholder)
        close("text", around: "keyboard")
    }

    /// The covered parts of the window, and the line where they end.
    private mutating func writeSafeArea(_ display: DisplayList) {
        let area = display.safeArea
        guard area != .zero else { return }
        let safe = Rect(
            x: area.leading, y: area.top, width: max(0, display.width - area.leading - area.trailing),
            height: max(0, display.height - area.top - area.bottom))
        let bands = [
            Rect(x: 0, y: 0, width: display.width, height: area.top),
            Rect(x: 0, y: safe.maxY, width: display.width, height: area.bottom),
            Rect(x: 0, y: area.top, width: area.leading, height: safe.height),
            Rect(x: safe.maxX, y: area.top, width: area.trailing, height: safe.height),
        ]
        let color = SystemColor.pink.resolved(.light)
        for band in bands where band.width > 0 && band.height > 0 {
            begin("rect")
            attributes(band)
            attribute("fill", color.opacity(0.12))
            close()
        }
        begin("rect")
        attributes(safe)
        attribute("fill", "none")
        attribute("stroke", color)
        attribute("stroke-width", 0.5)
        attribute("stroke-dasharray", "4 3")
        close()
    }

    private mutating func writeFrames(_ report: Report) {
        let color = SystemColor.pink.resolved(.light)
        for node in report.nodes where !node.facts.isHidden {
            begin("rect")
            attributes(node.frame)
            attribute("fill", "none")
            attribute("stroke", color)
            attribute("stroke-width", 0.5)
            if node.name == nil { attribute("stroke-opacity", 0.4) }
            open()
            begin("title")
            close("title", around: Picture.label(node))
            end("rect")
        }
        var labels = FrameLabels()
        for node in report.nodes where !node.facts.isHidden {
            guard let name = node.name else { continue }
            let place = labels.place(of: "#" + name, at: node.frame)
            begin("text")
            attribute("x", place.x)
            attribute("y", place.y)
            attribute("font-size", FrameLabels.size)
            attribute("fill", color)
            close("text", around: "#\(name)")
        }
    }
}

extension Picture {
    /// What a node is called: its kind, its name if it has one, its place and size.
    static func label(_ node: ReportNode) -> String {
        let name = node.name.map { " #\($0)" } ?? ""
        let frame = node.frame
        let place = "\(Report.text(frame.x)) \(Report.text(frame.y))"
        return "\(node.kind)\(name)  \(place)  \(Report.text(frame.width))×\(Report.text(frame.height))"
    }
}
