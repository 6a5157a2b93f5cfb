extension PlantedMistake {
    /// Calls, content and advice.
    static let calls: [PlantedMistake] = [
        PlantedMistake(
            #"""
            record R(id: Int, title: String)
            let a = R«(id: 1)»
            """#,
            code: "V0240", message: "title"),
        PlantedMistake(#"view A { Button«("a")» }"#, code: "V0240", message: "action"),
        PlantedMistake(#"view A { Text("a").frame(width: 1, «width: 2») }"#, code: "V0241", message: "twice"),
        PlantedMistake(
            #"preview "p" with locale: "ja", «locale»: "de" { Text("a") }"#,
            code: "V0241", message: "twice"),
        PlantedMistake(
            #"""
            view B(title: String) { Text(title) }
            view A { B(«titel»: "x") }
            """#,
            code: "V0242", message: "title",
            fixed: #"""
                view B(title: String) { Text(title) }
                view A { B(title: "x") }
                """#),
        PlantedMistake(#"view A { Text("a").frame(height: 1, «width: 2») }"#, code: "V0243", message: "too late"),
        PlantedMistake(
            #"view A { Text("a").«bold» }"#,
            code: "V0246", message: "parentheses",
            fixed: #"view A { Text("a").bold() }"#),
        PlantedMistake(#"view A(n: Int) { Text("\(n«()»)") }"#, code: "V0247", message: "can be called"),
        PlantedMistake(#"view A { Text("a").«resizable»() }"#, code: "V0248", message: "Image"),
        PlantedMistake(#"view A { Text("a").«strokeBorder»(.red) }"#, code: "V0248", message: "Shape"),
        PlantedMistake("view A(n: Int) { «n + 1» }", code: "V0260", message: "Int"),
        PlantedMistake(#"view A(n: Int) { «for» i in 0..<n { Text("\(i)") } }"#, code: "V0261", message: "ForEach"),
        PlantedMistake(
            #"""
            view A { state n = 0
            «n = 1»
            Text("\(n)") }
            """#,
            code: "V0261", message: "action"),
        PlantedMistake(
            #"""
            view A(on: Bool) { «guard» on else { return }
            Text("a") }
            """#,
            code: "V0261", message: "`if"),
        PlantedMistake(
            #"view A { «return» Text("a") }"#,
            code: "V0261", message: "without `return`",
            fixed: #"view A { Text("a") }"#),
        PlantedMistake(#"view A { «print("a")» }"#, code: "V0262", message: "action"),
        PlantedMistake(#"view A { Button("a") { «Text("b")» } }"#, code: "V0264", message: "content"),
        PlantedMistake(
            #"""
            func f(n: Int) -> Int { «n + 1»
            return n }
            """#,
            code: "V0264", message: "not used"),
        PlantedMistake("func f(n: Int) -> Int { if n > 0 { return 1 } «}»", code: "V0265", message: "path"),
        PlantedMistake(
            #"""
            view A(items: [Int]) { WholeItemRow(items, id: \.self) «{ i in Text("\(i)")
            Text("b") }» }
            """#,
            code: "V0270", message: "stack",
            fixed: #"""
                view A(items: [Int]) { WholeItemRow(items, id: \.self) { i in HStack { Text("\(i)")
                Text("b") } } }
                """#),
        PlantedMistake(
            #"""
            preview ‹"p"› { Text("a") }
            preview «"p"» { Text("b") }
            """#,
            code: "V0411", message: "before this"),
        PlantedMistake(
            #"view A(go: Action) { «Button»(action: go) { Image("trash") } }"#,
            code: "V0412", message: "accessibilityLabel"),
        PlantedMistake(
            #"""
            view A { state on = false
            «Toggle»("", isOn: $on) }
            """#,
            code: "V0412", message: "accessibilityLabel"),
        PlantedMistake(
            #"""
            view A { state s = ""
            «TextField»("", text: $s) }
            """#,
            code: "V0412", message: "accessibilityLabel"),
    ]
}
