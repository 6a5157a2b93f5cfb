extension Device {
    /// The phones, smallest first.
    ///
    /// Sizes and size classes: Human Interface Guidelines, Layout (2025). Insets: agreeing public device kits and
    /// printed values. Keyboards of 2024 and later are extrapolated.
    static let phones: [Device] = [
        .phone(
            ["iPhoneSE1", "iPhone5", "iPhone5s", "iPodTouch6", "iPodTouch7"],
            320, 568, scale: 2, safe: (20, 0), landscape: (0, 0, 0), keyboard: (216, 253, 162, 199)),
        .phone(
            ["iPhoneSE3", "iPhoneSE2", "iPhone8", "iPhone7", "iPhone6s", "iPhone6"],
            375, 667, scale: 2, safe: (20, 0), landscape: (0, 0, 0), keyboard: (216, 260, 162, 200)),
        .phone(
            ["iPhone8Plus", "iPhone7Plus", "iPhone6sPlus"],
            414, 736, scale: 3, safe: (20, 0), landscape: (0, 0, 0), keyboard: (226, 271, 162, 200)),
        .phone(
            ["iPhoneX", "iPhoneXS", "iPhone11Pro"],
            375, 812, scale: 3, safe: (44, 34), landscape: (0, 44, 21), keyboard: (291, 336, 171, 209)),
        .phone(
            ["iPhone11", "iPhoneXR"],
            414, 896, scale: 2, safe: (48, 34), landscape: (0, 48, 21), keyboard: (301, 346, 171, 209)),
        .phone(
            ["iPhone11ProMax", "iPhoneXSMax"],
            414, 896, scale: 3, safe: (44, 34), landscape: (0, 44, 21), keyboard: (301, 346, 171, 209)),
        .phone(
            ["iPhone13Mini", "iPhone12Mini"],
            375, 812, scale: 3, safe: (50, 34), landscape: (0, 50, 21), keyboard: (291, 336, 171, 209)),
        .phone(
            ["iPhone14", "iPhone13", "iPhone13Pro", "iPhone12", "iPhone12Pro", "iPhone16e"],
            390, 844, scale: 3, safe: (47, 34), landscape: (0, 47, 21), keyboard: (291, 336, 171, 209)),
        .phone(
            ["iPhone14Plus", "iPhone13ProMax", "iPhone12ProMax"],
            428, 926, scale: 3, safe: (47, 34), landscape: (0, 47, 21), keyboard: (301, 346, 171, 209)),
        .phone(
            ["iPhone16", "iPhone15", "iPhone15Pro", "iPhone14Pro"],
            393, 852, scale: 3, safe: (59, 34), landscape: (0, 59, 21), keyboard: (291, 336, 171, 209)),
        .phone(
            ["iPhone16Plus", "iPhone15Plus", "iPhone15ProMax", "iPhone14ProMax"],
            430, 932, scale: 3, safe: (59, 34), landscape: (0, 59, 21), keyboard: (301, 346, 171, 209)),
        .phone(
            ["iPhone16Pro", "iPhone17", "iPhone17Pro"],
            402, 874, scale: 3, safe: (62, 34), landscape: (0, 62, 21), keyboard: (291, 336, 171, 209)),
        .phone(
            ["iPhone16ProMax", "iPhone17ProMax"],
            440, 956, scale: 3, safe: (62, 34), landscape: (0, 62, 21), keyboard: (301, 346, 171, 209)),
        .phone(
            ["iPhoneAir"],
            420, 912, scale: 3, safe: (68, 34), landscape: (20, 68, 29), keyboard: (301, 346, 171, 209)),
    ]

    /// A phone: its models, portrait size, insets (portrait top and bottom; landscape top, side and bottom) and
    /// keyboard heights (portrait, with suggestions, landscape, with suggestions).
    private static func phone(
        _ spellings: [String],
        _ width: Double,
        _ height: Double,
        scale: Double,
        safe: (top: Double, bottom: Double),
        landscape: (top: Double, side: Double, bottom: Double),
        keyboard: (Double, Double, Double, Double)
    ) -> Device {
        let upright = DevicePose(
            width: width,
            height: height,
            safeArea: SafeAreaInsets(top: safe.top, bottom: safe.bottom),
            horizontalSizeClass: .compact,
            verticalSizeClass: .regular,
            keyboardHeight: keyboard.0,
            tallKeyboardHeight: keyboard.1)
        let turned = DevicePose(
            width: height,
            height: width,
            safeArea: SafeAreaInsets(
                top: landscape.top,
                leading: landscape.side,
                bottom: landscape.bottom,
                trailing: landscape.side),
            horizontalSizeClass: width >= regularLandscapeWidth ? .regular : .compact,
            verticalSizeClass: .compact,
            keyboardHeight: keyboard.2,
            tallKeyboardHeight: keyboard.3)
        return Device(spellings: spellings, idiom: .phone, scale: scale, portrait: upright, landscape: turned)
    }

    /// A phone at least this wide in portrait is horizontally regular in landscape.
    private static let regularLandscapeWidth: Double = 414
}
