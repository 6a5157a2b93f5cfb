import ViewBase
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
        case .underline:
            var color: ColorValue?
            if case .color(let given) = call.argument(1) { color = given }
            environment.underline = first.bool == true ? Underline(color) : nil
        case .textCase, .lineLimit, .lineLimitReservingSpace, .lineLimitRange, .truncationMode,
            .multilineTextAlignment, .minimumScaleFactor, .lineSpacing, .allowsTightening:
            applyParagraph(call, &environment)
        case .disabled: if first.bool == true { environment.isEnabled = false }
        case .foregroundColor, .foregroundStyle:
            let styles = (0..<3).compactMap { call.argument($0).paint }
            environment.foreground = styles.isEmpty ? nil : (environment.foreground ?? Foreground()).setting(styles)
        case .tint: environment.tint = color(first.paint, environment)
        case .imageScale: machine.set(.imageScale, to: first, in: &environment)
        case .buttonStyle: environment.buttonStyle = first.symbol.flatMap { ButtonStyle(rawValue: $0) } ?? .automatic
        case .textFieldStyle:
            environment.textFieldStyle = first.symbol.flatMap { TextFieldStyle(rawValue: $0) } ?? .automatic
        case .labelStyle: environment.labelStyle = first.symbol.flatMap { LabelStyle(rawValue: $0) } ?? .automatic
        case .toggleStyle: environment.toggleStyle = first.symbol.flatMap { ToggleStyle(rawValue: $0) } ?? .automatic
        case .controlSize: environment.controlSize = first.symbol.flatMap { ControlSize(rawValue: $0) } ?? .regular
        case .layoutDirection: machine.set(.layoutDirection, to: first, in: &environment)
        case .dynamicTypeSize: machine.set(.dynamicTypeSize, to: first, in: &environment)
        case .dynamicTypeRange:
            guard case .range(let lower, let end) = first else { return }
            let size = Int64(environment.dynamicTypeSize.rawValue)
            let held = UInt8(truncatingIfNeeded: min(max(size, lower), end - 1))
            environment.dynamicTypeSize = DynamicTypeSize(rawValue: held) ?? environment.dynamicTypeSize
        case .preferredColorScheme: if !first.isNone { machine.set(.colorScheme, to: first, in: &environment) }
        case .environment:
            guard let key = first.symbol.flatMap({ EnvironmentKey(rawValue: $0) }) else { return }
            machine.set(key, to: call.argument(1), in: &environment)
            holdParagraph(to: call, &environment)
        default: break
        }
    }

    /// Gives all environments what they have in another one of the window; how each differs from before, by its id, or
    /// nil where modifiers that changed nothing now would.
    func follow(_ environment: EnvironmentValues) -> [EnvironmentParts]? {
        var parts = [EnvironmentParts(from: machine.environments[0], to: environment)]
        machine.environments[0] = environment
        for index in origins.indices {
            let old = machine.environments[index + 1]
            let outside: EnvironmentID
            switch origins[index] {
            case .modifier(let call): outside = call.environment
            case .place(let place): outside = place
            }
            guard !parts[outside.index].isEmpty else {
                parts.append([])
                continue
            }
            var values = old
            if case .modifier(let call) = origins[index] {
                values = machine.environments[outside.index]
                apply(call, &values)
            } else {
                values.adopt(parts[outside.index], of: machine.environments[outside.index])
            }
            machine.environments[index + 1] = values
            parts.append(EnvironmentParts(from: old, to: values))
        }
        let isStillIdle = idleModifiers.allSatisfy { call in
            var values = machine.environments[call.environment.index]
            apply(call, &values)
            return values == machine.environments[call.environment.index]
        }
        return isStillIdle && !parts[0].contains(.rest) ? parts : nil
    }

    /// The colour that stands for a style; nil for none.
    private func color(_ paint: Paint?, _ environment: EnvironmentValues) -> ColorValue? {
        guard case .color(let color) = paint else {
            return paint.flatMap { environment.resolve($0) }.map { ColorValue(.fixed($0)) }
        }
        return color
    }
}
