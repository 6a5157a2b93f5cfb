import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewText
import ViewTree

/// Colours, styles, fonts and values of the environment.
extension Machine {
    func performOnStyle(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .color(let light, let dark): return .color(.catalog(light: light, dark: dark))
        case .colorOfRGB, .colorOfWhite, .colorOfHSB: return color(operation, call)
        case .colorAsset:
            guard let name = call.argument(0).string else { return .invalid }
            log.add(.unknownColor(name, program.range(call.place)))
            return .color(ColorValue(.asset(name)))
        case .colorOpacity:
            guard case .color(let color) = call.receiver, let factor = call.argument(0).double else { return .invalid }
            return .color(color.opacity(plain(factor)))
        case .hierarchicalStyle(let level): return .paint(.hierarchical(Int(level)))
        case .tintStyle: return .paint(.tint)
        case .foregroundStyle: return .paint(.foreground)
        case .backgroundStyle: return .color(.catalog(light: 0xFFFF_FFFF, dark: 0x0000_00FF))
        case .styleOpacity:
            guard let paint = call.receiver.paint, let factor = call.argument(0).double else { return .invalid }
            return .paint(paint.opacity(plain(factor)))
        case .colorGradient:
            guard case .color(let color) = call.receiver else { return .invalid }
            return .paint(.gradient(GradientPaint([.init(color, at: 0), .init(color, at: 1)])))
        case .gradientOfColors, .linearGradientOfColors: return gradient(call)
        case .gradientStop:
            guard case .color(let color) = call.argument(0), let place = call.argument(1).double else {
                return .invalid
            }
            return .paint(.gradient(GradientPaint([.init(color, at: place.value)])))
        case .linearGradient: return gradient(call.argument(0).paint, along: call)
        case .strokeStyle: return strokeStyle(call)
        case .shape(let rule): return .shape(rule, call.arguments)
        default: return .invalid
        }
    }

    private func color(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        var parts: [Double] = []
        for argument in call.arguments {
            guard let number = argument.double else { return .invalid }
            parts.append(plain(number))
        }
        let color: RGBA
        switch operation {
        case .colorOfRGB: color = RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case .colorOfWhite: color = RGBA(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
        default: color = RGBA(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: parts[3])
        }
        return .color(ColorValue(.fixed(color)))
    }

    /// The gradient of an array of colours at equal distances, or of stops, each of which is a gradient of one.
    private func gradient(_ call: MemberCall<S>) -> Value<S> {
        let elements = call.argument(0).elements ?? []
        let last = Double(max(1, elements.count - 1))
        var stops: [GradientPaint.Stop] = []
        for index in elements.indices {
            switch elements[index] {
            case .color(let color): stops.append(.init(color, at: Double(index) / last))
            case .paint(.gradient(let stop)): stops += stop.stops
            default: return .invalid
            }
        }
        return gradient(.gradient(GradientPaint(stops)), along: call)
    }

    /// A gradient with the ends of its line, if a call gives them after it.
    private func gradient(_ paint: Paint?, along call: MemberCall<S>) -> Value<S> {
        guard case .gradient(var gradient) = paint else { return .invalid }
        if let start = call.argument(1).numbers, let end = call.argument(2).numbers {
            gradient.start = UnitPoint(x: start[0].value, y: start[1].value)
            gradient.end = UnitPoint(x: end[0].value, y: end[1].value)
        }
        return .paint(.gradient(gradient))
    }

    private func strokeStyle(_ call: MemberCall<S>) -> Value<S> {
        guard let width = call.argument(0).double else { return .invalid }
        var line = StrokeLine(width: width.value)
        line.cap = call.argument(1).symbol.flatMap { StrokeLine.Cap(rawValue: $0) } ?? .butt
        line.join = call.argument(2).symbol.flatMap { StrokeLine.Join(rawValue: $0) } ?? .miter
        line.miterLimit = call.argument(3).double?.value ?? line.miterLimit
        for length in call.argument(4).elements ?? [] { line.dash.append(length.double?.value ?? 0) }
        line.dashPhase = call.argument(5).double?.value ?? 0
        return .strokeStyle(line)
    }

    func performOnFont(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .textStyleFont(let index): return .font(FontRequest(.style(Machine.style(index))))
        case .systemFont:
            guard let size = fontSize(call.argument(0), call) else { return .invalid }
            var font = FontRequest(.fixed(size: size))
            font.adjustments = Machine.adjustments(weight: call.argument(1), design: call.argument(2))
            return .font(font)
        case .systemFontOfStyle:
            guard let style = call.argument(0).symbol else { return .invalid }
            var font = FontRequest(.style(Machine.style(style)))
            font.adjustments = Machine.adjustments(weight: call.argument(2), design: call.argument(1))
            return .font(font)
        case .customFont, .fixedCustomFont:
            guard let name = call.argument(0).string, let size = fontSize(call.argument(1), call) else {
                return .invalid
            }
            findFont(name, call)
            if operation == .fixedCustomFont { return .font(FontRequest(.customFixed(name, size: size))) }
            let style = call.argument(2).symbol.map { Machine.style($0) } ?? .body
            return .font(FontRequest(.custom(name, size: size, relativeTo: style)))
        default:
            guard case .font(var font) = call.receiver else { return .invalid }
            Machine.adjust(&font.adjustments, operation, call.argument(0).symbol ?? 0)
            return .font(font)
        }
    }

    /// A font's size in points; one that cannot be is reported, and the nearest that can counts.
    private func fontSize(_ value: Value<S>, _ call: MemberCall<S>) -> Double? {
        guard let size = value.double.map({ plain($0) }) else { return nil }
        let counted = ResolvedFont(size: size).size
        if counted != size {
            let range = program.range(call.place)
            log.add(.impossibleTextSetting("a font size", size, counted: Decimal.text(counted), range))
        }
        return counted
    }

    /// Reports a font name that no file has, unless text is measured without fonts.
    private func findFont(_ name: String, _ call: MemberCall<S>) {
        guard let environment = environments.first, environment.textMetrics == .standard,
            environment.fonts.named(name, weight: nil, isItalic: nil) == nil
        else { return }
        let suggestion = Spelling.nearest(to: name, among: environment.fonts.names)
        log.add(.unknownFont(name, suggestion: suggestion, program.range(call.place)))
    }

    private static func style(_ index: UInt8) -> TextStyle { TextStyle(rawValue: index) ?? .body }

    private static func adjustments(weight: Value<S>, design: Value<S>) -> FontAdjustments {
        var result = FontAdjustments()
        if let weight = weight.symbol.flatMap({ FontWeight(rawValue: $0) }) { result.weight = .weight(weight) }
        result.design = design.symbol.flatMap { FontDesign(rawValue: $0) }
        return result
    }

    private static func adjust(_ font: inout FontAdjustments, _ operation: MemberOperation, _ symbol: UInt8) {
        switch operation {
        case .fontBold: font.weight = .emphasized
        case .fontItalic: font.isItalic = true
        case .fontWithWeight: font.weight = FontWeight(rawValue: symbol).map { .weight($0) }
        case .fontMonospaced: font.design = .monospaced
        case .fontMonospacedDigit: font.hasMonospacedDigits = true
        case .fontWithLeading: font.leading = FontLeading(rawValue: symbol) ?? .standard
        default: break
        }
    }

    func performOnEnvironment(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        let orientation = call.receiver.symbol.flatMap { Orientation(rawValue: $0) } ?? .unknown
        switch operation {
        case .orientationIsPortrait: return .bool(orientation.isPortrait)
        case .orientationIsLandscape: return .bool(orientation.isLandscape)
        case .orientationIsFlat: return .bool(orientation.isFlat)
        case .orientationIsValidInterface: return .bool(orientation.isValidInterfaceOrientation)
        case .isAccessibilitySize:
            let size = call.receiver.symbol.flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
            return .bool(size.isAccessibilitySize)
        case .localeOfIdentifier: return call.argument(0)
        case .localeIdentifier, .urlString: return call.receiver
        case .urlOfString: return Addresses.isAddress(call.argument(0).string ?? "") ? call.argument(0) : .none
        case .adaptByOrientation:
            return .adaptiveRule(.orientation(flatIsHorizontal: call.argument(0).symbol.map { $0 == 0 }))
        case .adaptByWidth: return call.argument(0).double.map { .adaptiveRule(.width($0)) } ?? .invalid
        default: return .adaptiveRule(.fit)
        }
    }
}
