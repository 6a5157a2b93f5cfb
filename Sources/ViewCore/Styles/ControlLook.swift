import ViewRuntime

/// One of the catalogue's styles of a kind of control, by its index there.
public struct ControlLook: Hashable, Sendable {
    private let index: UInt8

    init(_ index: UInt8) { self.index = index }

    var value: Value<Double> { .symbol(index) }
}
