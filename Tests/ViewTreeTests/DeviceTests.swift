import Testing
import ViewTree

@Suite("Devices")
struct DeviceTests {
    @Test func thereAreFourteenPhoneAndNineTabletClasses() {
        #expect(Device.all.filter { $0.idiom == .phone }.count == 14)
        #expect(Device.all.filter { $0.idiom == .pad }.count == 9)
    }

    @Test func noTwoModelsShareASpelling() {
        let spellings = Device.all.flatMap { $0.spellings }
        #expect(Set(spellings).count == spellings.count)
        #expect(spellings.allSatisfy { $0.utf8.allSatisfy { byte in byte != 0x20 && byte != 0x2E } })
    }

    /// Human Interface Guidelines, Layout, and measured insets: portrait size, scale, top and bottom; landscape top,
    /// side and bottom; whether the width is regular in landscape.
    @Test(arguments: [
        ("iPhoneSE1", 320.0, 568.0, 2.0, 20.0, 0.0, 0.0, 0.0, 0.0, false),
        ("iPhoneSE3", 375, 667, 2, 20, 0, 0, 0, 0, false), ("iPhone8Plus", 414, 736, 3, 20, 0, 0, 0, 0, true),
        ("iPhoneX", 375, 812, 3, 44, 34, 0, 44, 21, false), ("iPhone11", 414, 896, 2, 48, 34, 0, 48, 21, true),
        ("iPhone13Mini", 375, 812, 3, 50, 34, 0, 50, 21, false), ("iPhone14", 390, 844, 3, 47, 34, 0, 47, 21, false),
        ("iPhone16", 393, 852, 3, 59, 34, 0, 59, 21, false), ("iPhone16Pro", 402, 874, 3, 62, 34, 0, 62, 21, false),
        ("iPhone16Plus", 430, 932, 3, 59, 34, 0, 59, 21, true), ("iPhoneAir", 420, 912, 3, 68, 34, 20, 68, 29, true),
    ])
    func phone(
        name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double, landscapeTop: Double,
        side: Double, landscapeBottom: Double, isRegular: Bool
    ) throws {
        let device = try #require(Device.named(name))
        #expect(device.scale == scale)
        #expect(device.portrait.width == width)
        #expect(device.portrait.height == height)
        #expect(device.portrait.safeArea == SafeAreaInsets(top: top, bottom: bottom))
        #expect(device.landscape.width == height)
        #expect(device.landscape.height == width)
        let turned = SafeAreaInsets(top: landscapeTop, leading: side, bottom: landscapeBottom, trailing: side)
        #expect(device.landscape.safeArea == turned)
        #expect(device.portrait.horizontalSizeClass == .compact)
        #expect(device.portrait.verticalSizeClass == .regular)
        #expect(device.landscape.horizontalSizeClass == (isRegular ? .regular : .compact))
        #expect(device.landscape.verticalSizeClass == .compact)
    }

    @Test func tabletsAreRegularBothWaysAndKeepTheirInsets() throws {
        let device = try #require(Device.named("iPadPro11"))
        #expect(device.portrait.width == 834)
        #expect(device.landscape.width == 1194)
        #expect(device.landscape.safeArea == SafeAreaInsets(top: 24, bottom: 20))
        #expect(device.landscape.horizontalSizeClass == .regular)
        #expect(device.landscape.verticalSizeClass == .regular)
    }

    @Test func modelsOfOneClassAreOneDevice() {
        #expect(Device.named("iPhone15Pro") == Device.named("iPhone16"))
        #expect(Device.named("iPhone8")?.name == "iPhoneSE3")
        #expect(Device.named("iPhone") == nil)
    }

    @Test func thePoseFollowsTheLastValidOrientation() throws {
        let device = try #require(Device.named("iPhone16"))
        #expect(device.pose(OrientationHistory()).width == 393)
        #expect(device.pose(OrientationHistory([.landscapeLeft, .faceUp])).width == 852)
        #expect(device.pose(OrientationHistory([.landscapeLeft, .portraitUpsideDown])).width == 393)
    }
}
