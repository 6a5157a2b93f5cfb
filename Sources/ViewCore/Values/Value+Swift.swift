import ViewRuntime

/// Values of the evaluator from Swift's own.
extension Value<Double> {
    init(_ length: Double?) { self = length.map { .double($0) } ?? .none }

    init(_ symbol: (some CatalogSymbol)?) { self = symbol?.value ?? .none }

    init(_ animation: Animation?) { self = animation.map { .animation($0.animation) } ?? .none }

    init(_ count: Int) { self = .int(Int64(count)) }
}
