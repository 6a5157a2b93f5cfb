/// How large controls are.
public enum ControlSize: UInt8, CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension ControlSize: CatalogSymbol {}
