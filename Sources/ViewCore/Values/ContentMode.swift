/// How a view of fixed ratio meets the space it is offered.
public enum ContentMode: UInt8, CaseIterable, Hashable, Sendable {
    case fit, fill
}

extension ContentMode: CatalogSymbol {}
