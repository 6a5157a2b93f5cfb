import ViewCatalog
import ViewRuntime

/// What views inside inherit.
extension View {
    /// Sets a value of the environment.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        modifier(
            CatalogModifier(.environment, []) { inherited in
                var values = EnvironmentValues(inherited)
                values[keyPath: keyPath] = value
                inherited = values.values
            })
    }

    public func layoutDirection(_ direction: LayoutDirection) -> some View {
        modified(.layoutDirection, direction.value)
    }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { modified(.dynamicTypeSize, size.value) }

    /// Brings the size of text that is inherited into a range.
    public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
    where Sizes.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let least = sizes.first, let greatest = sizes.last else { return modified(.dynamicTypeRange, .none) }
        return modified(.dynamicTypeRange, .range(Int64(least.rawValue), Int64(greatest.rawValue) + 1))
    }

    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modified(.preferredColorScheme, Value(colorScheme))
    }
}
