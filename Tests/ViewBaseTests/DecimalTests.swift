import Testing

@testable import ViewBase

@Suite("Exact decimals")
struct DecimalTests {
    /// Expected texts: the shortest digits that read back (IEEE 754 binary64), written without exponents.
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-12.0, "-12"), (0.1, "0.1"), (1.0 / 3.0, "0.3333333333333333"),
        (1e21, "1000000000000000000000"), (1.5e-7, "0.00000015"), (123456789.125, "123456789.125"),
        (9007199254740993e3, "9007199254740993000"),
        (Double.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
        (Double.infinity, "inf"), (-Double.infinity, "-inf"), (Double.nan, "nan"),
    ])
    func printsShortestWithoutExponent(number: Double, text: String) {
        #expect(Decimal.text(number) == text)
    }

    /// Hard cases of decimal conversion: halfway values, subnormals, the largest double and just past it.
    @Test(arguments: [
        ("0", 0.0), ("1", 1.0), ("1_000.5", 1000.5), ("1e2", 100.0), ("12.5E-1", 1.25),
        ("9007199254740993", 9007199254740992.0), ("9007199254740995", 9007199254740996.0),
        ("9007199254740993.0000000000000000000000001", 9007199254740994.0),
        ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
        ("2.2250738585072014e-308", 2.2250738585072014e-308),
        ("4.9e-324", Double.leastNonzeroMagnitude), ("2.4703282292062327e-324", 0.0),
        ("2.4703282292062328e-324", Double.leastNonzeroMagnitude),
        ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("1.7976931348623159e308", Double.infinity),
        ("1e400", Double.infinity), ("1e-400", 0.0), ("0.1", 0.1),
        ("123456789012345678901234567890", 1.2345678901234568e29),
    ])
    func readsTheNearestDouble(text: String, number: Double) {
        #expect(Decimal.parse(ArraySlice(Array(text.utf8))) == number)
    }

    @Test(arguments: ["", ".", "e5", "1x", "1e", "1e+", "1.2.3"])
    func refusesWhatIsNoDecimal(text: String) {
        #expect(Decimal.parse(ArraySlice(Array(text.utf8))) == nil)
    }

    @Test func readsBackWhatItPrints() {
        var state: UInt64 = 42
        for _ in 0..<2_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let number = Double(bitPattern: state)
            guard number.isFinite else { continue }
            #expect(Decimal.parse(ArraySlice(Array(Decimal.text(number).utf8))) == number)
        }
    }
}
