extension PlantedMistake {
    /// Letters, numbers, strings, brackets and lists.
    static let syntax: [PlantedMistake] = [
        PlantedMistake("let a = 1 «/*» b", code: "V0107", message: "*/"),
        PlantedMistake(
            #"""
            view A(n: Int) {
                Text(«"a\(n)»
            }
            """#,
            code: "V0108", message: "no end on its line"),
        PlantedMistake("view A { Text(«“»a”) }", code: "V0111", message: "quote", fixed: #"view A { Text("a") }"#),
        PlantedMistake(#"view A { Text("a«\q»b") }"#, code: "V0112", message: "escape"),
        PlantedMistake(#"view A { Text("«\u{110000}»") }"#, code: "V0113", message: "scalar"),
        PlantedMistake(
            #"""
            let a = """«»b
                """
            """#,
            code: "V0114", message: "next line"),
        PlantedMistake("let a = «0xZZ»", code: "V0118", message: "hexadecimal"),
        PlantedMistake(
            #"view A { Text("a").padding(«.5») }"#,
            code: "V0120", message: "`0`",
            fixed: #"view A { Text("a").padding(0.5) }"#),
        PlantedMistake(
            #"view A { Text("a").padding(«5.») }"#,
            code: "V0121", message: "`0`",
            fixed: #"view A { Text("a").padding(5.0) }"#),
        PlantedMistake("let a = «99999999999999999999»", code: "V0122", message: "9223372036854775807"),
        PlantedMistake("let a = «1e999»", code: "V0123", message: "large"),
        PlantedMistake(
            #"""
            view A { Text("a") }
            «}»
            """#,
            code: "V0131", message: "no",
            fixed: #"""
                view A { Text("a") }

                """#),
        PlantedMistake(#"view A { Text‹(›"a" «}»"#, code: "V0132", message: ")", fixed: #"view A { Text("a") }"#),
        PlantedMistake("let a = ‹[›1, 2«)»", code: "V0133", message: "]", fixed: "let a = [1, 2]"),
        PlantedMistake(
            #"view A { Text("a").frame(width: 1 «height»: 2) }"#,
            code: "V0143", message: "comma",
            fixed: #"view A { Text("a").frame(width: 1, height: 2) }"#),
        PlantedMistake("let «if» = 1", code: "V0144", message: "`", fixed: "let `if` = 1"),
        PlantedMistake(
            #"""
            view B { Chip() }
            «import» "chips.view"
            """#,
            code: "V0145", message: "first"),
        PlantedMistake(
            #"""
            view A { state n: Int«»
            Text("\(n)") }
            """#,
            code: "V0146", message: "`=` and a value"),
        PlantedMistake(#"«veiw» A { Text("a") }"#, code: "V0149", message: "view", fixed: #"view A { Text("a") }"#),
    ]
}
