import Testing

@testable import ViewCatalog

@Suite("Colours")
struct ColorTests {
    /// Red, green and blue in light and dark appearance, from the tables of Apple's Human Interface Guidelines, "Color",
    /// system colours of iOS and iPadOS as they stood for iOS 13 to 18.
    private static let system: [(String, light: [UInt32], dark: [UInt32])] = [
        ("red", [255, 59, 48], [255, 69, 58]),
        ("orange", [255, 149, 0], [255, 159, 10]),
        ("yellow", [255, 204, 0], [255, 214, 10]),
        ("green", [52, 199, 89], [48, 209, 88]),
        ("mint", [0, 199, 190], [99, 230, 226]),
        ("teal", [48, 176, 199], [64, 200, 224]),
        ("cyan", [50, 173, 230], [100, 210, 255]),
        ("blue", [0, 122, 255], [10, 132, 255]),
        ("indigo", [88, 86, 214], [94, 92, 230]),
        ("purple", [175, 82, 222], [191, 90, 242]),
        ("pink", [255, 45, 85], [255, 55, 95]),
        ("brown", [162, 132, 94], [172, 142, 104]),
        ("gray", [142, 142, 147], [142, 142, 147]),
        ("white", [255, 255, 255], [255, 255, 255]),
        ("black", [0, 0, 0], [0, 0, 0]),
        ("primary", [0, 0, 0], [255, 255, 255]),
    ]

    /// The same tables' shades of grey.
    private static let grays: [(String, light: [UInt32], dark: [UInt32])] = [
        ("systemGray", [142, 142, 147], [142, 142, 147]),
        ("systemGray2", [174, 174, 178], [99, 99, 102]),
        ("systemGray3", [199, 199, 204], [72, 72, 74]),
        ("systemGray4", [209, 209, 214], [58, 58, 60]),
        ("systemGray5", [229, 229, 234], [44, 44, 46]),
        ("systemGray6", [242, 242, 247], [28, 28, 30]),
    ]

    private func value(_ type: Vocabulary, _ name: String) -> MemberOperation? {
        Catalog.members.first { $0.owner == .vocabulary(type) && $0.name == name }?.operation
    }

    private func opaque(_ parts: [UInt32]) -> UInt32 { parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | 255 }

    @Test("The system's colours are Apple's", arguments: system)
    func systemColors(_ name: String, light: [UInt32], dark: [UInt32]) {
        #expect(value(.color, name) == .color(light: opaque(light), dark: opaque(dark)))
    }

    @Test("The system's greys are Apple's", arguments: grays)
    func systemGrays(_ name: String, light: [UInt32], dark: [UInt32]) {
        #expect(value(.uiColor, name) == .color(light: opaque(light), dark: opaque(dark)))
    }

    @Test("UIKit's names of the system's colours are the same colours")
    func sameColors() {
        for (name, _, _) in ColorTests.system.prefix(13) {
            let systemName = "system" + name.prefix(1).uppercased() + name.dropFirst()
            #expect(value(.uiColor, systemName) == value(.color, name), "\(name)")
        }
    }

    /// Opacities in light and dark appearance from UIKit's colours for elements, iOS 13 to 18.
    private static let opacities: [(String, light: Double, dark: Double)] = [
        ("secondaryLabel", 0.6, 0.6),
        ("tertiaryLabel", 0.3, 0.3),
        ("quaternaryLabel", 0.18, 0.16),
        ("placeholderText", 0.3, 0.3),
        ("separator", 0.29, 0.6),
        ("systemFill", 0.2, 0.36),
        ("secondarySystemFill", 0.16, 0.32),
        ("tertiarySystemFill", 0.12, 0.24),
        ("quaternarySystemFill", 0.08, 0.18),
    ]

    @Test("Translucent colours have UIKit's opacity in the last byte", arguments: opacities)
    func translucent(_ name: String, light: Double, dark: Double) {
        guard case .color(let lightValue, let darkValue)? = value(.uiColor, name) else {
            Issue.record("\(name) is no colour")
            return
        }
        #expect(lightValue & 255 == UInt32((light * 255).rounded()))
        #expect(darkValue & 255 == UInt32((dark * 255).rounded()))
    }

    @Test("Clear is nothing, and secondary is UIKit's secondary label")
    func namedColors() {
        #expect(value(.color, "clear") == .color(light: 0, dark: 0))
        #expect(value(.color, "secondary") == .color(light: 0x3C3C_4399, dark: 0xEBEB_F599))
        #expect(value(.uiColor, "secondaryLabel") == value(.color, "secondary"))
    }
}
