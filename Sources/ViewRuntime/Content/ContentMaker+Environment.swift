import ViewCatalog
import ViewLayout
import ViewText
import ViewTree

/// What modifiers change in the environment.
extension ContentMaker {
    func apply(_ call: ModifierCall<S>, _ environment: inout EnvironmentValues) {
        let first = call.argument(0)
        switch call.rule {
        case .font, .bold, .italic, .fontWeight, .fontDesign, .monospacedDigit, .kerning, .tracking:
            applyFont(call, &environment)
        case .textCase: machine.set(.textCase, to: first, in: &environment)
        case .lineLimit: machine.set(.lineLimit, to: first, in: &environment)
        case .truncationMode: machine.set(.truncationMode, to: first, in: &environment)
        case .multilineTextAlignment: machine.set(.multilineTextAlignment, to: first, in: &environment)
        case .minimumScaleFactor: machine.set(.minimumScaleFactor, to: first, in: &environment)
        case .lineSpacing: machine.set(.lineSpacing, to: first, in: &environment)
        case .allowsTightening: machine.set(.allowsTightening, to: first, in: &environment)
        case .lineLimitReservingSpace:
            environment.paragraph.lineLimit = .lines(
                Machine<S>.lines(first.int ?? 1), reservesSpace: call.argument(1).bool ?? false)
        case .lineLimitRange:
            guard case .range(let lower, let upper) = first else { return }
            environment.paragraph.lineLimit = LineLimit(
                lower: Machine<S>.lines(lower), upper: Machine<S>.lines(upper - 1))
        case .disabled: if first.bool == true { environment.isEnabled = false }
        case .foregroundColor, .foregroundStyle: environment.foreground = first.paint
        case .tint: environment.tint = color(first.paint, environment)
        case .buttonStyle: environment.buttonStyle = first.symbol.flatMap { ButtonStyle(rawValue: $0) } ?? .automatic
        case .textFieldStyle:
            environment.textFieldStyle = first.symbol.flatMap { TextFieldStyle(rawValue: $0) } ?? .automatic
        case .labelStyle: environment.labelStyle = first.symbol.flatMap { LabelStyle(rawValue: $0) } ?? .automatic
        case .toggleStyle: environment.toggleStyle = first.symbol.flatMap { ToggleStyle(rawValue: $0) } ?? .automatic
        case .controlSize: environment.controlSize = first.symbol.flatMap { ControlSize(rawValue: $0) } ?? .regular
        case .layoutDirection: machine.set(.layoutDirection, to: first, in: &environment)
        case .dynamicTypeSize: machine.set(.dynamicTypeSize, to: first, in: &environment)
        case .preferredColorScheme: if !first.isNone { machine.set(.colorScheme, to: first, in: &environment) }
        case .environment:
            guard let key = first.symbol.flatMap({ EnvironmentKey(rawValue: $0) }) else { return }
            machine.set(key, to: call.argument(1), in: &environment)
        default: break
        }
    }

    private func applyFont(_ call: ModifierCall<S>, _ environment: inout EnvironmentValues) {
        let first = call.argument(0)
        switch call.rule {
        case .font: machine.set(.font, to: first, in: &environment)
        case .bold:
            if first.bool == true {
                environment.fontAdjustments.weight = .emphasized
            } else if environment.fontAdjustments.weight == .emphasized {
                environment.fontAdjustments.weight = nil
            }
        case .italic: environment.fontAdjustments.isItalic = first.bool
        case .fontWeight:
            environment.fontAdjustments.weight = first.symbol.flatMap { FontWeight(rawValue: $0) }.map { .weight($0) }
        case .fontDesign: environment.fontAdjustments.design = first.symbol.flatMap { FontDesign(rawValue: $0) }
        case .monospacedDigit: environment.fontAdjustments.hasMonospacedDigits = true
        default: environment.tracking = first.double?.value ?? 0
        }
    }

    /// The colour that stands for a style; nil for none.
    private func color(_ paint: Paint?, _ environment: EnvironmentValues) -> ColorValue? {
        guard case .color(let color) = paint else {
            return paint.flatMap { environment.resolve($0) }.map { ColorValue(.fixed($0)) }
        }
        return color
    }
}
