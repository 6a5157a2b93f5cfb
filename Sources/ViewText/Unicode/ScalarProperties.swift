/// The Unicode properties of one scalar that setting text needs, packed into 23 bits.
struct ScalarProperties {
    let raw: UInt32

    var lineClass: LineClass { LineClass(rawValue: UInt8(truncatingIfNeeded: raw & 63)) ?? .alphabetic }
    var clusterClass: ClusterClass { ClusterClass(rawValue: UInt8(truncatingIfNeeded: raw >> 6 & 31)) ?? .other }
    var bidiClass: BidiClass { BidiClass(rawValue: UInt8(truncatingIfNeeded: raw >> 11 & 31)) ?? .left }
    var joining: JoiningType { JoiningType(rawValue: UInt8(truncatingIfNeeded: raw >> 16 & 7)) ?? .none }
    /// East Asian Wide or Fullwidth.
    var isWide: Bool { raw & 1 << 19 != 0 }
    /// A mark, a control or format character, or another scalar without a width of its own.
    var isZeroWidth: Bool { raw & 1 << 20 != 0 }
    /// Shown as an emoji without a variation selector.
    var isEmoji: Bool { raw & 1 << 21 != 0 }
    /// A space at which a line may break.
    var isSpace: Bool { raw & 1 << 22 != 0 }
    /// A character that ends a line whatever the width.
    var isNewline: Bool {
        switch lineClass {
        case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
        default: false
        }
    }

    /// Looks a scalar up.
    init(_ scalar: UInt32) {
        if scalar < 0x100 {
            raw = PackedTable(UnicodeTable.latin).four(Int(scalar))
        } else if scalar < 0x20000 {
            raw = ScalarProperties.find(scalar)
        } else {
            raw = ScalarProperties.beyond(scalar)
        }
    }

    /// The properties of a scalar from the ranges of its block.
    private static func find(_ scalar: UInt32) -> UInt32 {
        let ranges = PackedTable(UnicodeTable.ranges)
        var place = Int(PackedTable(UnicodeTable.blocks).three(Int(scalar >> 8)))
        var found = ranges.three(place)
        let last = UnicodeTable.ranges.utf8CodeUnitCount / 3
        while place + 1 < last {
            let next = ranges.three(place + 1)
            if next & 0xFF > scalar & 0xFF || next & 0xFF == 0 { break }
            found = next
            place += 1
        }
        return PackedTable(UnicodeTable.kinds).four(Int(found >> 8))
    }

    /// The properties of the planes that are all of one kind: ideographs, tags and variation selectors, nothing.
    private static func beyond(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            UInt32(LineClass.ideographic.rawValue) | 1 << 19
        case 0xE0020...0xE007F, 0xE0100...0xE01EF:
            UInt32(LineClass.combining.rawValue) | UInt32(ClusterClass.extend.rawValue) << 6
                | UInt32(BidiClass.boundaryNeutral.rawValue) << 11
                | UInt32(JoiningType.transparent.rawValue) << 16 | 1 << 20
        case 0xE0000...0xE0FFF:
            UInt32(LineClass.combining.rawValue) | UInt32(ClusterClass.control.rawValue) << 6
                | UInt32(BidiClass.boundaryNeutral.rawValue) << 11 | 1 << 20
        default: 0
        }
    }
}
