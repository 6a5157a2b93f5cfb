/// The years of Apple's releases, which name a version for each platform.
extension Availability {
    /// Xcode 11: iOS 13, macOS 10.15, tvOS 13, watchOS 6.
    static let year2019 = Availability(iOS: "13.0", macOS: "10.15", tvOS: "13.0", watchOS: "6.0")
    /// Xcode 12: iOS 14, macOS 11, tvOS 14, watchOS 7.
    static let year2020 = Availability(iOS: "14.0", macOS: "11.0", tvOS: "14.0", watchOS: "7.0")
    /// Xcode 13: iOS 15, macOS 12, tvOS 15, watchOS 8.
    static let year2021 = Availability(iOS: "15.0", macOS: "12.0", tvOS: "15.0", watchOS: "8.0")
    /// Xcode 14: iOS 16, macOS 13, tvOS 16, watchOS 9; also what this language's own elements need (`Layout`).
    static let year2022 = Availability(iOS: "16.0", macOS: "13.0", tvOS: "16.0", watchOS: "9.0")
    /// Xcode 15: iOS 17, macOS 14, tvOS 17, watchOS 10.
    static let year2023 = Availability(iOS: "17.0", macOS: "14.0", tvOS: "17.0", watchOS: "10.0")
}
