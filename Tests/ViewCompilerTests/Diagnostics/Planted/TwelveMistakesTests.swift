import Foundation
import Testing
import ViewBase

/// The twelve mistakes that languages for screens were compared by: each gives its findings and nothing else.
@Suite("The twelve common mistakes")
struct TwelveMistakesTests {
    static let mistakes = [
        PlantedMistake(
            #"view A { «Buton»("Save") {} }"#, code: "V0201", message: "did you mean `Button`?",
            fixed: #"view A { Button("Save") {} }"#),
        PlantedMistake(
            #"view A { Text("a").frame(«widht»: 3) }"#, code: "V0242", message: "did you mean `width:`?",
            fixed: #"view A { Text("a").frame(width: 3) }"#),
        PlantedMistake(
            #"view A { VStack(spacing: «"big"») { Text("a") } }"#, code: "V0220", message: "`Double` is expected"),
        PlantedMistake(
            #"""
            view A {
                VStack «{»
                    Text("a")‹›
                HStack {
                    Text("b")
                }
            }

            view B { Text("c") }
            """#, code: "V0130", message: "write the missing `}`"),
        PlantedMistake(
            #"""
            view A {
                VStack {
                    Text(«"a)»
                    Text("b")
                }
            }
            """#, code: "V0108", message: "write the closing `\"`"),
        PlantedMistake(
            #"""
            view A {
                ‹#t› Text("a")
                «#t» Text("b")
            }
            """#, code: "V0210", message: "already names"),
        PlantedMistake(
            #"""
            view B(‹title›: String) { Text(title) }
            view A { B«()» }
            """#, code: "V0240", message: "`B` needs `title:`"),
        PlantedMistake(
            #"""
            let «p» = q
            let q = p
            """#, code: "V0208", message: "needs itself: p → q → p"),
        PlantedMistake(
            #"""
            «import "chips.view"»
            view A { Text("a") }
            """#, code: "V0407", message: "nothing of this import is used", fixed: #"view A { Text("a") }"#),
        PlantedMistake(
            #"""
            view A {
                state «n» = 0
                Text("a")
            }
            """#, code: "V0403", message: "never used",
            fixed: #"""
                view A {
                    Text("a")
                }
                """#),
        PlantedMistake(
            #"""
            view A { Text("a") }
            private view «B» { Text("b") }
            """#, code: "V0406", message: "nothing in this file uses it", fixed: #"view A { Text("a") }"# + "\n"),
        PlantedMistake(
            #"view A { Text("a").padding(«12pq») }"#, code: "V0117", message: "has no unit: remove the letters",
            fixed: #"view A { Text("a").padding(12) }"#),
        PlantedMistake(
            #"view A { Text("a").padding(«1.2.3») }"#, code: "V0119", message: "a number has one point"),
        PlantedMistake(
            #"view A { HeaderStack { Text("a"); Text("b"); Text("c"); «Text("d")» } }"#, code: "V0271",
            message: "not 4 elements; wrap several in an HStack"),
        PlantedMistake(
            #"view A { Spacer() «{» Text("a") } }"#, code: "V0244", message: "takes no block"),
    ]

    @Test(arguments: mistakes) func mistake(_ mistake: PlantedMistake) throws { try mistake.verify() }

    @Test("Two bad numbers on one line are two findings") func numbers() {
        let found = PlantedMistake.findings(#"view A { Text("a").frame(width: 12pq, height: 1.2.3) }"#)
        #expect(found.map { $0.code.text } == ["V0117", "V0119"])
    }

    @Test("Ten thousand levels are one finding, at the first level that is too deep") func depth() async {
        let levels = 10_000
        let source =
            "view A {\n" + String(repeating: "VStack {\n", count: levels) + String(repeating: "}\n", count: levels + 1)
        let found = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: PlantedMistake.findings(source)) }
            // As much as the command takes; the threads that tests run on have less.
            thread.stackSize = 64 << 20
            thread.start()
        }
        #expect(found.map { $0.code.text } == ["V0129"])
        #expect(found.allSatisfy { $0.message.contains("at most 1000 blocks") })
        // The view's line and the thousand that may be have 9 bytes each, and `VStack ` has 7.
        #expect(found.map { $0.range.start } == [9 * 1_001 + 7])
    }
}
