import Testing
import ViewBase

@testable import ViewSyntax

/// The examples in the list of codes, and the changes that messages offer.
@Suite struct DiagnosticExampleTests {
    static let infos = DiagnosticList.all.filter { (101..<200).contains($0.code.number) }

    /// The example's bytes; the one of another encoding cannot be written as a string, `�` stands for its byte.
    static func wrong(_ info: DiagnosticInfo) -> [UInt8] {
        let bytes = Array(info.wrong.utf8)
        guard info.code == .notUTF8 else { return bytes }
        return Array(info.wrong.unicodeScalars.flatMap { $0 == "\u{FFFD}" ? [0xE9] : Array(String($0).utf8) })
    }

    @Test func numbersAreInOrder() {
        let numbers = Self.infos.map { $0.code.number }
        #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
        #expect(numbers.count == 76)
    }

    @Test(arguments: infos.map { $0.code.number })
    func wrongExampleGivesItsCodeAlone(_ number: UInt16) {
        let info = DiagnosticList.info(DiagnosticCode(number))!
        #expect(Parsed(Self.wrong(info)).codes == [info.code.text])
    }

    @Test(arguments: infos.map { $0.code.number })
    func rightExampleIsRight(_ number: UInt16) {
        let info = DiagnosticList.info(DiagnosticCode(number))!
        #expect(Parsed(info.right).report == "")
    }

    /// Every fix-it of a wrong example puts the example right, as far as syntax goes.
    @Test(arguments: infos.map { $0.code.number })
    func fixItPutsExampleRight(_ number: UInt16) {
        let parsed = Parsed(Self.wrong(DiagnosticList.info(DiagnosticCode(number))!))
        for fix in parsed.result.diagnostics.flatMap({ $0.fixIts }) {
            let fixed = Parsed(parsed.applying(fix))
            #expect(fixed.report == "", "after “\(fix.title)”: \(fixed.source.text(0..<fixed.source.bytes.count))")
        }
    }
}

extension Parsed {
    /// The source after the edits of a fix-it.
    func applying(_ fix: FixIt) -> [UInt8] {
        var bytes = source.bytes
        for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(edit.range.offsets, with: edit.replacement.utf8)
        }
        return bytes
    }
}
