import ViewBase
import ViewCatalog
import ViewLayout
import ViewText
import ViewTree

/// The environment as values of the language.
extension Machine {
    /// Notes that parts of an environment are read, where that counts.
    func note(_ parts: EnvironmentParts, of environment: EnvironmentID) {
        if reads.isRecording { reads.note(parts, of: environment) }
    }

    /// The locale in which the texts in a frame are.
    func textLocale(_ frame: FrameID) -> String {
        if let partLocale { return partLocale }
        let place = textPlace ?? instance(frame).environment
        note(.locale, of: place)
        return environments[place.index].locale
    }

    /// The value of a key.
    func environmentValue(_ key: EnvironmentKey, _ place: EnvironmentID) -> Value<S> {
        note(EnvironmentParts(key), of: place)
        let environment = environments[place.index]
        switch key {
        case .orientation: return .symbol(environment.orientation.present.rawValue)
        case .keyboardHeight: return .double(S(environment.keyboardHeight))
        case .dynamicTypeSize: return .symbol(environment.dynamicTypeSize.rawValue)
        case .layoutDirection: return .symbol(environment.layoutDirection.rawValue)
        case .colorScheme: return .symbol(environment.colorScheme.rawValue)
        case .locale: return .string(environment.locale)
        case .horizontalSizeClass: return Value(optional: environment.horizontalSizeClass.map { .symbol($0.rawValue) })
        case .verticalSizeClass: return Value(optional: environment.verticalSizeClass.map { .symbol($0.rawValue) })
        case .safeAreaInsets:
            let insets = environment.safeAreaInsets
            return .numbers([S(insets.top), S(insets.leading), S(insets.bottom), S(insets.trailing)])
        case .displayScale: return .double(S(environment.displayScale))
        case .isEnabled: return .bool(environment.isEnabled)
        case .imageScale: return .symbol(environment.imageScale.rawValue)
        case .font, .lineLimit, .multilineTextAlignment, .truncationMode, .minimumScaleFactor, .lineSpacing,
            .allowsTightening, .textCase:
            return textValue(key, environment)
        }
    }

    private func textValue(_ key: EnvironmentKey, _ environment: EnvironmentValues) -> Value<S> {
        let style = environment.paragraph
        switch key {
        case .font: return Value(optional: environment.font.map { .font($0) })
        case .lineLimit: return Value(optional: style.lineLimit.upper.map { .int(Int64($0)) })
        case .multilineTextAlignment: return .symbol(style.alignment.rawValue)
        case .truncationMode: return .symbol(style.truncation.rawValue)
        case .minimumScaleFactor: return .double(S(style.minimumScaleFactor))
        case .lineSpacing: return .double(S(style.lineSpacing))
        case .allowsTightening: return .bool(style.allowsTightening)
        default: return Value(optional: style.textCase.map { .symbol($0.rawValue) })
        }
    }

    /// Sets a key to a value of its type.
    func set(_ key: EnvironmentKey, to value: Value<S>, in environment: inout EnvironmentValues) {
        let symbol = value.symbol ?? 0
        switch key {
        case .orientation: if let turned = Orientation(rawValue: symbol) { environment.orientation.turn(to: turned) }
        case .keyboardHeight: environment.keyboardHeight = value.double.map { plain($0) } ?? 0
        case .dynamicTypeSize: environment.dynamicTypeSize = DynamicTypeSize(rawValue: symbol) ?? .large
        case .layoutDirection: environment.layoutDirection = LayoutDirection(rawValue: symbol) ?? .leftToRight
        case .colorScheme: environment.colorScheme = ColorScheme(rawValue: symbol) ?? .light
        case .locale: environment.locale = value.string ?? "en"
        case .horizontalSizeClass: environment.horizontalSizeClass = value.symbol.flatMap { SizeClass(rawValue: $0) }
        case .verticalSizeClass: environment.verticalSizeClass = value.symbol.flatMap { SizeClass(rawValue: $0) }
        case .displayScale: environment.displayScale = value.double.map { plain($0) } ?? 1
        case .isEnabled: environment.isEnabled = value.bool ?? true
        case .imageScale: environment.imageScale = ImageScale(rawValue: symbol) ?? .medium
        case .safeAreaInsets:
            guard let sides = value.numbers, sides.count == 4 else { return }
            environment.safeAreaInsets = SafeAreaInsets(
                top: plain(sides[0]), leading: plain(sides[1]), bottom: plain(sides[2]), trailing: plain(sides[3]))
        case .font, .lineLimit, .multilineTextAlignment, .truncationMode, .minimumScaleFactor, .lineSpacing,
            .allowsTightening, .textCase:
            setText(key, to: value, in: &environment)
        }
    }

    private func setText(_ key: EnvironmentKey, to value: Value<S>, in environment: inout EnvironmentValues) {
        switch key {
        case .font:
            if case .font(let font) = value { environment.font = font } else { environment.font = nil }
        case .lineLimit: environment.paragraph.lineLimit = LineLimit(upper: value.int.map { LineCounts.counted($0) })
        case .multilineTextAlignment:
            environment.paragraph.alignment = value.symbol.flatMap { TextAlignment(rawValue: $0) } ?? .leading
        case .truncationMode:
            environment.paragraph.truncation = value.symbol.flatMap { TruncationMode(rawValue: $0) } ?? .tail
        case .minimumScaleFactor: environment.paragraph.minimumScaleFactor = value.double.map { plain($0) } ?? 1
        case .lineSpacing: environment.paragraph.lineSpacing = value.double.map { plain($0) } ?? 0
        case .allowsTightening: environment.paragraph.allowsTightening = value.bool ?? false
        default: environment.paragraph.textCase = value.symbol.flatMap { TextCase(rawValue: $0) }
        }
    }
}
