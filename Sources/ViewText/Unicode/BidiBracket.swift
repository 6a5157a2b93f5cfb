/// A paired bracket by the scalar that closes its pair; equivalent angle brackets are one pair.
enum BidiBracket {
    case opener(UInt32)
    case closer(UInt32)

    /// Looks a scalar up among the brackets.
    init?(_ scalar: UInt32) {
        let openers = PackedTable(UnicodeTable.openers)
        let closers = PackedTable(UnicodeTable.closers)
        for index in 0..<UnicodeTable.bracketCount {
            if openers.three(index) == scalar {
                self = .opener(BidiBracket.canonical(closers.three(index)))
                return
            }
            if closers.three(index) == scalar {
                self = .closer(BidiBracket.canonical(scalar))
                return
            }
        }
        return nil
    }

    private static func canonical(_ closer: UInt32) -> UInt32 { closer == 0x232A ? 0x3009 : closer }
}
