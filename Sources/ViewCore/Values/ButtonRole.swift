/// What a button is for.
public enum ButtonRole: UInt8, CaseIterable, Hashable, Sendable {
    case cancel, destructive
}

extension ButtonRole: CatalogSymbol {}
