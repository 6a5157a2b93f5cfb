import ViewRuntime

/// A value that the catalogue numbers: one of an enumerated type, or a set of options.
protocol CatalogSymbol: RawRepresentable where RawValue == UInt8 {}

extension CatalogSymbol {
    var value: Value<Double> { .symbol(rawValue) }
}
