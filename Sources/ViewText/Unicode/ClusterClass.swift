/// The grapheme cluster classes of UAX #29 in the order of the table, with those of rules GB9c and GB11.
enum ClusterClass: UInt8 {
    case other, carriageReturn, lineFeed, control, extend, joiner, regional, prepend, spacingMark
    case hangulL, hangulV, hangulT, hangulLV, hangulLVT
    case pictographic, linker, consonant, nonJoiner
}
