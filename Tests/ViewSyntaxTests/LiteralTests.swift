import Testing
import ViewBase

@testable import ViewSyntax

/// The values of number literals.
@Suite struct LiteralTests {
    static func integer(_ text: String) -> Int64? {
        let parsed = Parsed("let a = \(text)")
        return parsed.tree.integerValue(parsed.first(text.first == "-" ? .prefixExpression : .integerLiteral)!)
    }

    static func double(_ text: String) -> Double? {
        let parsed = Parsed("let a = \(text)")
        return parsed.tree.doubleValue(parsed.first(.doubleLiteral) ?? parsed.first(.integerLiteral)!)
    }

    @Test func integers() {
        #expect(Self.integer("0") == 0)
        #expect(Self.integer("1_000") == 1000)
        #expect(Self.integer("0xFF") == 255)
        #expect(Self.integer("0xff_0") == 4080)
        #expect(Self.integer("0o17") == 15)
        #expect(Self.integer("0b1010") == 10)
        #expect(Self.integer("9223372036854775807") == .max)
        #expect(Self.integer("0x7FFF_FFFF_FFFF_FFFF") == .max)
        #expect(Self.integer("-9223372036854775808") == .min)
        #expect(Self.integer("-12") == -12)
    }

    @Test func integersThatAreTooLarge() {
        for text in [
            "9223372036854775808", "0x8000000000000000", "18446744073709551616",
            "0b1" + String(repeating: "0", count: 64),
        ] {
            #expect(Self.integer(text) == nil)
            #expect(Parsed("let a = \(text)").codes == ["V0122"])
        }
        #expect(Parsed("let a = -9223372036854775808").codes == [])
        #expect(Parsed("let a = -9223372036854775809").codes == ["V0122"])
        #expect(Parsed("let a = 1 - 9223372036854775808").codes == ["V0122"])
        #expect(Self.integer("--9223372036854775808") == nil)
    }

    @Test func malformedIntegersHaveNoValue() {
        for text in ["12pq", "0x", "0b12", "0o8"] { #expect(Self.integer(text) == nil) }
    }

    @Test func doubles() {
        #expect(Self.double("0.1") == 0.1)
        #expect(Self.double("1_000.5") == 1000.5)
        #expect(Self.double("1e2") == 100)
        #expect(Self.double("1.5E-3") == 0.0015)
        #expect(Self.double("2e+3") == 2000)
        #expect(Self.double("1.7976931348623157e308") == 1.7976931348623157e308)
        #expect(Self.double("5e-324") == .leastNonzeroMagnitude)
        #expect(Self.double("12") == 12)
        #expect(Self.double("0x10") == 16)
        #expect(Self.double("9223372036854775808") == 9_223_372_036_854_775_808)
    }

    @Test func doublesThatAreTooLarge() {
        #expect(Self.double("1e400") == nil)
        #expect(Parsed("let a = 1.8e308").codes == ["V0123"])
        #expect(Parsed("let a = 1e-400").codes == [])
    }
}
