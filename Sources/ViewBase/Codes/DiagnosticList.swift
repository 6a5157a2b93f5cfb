/// Every diagnostic code, in order of number: one list a stage, joined here.
///
/// V01xx syntax · V02xx names and types · V03xx evaluation · V04xx warnings of the checker ·
/// V05xx layout · V06xx files and imports · V07xx what `lint` finds · V08xx tests that fail ·
/// V09xx what Swift for SwiftUI cannot say.
public enum DiagnosticList {
    public static let all: [DiagnosticInfo] =
        syntax + semantic + evaluation + advice + layout + files + lint + tests + emission

    /// The entry of a code, or nil for a number that stands for nothing.
    public static func info(_ code: DiagnosticCode) -> DiagnosticInfo? {
        all.first { $0.code == code }
    }

    /// The entry of a code as people write it: `V0203`, `v203`, `203`; nil for anything else.
    public static func info(spelling: String) -> DiagnosticInfo? {
        number(spelling).flatMap { info(DiagnosticCode($0)) }
    }

    /// The code nearest to a spelling's number; nil where none is near.
    public static func nearest(to spelling: String) -> String? {
        guard let wanted = number(spelling) else { return nil }
        var best: DiagnosticCode?
        for info in all where distance(info.code.number, wanted) <= 50 {
            guard let other = best?.number else {
                best = info.code
                continue
            }
            if distance(info.code.number, wanted) < distance(other, wanted) { best = info.code }
        }
        return best?.text
    }

    private static func distance(_ a: UInt16, _ b: UInt16) -> UInt16 { a > b ? a - b : b - a }

    private static func number(_ spelling: String) -> UInt16? {
        var digits = spelling.utf8[...]
        if let first = digits.first, first | 0x20 == UInt8(ascii: "v") { digits = digits.dropFirst() }
        guard let first = digits.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self))
    }
}
