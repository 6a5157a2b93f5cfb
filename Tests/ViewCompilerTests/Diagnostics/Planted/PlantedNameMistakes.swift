extension PlantedMistake {
    /// Names and declarations.
    static let names: [PlantedMistake] = [
        PlantedMistake(
            #"""
            view A(items: [Int]) {
                VStack {
                    #row WholeItemRow(items, id: \.self) { i in Text("\(i)") } overflow: { h in Text("\(h)") }
                    Text("\(«#rwo».hiddenCount)")
                }
            }
            """#,
            code: "V0201", message: "#row",
            fixed: #"""
                view A(items: [Int]) {
                    VStack {
                        #row WholeItemRow(items, id: \.self) { i in Text("\(i)") } overflow: { h in Text("\(h)") }
                        Text("\(#row.hiddenCount)")
                    }
                }
                """#),
        PlantedMistake(
            #"""
            view A { let n = 1
            Text("a")
                .padding(«m») }
            """#,
            code: "V0201", message: "m"),
        PlantedMistake("func f(n: Int) -> Int { «g»(n: n) }", code: "V0201", message: "g"),
        PlantedMistake(#"view A { Button("a", action: { «n»() }) }"#, code: "V0201", message: "n"),
        PlantedMistake(#"preview "p" { «B»() }"#, code: "V0201", message: "B"),
        PlantedMistake(
            #"""
            view A { state n: «Itn» = 0
            Text("\(n)") }
            """#,
            code: "V0202", message: "Int",
            fixed: #"""
                view A { state n: Int = 0
                Text("\(n)") }
                """#),
        PlantedMistake(
            #"view A { Text("a").environment(\.«colorSchem», .dark) }"#,
            code: "V0204", message: "colorScheme",
            fixed: #"view A { Text("a").environment(\.colorScheme, .dark) }"#),
        PlantedMistake(
            "view A { Text(env.«localle».identifier) }",
            code: "V0204", message: "locale",
            fixed: "view A { Text(env.locale.identifier) }"),
        PlantedMistake(
            #"""
            view A(items: [Int]) {
                VStack {
                    #row WholeItemRow(items, id: \.self) { i in Text("\(i)") } overflow: { h in Text("\(h)") }
                    Text("\(#row.«hidenCount»)")
                }
            }
            """#,
            code: "V0204", message: "hiddenCount",
            fixed: #"""
                view A(items: [Int]) {
                    VStack {
                        #row WholeItemRow(items, id: \.self) { i in Text("\(i)") } overflow: { h in Text("\(h)") }
                        Text("\(#row.hiddenCount)")
                    }
                }
                """#),
        PlantedMistake(
            #"""
            enum E { case a, b }
            view A(e: E) { switch e {
            case .a: Text("a")
            case .b: Text("b")
            case .«c»: Text("c")
            } }
            """#,
            code: "V0204", message: "no"),
        PlantedMistake(
            #"""
            record R(id: Int, title: String)
            view A(r: R) { Text(r.«titel») }
            """#,
            code: "V0204", message: "title",
            fixed: #"""
                record R(id: Int, title: String)
                view A(r: R) { Text(r.title) }
                """#),
        PlantedMistake(
            #"view A { Text("a").padding(.«leadin», 3) }"#,
            code: "V0204", message: "leading",
            fixed: #"view A { Text("a").padding(.leading, 3) }"#),
        PlantedMistake(
            #"""
            view ‹A› { Text("a") }
            view «A» { Text("b") }
            """#,
            code: "V0206", message: "twice"),
        PlantedMistake(#"view A(‹n›: Int, «n»: Int) { Text("\(n)") }"#, code: "V0206", message: "twice"),
        PlantedMistake("enum E { case ‹a›, «a» }", code: "V0206", message: "twice"),
        PlantedMistake("record R(‹id›: Int, «id»: String)", code: "V0206", message: "twice"),
        PlantedMistake("func f(n: Int) -> Int { «f(n: n)» }", code: "V0208", message: "f → f"),
        PlantedMistake("«action go { print(1) }»", code: "V0211", message: "inside a view"),
        PlantedMistake(
            #"""
            @«MainActor»
            view A { Text("a") }
            """#,
            code: "V0217", message: "deprecated"),
        PlantedMistake(
            #"""
            @«deprecatd»("use B")
            view A { Text("a") }
            """#,
            code: "V0217", message: "no attribute",
            fixed: #"""
                @deprecated("use B")
                view A { Text("a") }
                """#),
    ]
}
