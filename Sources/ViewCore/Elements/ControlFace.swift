import ViewRuntime

/// What a control says: a title, a title after a symbol, or a label of its own.
enum ControlFace {
    case title(LocalizedStringKey)
    case symbol(LocalizedStringKey, systemImage: String)
    case label(any View)
}

extension ViewPlace {
    /// A title as a value.
    func title(_ title: LocalizedStringKey) -> Value<Double> { .string(string(title.pieces, isKey: title.isKey)) }
}
