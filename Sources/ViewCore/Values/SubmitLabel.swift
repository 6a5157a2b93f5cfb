/// What the keyboard's return key says.
public enum SubmitLabel: UInt8, CaseIterable, Hashable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
}

extension SubmitLabel: CatalogSymbol {}
