/// How many cells of a terminal a scalar takes.
public enum CellWidth {
    /// 2 for an East Asian Wide or Fullwidth scalar and for an emoji, 0 for a mark or format character, otherwise 1.
    public static func cells(_ scalar: UInt32) -> Int {
        let properties = ScalarProperties(scalar)
        if properties.isZeroWidth { return 0 }
        return properties.isWide || properties.isEmoji ? 2 : 1
    }
}
