extension PlantedMistake {
    /// Types and values.
    static let values: [PlantedMistake] = [
        PlantedMistake(
            #"""
            view A { state n = 0
            Button("a") { n = «"b"» } }
            """#,
            code: "V0220", message: "Int"),
        PlantedMistake(
            "view A(n: Int) { Text(«n») }",
            code: "V0220", message: "String",
            fixed: #"view A(n: Int) { Text("\(n)") }"#),
        PlantedMistake(
            "func f(n: Int) -> String { «n» }",
            code: "V0220", message: "String",
            fixed: #"func f(n: Int) -> String { "\(n)" }"#),
        PlantedMistake(#"let a = [1, «"b"»]"#, code: "V0220", message: "Int"),
        PlantedMistake(
            #"view A(on: Bool) { Text(on ? "a" : «1») }"#,
            code: "V0220", message: "String",
            fixed: #"view A(on: Bool) { Text(on ? "a" : "\(1)") }"#),
        PlantedMistake(#"view A(names: [String]) { Text(names[«"a"»]) }"#, code: "V0220", message: "Int"),
        PlantedMistake("view A(names: [String]) { Text(«names») }", code: "V0220", message: "String"),
        PlantedMistake("view A { Slider(value: «0.5») }", code: "V0224", message: "binding"),
        PlantedMistake("let a = «nil»", code: "V0225", message: "type"),
        PlantedMistake("let a = «[]»", code: "V0225", message: "type"),
        PlantedMistake(#"view A(n: Int) { if «n» { Text("a") } }"#, code: "V0228", message: "Bool"),
        PlantedMistake(
            "view A(s: String) { Text(s«?.uppercased»()) }",
            code: "V0228", message: "none",
            fixed: "view A(s: String) { Text(s.uppercased()) }"),
        PlantedMistake(#"view A(s: String) { Text(«s» ?? "b") }"#, code: "V0228", message: "nil"),
        PlantedMistake(#"view A(n: Int) { Text("a" + «n») }"#, code: "V0229", message: "String"),
        PlantedMistake(#"view A(n: Int, s: String) { if n == «s» { Text("a") } }"#, code: "V0229", message: "Int"),
        PlantedMistake(
            #"view A(n: Int) { Text("a").opacity(«-"b"»).padding(Double(n)) }"#,
            code: "V0229", message: "takes a number"),
        PlantedMistake(#"view A { Text(«!"a"» ? "b" : "c") }"#, code: "V0229", message: "Bool"),
        PlantedMistake(#"view A(n: Int) { Text("\(n«[0]»)") }"#, code: "V0230", message: "only arrays"),
        PlantedMistake(
            #"view A(n: Int) { ForEach(«n») { i in Text("\(i)") } }"#,
            code: "V0230", message: "0..<",
            fixed: #"view A(n: Int) { ForEach(0..<n) { i in Text("\(i)") } }"#),
        PlantedMistake(#"view A(d: Double) { Text("\(d, specifier: «"%d"»)") }"#, code: "V0233", message: "`%.2f`"),
        PlantedMistake(#"view A(n: Int) { Text("\(n, specifier: «"%.1f"»)") }"#, code: "V0233", message: "`%d`"),
        PlantedMistake(
            #"view A(s: String) { Text("\(s, specifier: «"%s"»)") }"#,
            code: "V0233", message: "leave `specifier:` away"),
        PlantedMistake(#"view A(d: Double) { Text("\(d, specifier: «"%q"»)") }"#, code: "V0233", message: "breaks off"),
        PlantedMistake(
            #"view A(d: Double) { Text("\(d, specifier: «"%k"»)") }"#,
            code: "V0233", message: "no conversion"),
        PlantedMistake(
            #"view A(d: Double) { Text("\(d, specifier: «"%.1f of %.1f"»)") }"#,
            code: "V0233", message: "there is one"),
        PlantedMistake(
            #"view A(d: Double) { Text("\(d, specifier: «".1f"»)") }"#,
            code: "V0233", message: "does not show"),
    ]
}
