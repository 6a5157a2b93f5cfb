/// What a floating view does when the keyboard comes.
public enum KeyboardRule: UInt8, CaseIterable, Hashable, Sendable {
    case avoid, ignore
}

extension KeyboardRule: CatalogSymbol {}
