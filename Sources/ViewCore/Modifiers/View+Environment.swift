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

    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modified(.preferredColorScheme, Value(colorScheme))
    }
}
