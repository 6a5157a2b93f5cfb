/// The system font's own tracking: points added after each character at a size, from Apple's typography tables.
enum Tracking {
    /// Sizes in points, each followed by its tracking; between two sizes it changes evenly.
    private static let table: [Double] = [
        6, 0.24, 7, 0.23, 8, 0.21, 9, 0.17, 10, 0.12, 11, 0.06, 12, 0, 13, -0.08, 14, -0.15, 15, -0.23, 16, -0.31,
        17, -0.43, 18, -0.44, 19, -0.45, 20, -0.45, 21, -0.36, 22, -0.26, 23, -0.1, 24, 0.07, 25, 0.15, 26, 0.22,
        27, 0.29, 28, 0.38, 29, 0.4, 30, 0.4, 31, 0.39, 32, 0.41, 33, 0.4, 34, 0.4, 35, 0.38, 36, 0.37, 37, 0.36,
        38, 0.37, 39, 0.38, 40, 0.37, 41, 0.36, 42, 0.37, 43, 0.38, 44, 0.37, 45, 0.35, 46, 0.36, 47, 0.37,
        48, 0.35, 49, 0.33, 50, 0.34, 51, 0.35, 52, 0.33, 53, 0.31, 54, 0.32, 56, 0.3, 58, 0.28, 60, 0.26, 62, 0.24,
        64, 0.22, 66, 0.19, 68, 0.17, 70, 0.14, 72, 0.14, 76, 0.07, 80, 0,
    ]

    /// The tracking at a size: below 6 points in proportion to it, from 80 points on none.
    static func points(at size: Double) -> Double {
        if size <= table[0] { return table[1] * size / table[0] }
        var index = 2
        while index < table.count && table[index] < size { index += 2 }
        guard index < table.count else { return 0 }
        let share = (size - table[index - 2]) / (table[index] - table[index - 2])
        return table[index - 1] + share * (table[index + 1] - table[index - 1])
    }
}
