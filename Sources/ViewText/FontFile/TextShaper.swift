/// Sets text in a font by all of the font's own rules: ligatures, joining forms, conjuncts. Nobody is one by itself; the
/// command may be built with a library that is.
///
/// A class with an open method, since Embedded Swift has no existentials of value types; one that is made is never
/// changed.
///
/// Safe: what never changes can be shared.
open class TextShaper: @unchecked Sendable {
    public init() {}

    /// The advances in ems that scalars in logical order add to a line, one a scalar.
    open func advances(_ scalars: [UInt32]) -> [Double] { Array(repeating: 0, count: scalars.count) }
}
