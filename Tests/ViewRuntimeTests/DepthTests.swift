import Foundation
import Testing
import ViewBase
import ViewRuntime

/// What is read of a source shown on a thread with the stack of a program's main thread, 8 MB; those that tests run on
/// have less.
private func onMainSizedStack<Result: Sendable>(
    _ source: String, _ read: @escaping @Sendable (Shown) -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: read(Shown(source, width: 100, height: 100))) }
        thread.stackSize = 8 << 20
        thread.start()
    }
}

/// Deep nesting ends in frames or in one diagnostic, and never in an exhausted stack.
@Suite struct DepthTests {
    @Test func elementsWithinEachOther() async {
        let depth = 600
        let source =
            "view Deep { " + String(repeating: "VStack { ", count: depth) + "#x Color.red.frame(width: 10, height: 10)"
            + String(repeating: " }", count: depth) + " }"
        let found = await onMainSizedStack(source) { ($0.codes, $0.frame("x")) }
        #expect(found.0.isEmpty)
        #expect(found.1 == [45, 45, 10, 10])
    }

    @Test func groupsWithinEachOther() async {
        let depth = 600
        let source =
            "view Deep { " + String(repeating: "Group { ", count: depth) + "#x Color.red.frame(width: 10, height: 10)"
            + String(repeating: " }.padding(1)", count: depth) + " }"
        let size = await onMainSizedStack(source) { $0.size }
        #expect(size == [1210, 1210])
    }

    @Test func manyModifiers() async {
        let count = 5_000
        let source =
            "view Long { #x Color.red.frame(width: 10, height: 10)" + String(repeating: ".padding(1)", count: count)
            + " }"
        let size = await onMainSizedStack(source) { $0.size }
        #expect(size == [10_010, 10_010])
    }

    @Test func functionsThatCallOneAnother() async {
        var source = "func f0(n: Int) -> Int { return n }\n"
        for index in 1...5_000 { source += "func f\(index)(n: Int) -> Int { return f\(index - 1)(n: (((n + 1)))) }\n" }
        source += "view Probe { Text(\"\\(f5000(n: 1))\") }"
        let found = await onMainSizedStack(source) { $0.codes }
        #expect(found == ["V0312"])
    }

    @Test func constantsThatReadOneAnother() async {
        var source = "let a0 = 1\n"
        for index in 1...200 { source += "let a\(index) = a\(index - 1) + 1\n" }
        source += "view Probe { Text(\"\\(a200)\") }"
        let found = await onMainSizedStack(source) { $0.texts }
        #expect(found == ["201"])
    }

    @Test func expressionsWithinEachOther() async {
        let depth = 100
        let source =
            "view Probe { Text(\"\\(" + String(repeating: "-(", count: depth) + "1"
            + String(repeating: ")", count: depth)
            + ")\") }"
        let found = await onMainSizedStack(source) { $0.texts }
        #expect(found == ["1"])
    }

    @Test func textsThatDouble() async {
        var source = "let s0 = \"0123456789abcdef\"\n"
        for index in 1...60 { source += "let s\(index) = s\(index - 1) + s\(index - 1)\n" }
        source += "view Probe { Text(s60) }"
        let found = await onMainSizedStack(source) { $0.codes }
        #expect(found == ["V0311"])
    }

    @Test func badgesWithinEachOther() async {
        let depth = 300
        let source =
            "view Deep { "
            + String(
                repeating: "WholeItemRow([1], id: \\.self) { _ in Color.red.frame(width: 200) } overflow: { _ in ",
                count: depth)
            + "Text(\"x\")" + String(repeating: " }.frame(width: 100)", count: depth) + " }"
        let found = await onMainSizedStack(source) { $0.texts }
        #expect(found == ["x"])
    }

    @Test func aBadgeThatHoldsItsRow() async {
        let source = """
            view Row {
                WholeItemRow([1], id: \\.self) { _ in Color.red.frame(width: 200) } overflow: { n in
                    Row()
                }
                .frame(width: 100)
            }
            """
        let found = await onMainSizedStack(source) { $0.codes }
        #expect(found == ["V0310"])
    }
}
