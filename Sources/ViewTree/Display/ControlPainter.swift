import ViewLayout

/// Draws what controls show beside their labels, as shapes and lines.
///
/// Measures: `UISwitch`, `UIStepper`, `UISlider`, `UIProgressView` and `UIActivityIndicatorView` up to iOS 18.
struct ControlPainter {
    typealias Part = (frame: Rect<Double>, kind: DisplayItem.Kind)

    private let look: ControlLook
    private let frame: Rect<Double>
    private let isRightToLeft: Bool
    private let palette: Palette
    private(set) var parts: [Part] = []

    init(_ look: ControlLook, _ frame: Rect<Double>, isRightToLeft: Bool) {
        self.look = look
        self.frame = frame
        self.isRightToLeft = isRightToLeft
        palette = Palette(look.scheme)
        if !look.isEnabled { parts.append((frame, .begin(.opacity(ControlPainter.disabledOpacity)))) }
        switch look.kind {
        case .toggle(let isOn): addToggle(isOn)
        case .checkbox(let isOn): addCheckbox(isOn)
        case .stepper(let canDecrease, let canIncrease): addStepper(canDecrease, canIncrease)
        case .slider(let share): addSlider(share)
        case .progress(let share): addBar(share)
        case .spinner: addSpinner()
        }
        if !look.isEnabled { parts.append((frame, .end)) }
    }

    /// How much of a disabled control is seen: that of a disabled `UISwitch`.
    private static let disabledOpacity = 0.5

    // MARK: Parts

    private mutating func add(_ frame: Rect<Double>, _ outline: FrameOutline, _ fill: RGBA) {
        parts.append((frame, .shape(ShapeLook(outline, fill: .color(fill)))))
    }

    private mutating func add(line points: [Point<Double>], width: Double, _ color: RGBA) {
        parts.append((frame, .line(points, width: width, color)))
    }

    /// Adds a white circle with a shadow around a point.
    private mutating func addKnob(x: Double, y: Double, side: Double) {
        let knob = Rect(x: x - side / 2, y: y - side / 2, width: side, height: side)
        parts.append((knob, .begin(.shadow(RGBA(hex: 0x000000, alpha: 0.15), radius: 3, x: 0, y: 3))))
        add(knob, .circle, palette.knob)
        parts.append((knob, .end))
    }

    /// A point at a distance from the middle.
    private func point(_ x: Double, _ y: Double) -> Point<Double> { Point(x: midX + x, y: midY + y) }

    private var midX: Double { frame.x + frame.width / 2 }
    private var midY: Double { frame.y + frame.height / 2 }

    // MARK: Controls

    private mutating func addToggle(_ isOn: Bool) {
        add(frame, .capsule, isOn ? look.tint : palette.switchOff)
        let radius = frame.height / 2
        let isRight = isOn != isRightToLeft
        addKnob(x: isRight ? frame.maxX - radius : frame.x + radius, y: midY, side: frame.height - 4)
    }

    private mutating func addCheckbox(_ isOn: Bool) {
        let outline = FrameOutline.rounded(width: 3, height: 3)
        guard isOn else {
            let look = ShapeLook(
                outline, fill: .color(palette.ground), stroke: .color(palette.border), line: StrokeLine(width: 1))
            return parts.append((frame.inset(by: 0.5), .shape(look)))
        }
        add(frame, outline, look.tint)
        let unit = min(frame.width, frame.height) / 14
        let tick = [point(-3 * unit, 0), point(-unit, 2.5 * unit), point(3.5 * unit, -3 * unit)]
        add(line: tick, width: 1.5 * unit, palette.knob)
    }

    private mutating func addStepper(_ canDecrease: Bool, _ canIncrease: Bool) {
        add(frame, .rounded(width: 8, height: 8), palette.buttonFill)
        add(Rect(x: midX - 0.5, y: midY - 9, width: 1, height: 18), .capsule, palette.separator)
        let quarter = frame.width / 4
        let up = isRightToLeft ? -quarter : quarter
        add(line: [point(-up - 7, 0), point(-up + 7, 0)], width: 2, sign(canDecrease))
        add(line: [point(up - 7, 0), point(up + 7, 0)], width: 2, sign(canIncrease))
        add(line: [point(up, -7), point(up, 7)], width: 2, sign(canIncrease))
    }

    private func sign(_ isActive: Bool) -> RGBA { palette.sign.opacity(isActive ? 1 : 0.3) }

    private mutating func addSlider(_ share: Double) {
        let knob = min(28, frame.height)
        let bar = Rect(x: frame.x + 2, y: midY - 2, width: max(0, frame.width - 4), height: 4)
        let way = max(0, frame.width - knob)
        let x = frame.x + knob / 2 + way * (isRightToLeft ? 1 - share : share)
        add(bar, .capsule, palette.trackFill)
        let start = isRightToLeft ? x : bar.x
        let end = isRightToLeft ? bar.maxX : x
        add(Rect(x: start, y: bar.y, width: max(0, end - start), height: 4), .capsule, look.tint)
        addKnob(x: x, y: midY, side: knob)
    }

    private mutating func addBar(_ share: Double) {
        add(frame, .capsule, palette.trackFill)
        let width = frame.width * share
        guard width > 0 else { return }
        let x = isRightToLeft ? frame.maxX - width : frame.x
        add(Rect(x: x, y: frame.y, width: width, height: frame.height), .capsule, look.tint)
    }

    /// Eight spokes, each fainter than the one after it; the square root of one half keeps them exact.
    private mutating func addSpinner() {
        let diagonal = 0.7071067811865476
        let x = [0, diagonal, 1, diagonal, 0, -diagonal, -1, -diagonal]
        let radius = min(frame.width, frame.height) / 2
        for index in x.indices {
            // The ordinate is the abscissa of two spokes before.
            let (x, y) = (x[index] * radius, x[(index + 6) % 8] * radius)
            let spoke = [point(x * 0.5, y * 0.5), point(x * 0.9, y * 0.9)]
            add(line: spoke, width: radius / 5, palette.spinner.opacity(Double(index + 3) / 10))
        }
    }
}
