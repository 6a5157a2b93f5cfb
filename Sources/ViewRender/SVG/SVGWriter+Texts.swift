import ViewBase
import ViewLayout
import ViewText
import ViewTree

/// Texts and pictures.
extension SVGWriter {
    /// Writes a stretch of a line; its width is given, so that any viewer keeps the line.
    mutating func write(_ text: DisplayText, _ frame: Rect<Double>, _ mark: Int?) {
        guard let ink = text.look.ink else { return }
        let fill = value(of: ink, frame)
        begin("text")
        attribute("x", text.isRightToLeft ? text.x + text.width : text.x)
        attribute("y", text.baseline)
        write(text.look.font)
        attribute("fill", fill)
        if text.isRightToLeft {
            attribute("direction", "rtl")
            attribute("unicode-bidi", "embed")
        }
        attribute("textLength", text.width)
        attribute("lengthAdjust", "spacingAndGlyphs")
        if SVGWriter.hasWideSpace(text.text) { attribute("xml:space", "preserve") }
        write(mark: mark)
        close("text", around: text.text)
    }

    private mutating func write(_ font: ResolvedFont) {
        if let family = SVGWriter.family(font) { attribute("font-family", family) }
        attribute("font-size", font.size)
        if font.weight != .regular { attribute("font-weight", String((Int(font.weight.rawValue) + 1) * 100)) }
        if font.isItalic { attribute("font-style", "italic") }
        if font.hasMonospacedDigits { attribute("font-feature-settings", "'tnum'") }
    }

    /// The families of a font; nil for the system's own, which the drawing has.
    private static func family(_ font: ResolvedFont) -> String? {
        if let file = font.file { return "'\(quoted(file.names.family))', \(systemFamily)" }
        switch font.design {
        case .default: return nil
        case .monospaced: return "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
        case .rounded: return "ui-rounded, 'SF Pro Rounded', \(systemFamily)"
        case .serif: return "ui-serif, 'New York', Georgia, 'DejaVu Serif', serif"
        }
    }

    /// A family's name inside single quotes.
    private static func quoted(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars where scalar != "'" && scalar != "\\" { result.unicodeScalars.append(scalar) }
        return result
    }

    /// Whether spaces stand where XML does not keep them: at an end, or several together.
    private static func hasWideSpace(_ text: String) -> Bool {
        var isAfterSpace = true
        for byte in text.utf8 {
            let isSpace = byte == 0x20 || byte == 0x09
            if isSpace && isAfterSpace { return true }
            isAfterSpace = isSpace
        }
        return isAfterSpace
    }

    // MARK: Pictures

    /// Writes an asset, or what stands for a picture whose drawing is not known.
    mutating func write(_ look: PictureLook, _ frame: Rect<Double>, _ mark: Int?) {
        if let file = look.file, let type = ImageType(file) {
            begin("image")
            attributes(frame)
            attribute("preserveAspectRatio", "none")
            attribute("href", "data:\(type.name);base64,\(Base64.text(file))")
            write(mark: mark)
            return close()
        }
        let color = look.isSymbol ? look.ink : .color(SystemColor.gray.resolved(.light))
        let ink = color.map { value(of: $0, frame) }
        begin("g")
        if !look.isSymbol { attribute("opacity", 0.6) }
        open()
        begin("title")
        close("title", around: look.name)
        begin("rect")
        attributes(frame)
        attribute("rx", max(0, min(frame.width, frame.height) / 5))
        attribute("fill", ink)
        attribute("fill-opacity", 0.12)
        attribute("stroke", ink)
        attribute("stroke-width", 0.75)
        write(mark: mark)
        close()
        write(name: look.name, ink, frame)
        end("g")
    }

    /// Writes the name of a picture as large as it has room in the frame, in the middle.
    private mutating func write(name: String, _ ink: InkValue?, _ frame: Rect<Double>) {
        let room = frame.width - 4
        guard room > 0, !name.isEmpty else { return }
        // A letter is about half as wide as it is high.
        let size = min(12, frame.height / 2, room * 2 / Double(name.unicodeScalars.count))
        guard size > 0 else { return }
        begin("text")
        attribute("x", frame.midX)
        attribute("y", frame.midY + size / 3)
        attribute("font-size", XML.rounded(size))
        attribute("text-anchor", "middle")
        attribute("fill", ink)
        close("text", around: name)
    }
}
