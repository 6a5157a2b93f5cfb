/// A picture that fills a frame: a system symbol, or an asset.
public struct PictureLook: Hashable, Sendable {
    public let name: String
    public let isSymbol: Bool
    /// What a symbol is drawn with.
    public let ink: Ink?
    /// The asset's file, if there is one and it is small.
    public let file: [UInt8]?

    /// A system symbol.
    public init(symbol name: String, _ ink: Ink?) {
        self.name = name
        isSymbol = true
        self.ink = ink
        file = nil
    }

    /// An asset.
    public init(asset name: String, _ file: [UInt8]?) {
        self.name = name
        isSymbol = false
        ink = nil
        self.file = file
    }
}
