import Testing
import ViewCompiler
import ViewText
import ViewTree

@Suite("Values of options")
struct OptionTextTests {
    @Test func sizes() {
        #expect(OptionText.size("320x480") == WindowSize(width: 320, height: 480))
        #expect(OptionText.size("0.5xideal") == WindowSize(width: 0.5, height: nil))
        #expect(OptionText.size("infx1e2") == WindowSize(width: .infinity, height: 100))
        for text in ["", "320", "320x", "x480", "320x480x1", "-1x2", "1e999x2", "nanx1", "320 x 480", "idealxidea"] {
            #expect(OptionText.size(text) == nil)
        }
    }

    @Test func insetsAndHistories() {
        #expect(
            OptionText.insets("1,2,3.5,0") == SafeAreaInsets(top: 1, leading: 2, bottom: 3.5, trailing: 0))
        #expect(OptionText.insets("1,2,3") == nil)
        #expect(OptionText.insets("1,2,3,-4") == nil)
        #expect(OptionText.lengths("0,216") == [0, 216])
        #expect(OptionText.lengths("0,") == nil)
        #expect(OptionText.orientations("landscapeLeft,faceUp") == [.landscapeLeft, .faceUp])
        #expect(OptionText.orientations("landscape") == nil)
    }

    @Test func namesWithExpressions() {
        #expect(OptionText.named("a=b=c") == NamedText(name: "a", expression: "b=c"))
        #expect(OptionText.named("a=") == NamedText(name: "a", expression: ""))
        #expect(OptionText.named("=b") == nil)
        #expect(OptionText.named("a") == nil)
    }

    @Test func everySymbolOfTheCatalogueStandsForItsValue() {
        #expect(OptionText.orientationNames == Orientation.allCases.map { $0.name })
        #expect(OptionText.dynamicTypeNames.count == DynamicTypeSize.allCases.count)
        #expect(OptionText.dynamicTypeSize("xSmall") == .xSmall)
        #expect(OptionText.dynamicTypeSize("large") == .large)
        #expect(OptionText.dynamicTypeSize("accessibility5") == .accessibility5)
        #expect(OptionText.dynamicTypeSize("huge") == nil)
        #expect(OptionText.colorScheme("light") == .light)
        #expect(OptionText.colorScheme("dark") == .dark)
    }

    @Test func localesPlatformsAndMetrics() {
        #expect(OptionText.locale("ja") == "ja")
        #expect(OptionText.locale("zh_Hant_TW") == "zh-Hant-TW")
        #expect(OptionText.locale("j") == nil)
        #expect(OptionText.locale("en-") == nil)
        #expect(OptionText.locale("en US") == nil)
        #expect(OptionText.platform("iOS") == .iOS)
        #expect(OptionText.platform("ios") == nil)
        #expect(OptionText.textMetrics("default") == .standard)
        #expect(OptionText.textMetrics("fixed") == .fixed)
    }
}
