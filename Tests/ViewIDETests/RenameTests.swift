import Testing
import ViewBase
import ViewCompiler
import ViewIDE

/// Renames over several files, and those that are refused.
@Suite("Renames")
struct RenameTests {
    /// Files of one folder, checked together.
    private func snapshot(_ files: [(path: String, text: String)]) -> EditorSnapshot {
        let sources = MemorySources()
        for file in files { sources.add(file.path, Array(file.text.utf8)) }
        return EditorSnapshot(files.map { $0.path }, from: sources)
    }

    /// The files after a rename of the name that stands at the first place of `word` in the first file.
    private func renamed(
        _ files: [(path: String, text: String)], _ word: String, to name: String
    ) throws(RenameProblem) -> [String] {
        let snapshot = snapshot(files)
        let bytes = Array(files[0].text.utf8)
        let offset = bytes.firstRange(of: Array(word.utf8))!.lowerBound
        let edits = try snapshot.rename(at: offset, in: snapshot.entry!, to: name)
        return snapshot.files.map { file in
            String(decoding: TextEdit.apply(edits.filter { $0.range.file == file.id }, to: file.bytes), as: UTF8.self)
        }
    }

    @Test func aViewAndItsParametersAreRenamedWhereTheyAreImported() throws {
        let files = [
            ("chip.view", "view Chip(title: String) { Text(title) }\n"),
            ("a.view", "import \"chip.view\"\nview A { Chip(title: \"a\") }\n"),
            ("b.view", "import \"chip.view\"\nview B(title: String) { Chip(title: title) }\n"),
        ]
        #expect(
            try renamed(files, "Chip", to: "Badge") == [
                "view Badge(title: String) { Text(title) }\n",
                "import \"chip.view\"\nview A { Badge(title: \"a\") }\n",
                "import \"chip.view\"\nview B(title: String) { Badge(title: title) }\n",
            ])
        #expect(
            try renamed(files, "title", to: "label") == [
                "view Chip(label: String) { Text(label) }\n",
                "import \"chip.view\"\nview A { Chip(label: \"a\") }\n",
                "import \"chip.view\"\nview B(title: String) { Chip(label: title) }\n",
            ])
    }

    @Test func labelsOfTheirOwnStay() throws {
        let files = [("a.view", "func twice(of number: Int) -> Int { number * 2 }\nlet four = twice(of: 2)\n")]
        #expect(
            try renamed(files, "number", to: "n")
                == ["func twice(of n: Int) -> Int { n * 2 }\nlet four = twice(of: 2)\n"])
        #expect(
            try renamed(files, "of", to: "for") == [
                "func twice(`for` number: Int) -> Int { number * 2 }\nlet four = twice(`for`: 2)\n"
            ])
    }

    @Test func bindingsConditionsAndElementNamesKeepTheirForm() throws {
        let state = [
            ("a.view", "view A {\n    state on = true\n    Toggle(\"x\", isOn: $on)\n    if on { Text(\"a\") }\n}\n")
        ]
        #expect(
            try renamed(state, "on =", to: "isOn")
                == ["view A {\n    state isOn = true\n    Toggle(\"x\", isOn: $isOn)\n    if isOn { Text(\"a\") }\n}\n"]
        )
        let optional = [("a.view", "view A(tap: Action?) { if let tap { Button(\"a\", action: tap) } }\n")]
        #expect(
            try renamed(optional, "tap", to: "go")
                == ["view A(go: Action?) { if let tap = go { Button(\"a\", action: tap) } }\n"])
        let named = [
            (
                "a.view",
                "view A { #row HStack { Text(\"a\") } }\ntest \"t\" {\n    show A() at (9, 9)\n    expect exists(#row)\n}\n"
            )
        ]
        #expect(
            try renamed(named, "row", to: "line") == [
                "view A { #line HStack { Text(\"a\") } }\ntest \"t\" {\n    show A() at (9, 9)\n    expect exists(#line)\n}\n"
            ])
    }

    @Test(arguments: [
        ("view A(a: Int, b: Int) { Text(\"\\(a)\\(b)\") }\n", "a:", "b"),
        ("let size = 1\nview A(width: Int) { Text(\"\\(size)\\(width)\") }\n", "size", "width"),
        ("let size = 1\nview A(width: Int) { Text(\"\\(size)\\(width)\") }\n", "width", "size"),
        ("view A { Text(\"a\") }\n", "A", "Text"),
        ("view A { Text(\"a\") }\n", "A", "1a"),
        ("view A { Text(\"a\") }\n", "A", ""),
        ("view A { Text(\"a\") }\n", "Text", "B"),
    ])
    func whatWouldMeanSomethingElseIsRefused(text: String, word: String, name: String) {
        #expect(throws: RenameProblem.self) { try renamed([("a.view", text)], word, to: name) }
    }
}
