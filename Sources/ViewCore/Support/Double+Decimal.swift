import ViewBase

extension Double {
    /// The number that a text says in decimal digits; nil if it says none.
    public init?(decimal text: String) {
        let bytes = Array(text.utf8)
        guard !bytes.contains(UInt8(ascii: "_")), let number = Decimal.parse(bytes[...]), number.isFinite else {
            return nil
        }
        self = number
    }
}
