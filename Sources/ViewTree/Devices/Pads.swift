extension Device {
    /// The tablets, smallest first, full screen.
    ///
    /// Sizes and size classes: Human Interface Guidelines, Layout (2025). Keyboards of models with a home indicator are
    /// derived from those without.
    static let pads: [Device] = [
        .pad(
            [
                "iPad9_7", "iPad5", "iPad6", "iPadAir1", "iPadAir2", "iPadPro9_7", "iPadMini1", "iPadMini2",
                "iPadMini3", "iPadMini4", "iPadMini5",
            ],
            768, 1024, scale: 2, safe: (20, 0), keyboard: (264, 313, 352, 398)),
        .pad(
            ["iPad10_2", "iPad7", "iPad8", "iPad9"],
            810, 1080, scale: 2, safe: (20, 0), keyboard: (264, 313, 352, 398)),
        .pad(
            ["iPadPro10_5", "iPadAir3"],
            834, 1112, scale: 2, safe: (20, 0), keyboard: (264, 313, 352, 398)),
        .pad(
            ["iPadMini", "iPadMini6", "iPadMini7"],
            744, 1133, scale: 2, safe: (24, 20), keyboard: (284, 333, 372, 418)),
        .pad(
            ["iPadAir11", "iPad10", "iPad11", "iPadAir4", "iPadAir5"],
            820, 1180, scale: 2, safe: (24, 20), keyboard: (284, 333, 372, 418)),
        .pad(
            ["iPadPro11", "iPadPro11Gen1", "iPadPro11Gen2", "iPadPro11Gen3", "iPadPro11Gen4"],
            834, 1194, scale: 2, safe: (24, 20), keyboard: (284, 333, 372, 418)),
        .pad(
            ["iPadPro11M4", "iPadPro11M5"],
            834, 1210, scale: 2, safe: (24, 20), keyboard: (284, 333, 372, 418)),
        .pad(
            ["iPadPro12_9", "iPadAir13", "iPadPro12_9Gen3", "iPadPro12_9Gen4", "iPadPro12_9Gen5", "iPadPro12_9Gen6"],
            1024, 1366, scale: 2, safe: (24, 20), keyboard: (348, 403, 441, 493)),
        .pad(
            ["iPadPro13", "iPadPro13M4", "iPadPro13M5"],
            1032, 1376, scale: 2, safe: (24, 20), keyboard: (348, 403, 441, 493)),
    ]

    /// A tablet: its models, portrait size, insets, the same both ways, and keyboard heights (portrait, with shortcuts,
    /// landscape, with shortcuts).
    private static func pad(
        _ spellings: [String],
        _ width: Double,
        _ height: Double,
        scale: Double,
        safe: (top: Double, bottom: Double),
        keyboard: (Double, Double, Double, Double)
    ) -> Device {
        let insets = SafeAreaInsets(top: safe.top, bottom: safe.bottom)
        let upright = DevicePose(
            width: width,
            height: height,
            safeArea: insets,
            horizontalSizeClass: .regular,
            verticalSizeClass: .regular,
            keyboardHeight: keyboard.0,
            tallKeyboardHeight: keyboard.1)
        let turned = DevicePose(
            width: height,
            height: width,
            safeArea: insets,
            horizontalSizeClass: .regular,
            verticalSizeClass: .regular,
            keyboardHeight: keyboard.2,
            tallKeyboardHeight: keyboard.3)
        return Device(spellings: spellings, idiom: .pad, scale: scale, portrait: upright, landscape: turned)
    }
}
