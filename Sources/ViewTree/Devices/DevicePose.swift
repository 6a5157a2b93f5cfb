/// What a device is like in one of its two poses.
public struct DevicePose: Hashable, Sendable {
    /// Points.
    public let width: Double
    /// Points.
    public let height: Double
    public let safeArea: SafeAreaInsets
    public let horizontalSizeClass: SizeClass
    public let verticalSizeClass: SizeClass
    /// The height of the keyboard's frame without the bar of suggestions, in points, the bottom inset included.
    public let keyboardHeight: Double
    /// The same with the bar of suggestions or shortcuts.
    public let tallKeyboardHeight: Double
}
