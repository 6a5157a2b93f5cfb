import ViewLayout

/// Looks between two others.
extension NodeLook {
    /// The look a part of the way to another one; nil where the two are of different kinds, so that there is no way.
    public func mixed(with other: NodeLook, by part: Double) -> NodeLook? {
        switch (self, other) {
        case (.effect(let from), .effect(let to)): return from.mixed(with: to, by: part).map { .effect($0) }
        case (.shape(let from), .shape(let to)): return .shape(from.mixed(with: to, by: part))
        case (.innerStroke(let from), .innerStroke(let to)): return .innerStroke(from.mixed(with: to, by: part))
        case (.border(let from, let width), .border(let to, let other)):
            return .border(from.mixed(with: to, by: part), width: max(0, between(width, other, part)))
        case (.texts(let from), .texts(let to)) where from.count == to.count:
            return .texts(zip(from, to).map { $0.mixed(with: $1, by: part) })
        case (.picture(let from), .picture(let to)):
            guard from.isSymbol, to.isSymbol, from.name == to.name else { return nil }
            return .picture(PictureLook(symbol: to.name, Ink.mixed(from.ink, to.ink, part)))
        case (.field(let from), .field(let to)):
            return .field(
                FieldLook(to.text, from.look.mixed(with: to.look, by: part), isBordered: to.isBordered, to.scheme))
        case (.control(let from), .control(let to)): return from.mixed(with: to, by: part).map { .control($0) }
        default: return nil
        }
    }

    /// Whether two looks are alike, as far as that can move.
    public func isAlike(_ other: NodeLook) -> Bool {
        switch (self, other) {
        case (.effect(let own), .effect(let other)): own == other
        case (.shape(let own), .shape(let other)), (.innerStroke(let own), .innerStroke(let other)): own == other
        case (.border(let own, let width), .border(let other, let otherWidth)): own == other && width == otherWidth
        case (.texts(let own), .texts(let other)): own == other
        case (.picture(let own), .picture(let other)): own == other
        case (.field(let own), .field(let other)): own.look == other.look
        case (.control(let own), .control(let other)): own == other
        case (.ground(let own), .ground(let other)): own == other
        default: false
        }
    }
}

/// A number a part of the way to another one.
private func between(_ from: Double, _ to: Double, _ part: Double) -> Double { from + (to - from) * part }

extension Ink {
    /// The ink a part of the way to another one; colours and gradients of as many stops move, others jump.
    func mixed(with other: Ink, by part: Double) -> Ink {
        switch (self, other) {
        case (.color(let from), .color(let to)): return .color(from.mixed(with: to, by: part))
        case (.gradient(let from, let start, let end), .gradient(let to, let otherStart, let otherEnd))
        where from.count == to.count:
            let stops = zip(from, to).map {
                Stop($0.color.mixed(with: $1.color, by: part), at: between($0.location, $1.location, part))
            }
            return .gradient(stops, from: start.mixed(with: otherStart, part), to: end.mixed(with: otherEnd, part))
        default: return other
        }
    }

    /// The same where there may be none.
    static func mixed(_ from: Ink?, _ to: Ink?, _ part: Double) -> Ink? {
        guard let from, let to else { return to }
        return from.mixed(with: to, by: part)
    }
}

extension UnitPoint {
    fileprivate func mixed(with other: UnitPoint, _ part: Double) -> UnitPoint {
        UnitPoint(x: between(x, other.x, part), y: between(y, other.y, part))
    }
}

extension ShapeLook {
    fileprivate func mixed(with other: ShapeLook, by part: Double) -> ShapeLook {
        var result = other
        result.outline = outline.mixed(with: other.outline, by: part)
        result.fill = Ink.mixed(fill, other.fill, part)
        result.stroke = Ink.mixed(stroke, other.stroke, part)
        if let line, result.line != nil { result.line?.width = between(line.width, other.line?.width ?? 0, part) }
        return result
    }
}

extension FrameOutline {
    /// Corners change their radius; another shape jumps.
    fileprivate func mixed(with other: FrameOutline, by part: Double) -> FrameOutline {
        guard case .rounded(let width, let height) = self, case .rounded(let otherWidth, let otherHeight) = other else {
            return other
        }
        return .rounded(
            width: max(0, between(width, otherWidth, part)),
            height: max(0, between(height, otherHeight, part)))
    }
}

extension TextLook {
    fileprivate func mixed(with other: TextLook, by part: Double) -> TextLook {
        var result = other
        result.ink = Ink.mixed(ink, other.ink, part)
        result.underline = Ink.mixed(underline, other.underline, part)
        return result
    }
}

extension ControlLook {
    fileprivate func mixed(with other: ControlLook, by part: Double) -> ControlLook? {
        let kind: Kind
        switch (self.kind, other.kind) {
        case (.slider(let from), .slider(let to)): kind = .slider(min(1, max(0, between(from, to, part))))
        case (.progress(let from), .progress(let to)): kind = .progress(min(1, max(0, between(from, to, part))))
        case (.toggle, .toggle), (.checkbox, .checkbox), (.stepper, .stepper), (.spinner, .spinner): kind = other.kind
        default: return nil
        }
        return ControlLook(kind, tint: tint.mixed(with: other.tint, by: part), isEnabled: other.isEnabled, other.scheme)
    }
}

extension DrawEffect {
    fileprivate func mixed(with other: DrawEffect, by part: Double) -> DrawEffect? {
        switch (self, other) {
        case (.opacity(let from), .opacity(let to)): return .opacity(min(1, max(0, between(from, to, part))))
        case (.clip(let from), .clip(let to)): return .clip(from.mixed(with: to, by: part))
        case (.shadow(let from, let radius, let x, let y), .shadow(let to, let otherRadius, let otherX, let otherY)):
            return .shadow(
                from.mixed(with: to, by: part), radius: max(0, between(radius, otherRadius, part)),
                x: between(x, otherX, part), y: between(y, otherY, part))
        case (.blur(let from), .blur(let to)): return .blur(radius: max(0, between(from, to, part)))
        case (.transform(let from), .transform(let to)):
            return from.mixed(with: to, by: part).map { .transform($0) }
        default: return nil
        }
    }
}

extension DrawTransform {
    fileprivate func mixed(with other: DrawTransform, by part: Double) -> DrawTransform? {
        switch (self, other) {
        case (.rotation(let from, let anchor), .rotation(let to, let otherAnchor)):
            return .rotation(
                radians: between(from, to, part), around: anchor.mixed(with: otherAnchor, part))
        case (.scale(let x, let y, let anchor), .scale(let otherX, let otherY, let otherAnchor)):
            return .scale(
                x: between(x, otherX, part), y: between(y, otherY, part),
                around: anchor.mixed(with: otherAnchor, part))
        default: return nil
        }
    }
}
