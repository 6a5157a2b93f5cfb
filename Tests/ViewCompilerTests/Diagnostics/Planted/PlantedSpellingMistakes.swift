extension PlantedMistake {
    /// What Swift and other languages spell otherwise.
    static let spellings: [PlantedMistake] = [
        PlantedMistake(#"view A(n: Int) { if 0 < n «<» 3 { Text("a") } }"#, code: "V0150", message: "&&"),
        PlantedMistake(
            #"view A(on: Bool) { Text(on «?»"a" : "b") }"#,
            code: "V0151", message: "spaces",
            fixed: #"view A(on: Bool) { Text(on  ? "a" : "b") }"#),
        PlantedMistake("let a = (1«,» 2)", code: "V0153", message: "record"),
        PlantedMistake("let a = [1«:» 2]", code: "V0154", message: "record"),
        PlantedMistake(
            #"""
            view A { state s = ""
            TextField("x", text: «&»s) }
            """#,
            code: "V0155", message: "$",
            fixed: #"""
                view A { state s = ""
                TextField("x", text: $s) }
                """#),
        PlantedMistake(
            #"""
            view A { Text("a") }
            «#if» DEBUG
            """#,
            code: "V0158", message: "remove it"),
        PlantedMistake(
            #"view A(n: Int) { if n «=» 3 { Text("a") } }"#,
            code: "V0159", message: "==",
            fixed: #"view A(n: Int) { if n == 3 { Text("a") } }"#),
        PlantedMistake(
            #"""
            enum B { case c, d }
            view A(b: B) { if «case» .c = b { Text("e") } }
            """#,
            code: "V0160", message: "==",
            fixed: #"""
                enum B { case c, d }
                view A(b: B) { if b == .c { Text("e") } }
                """#),
        PlantedMistake("enum A { case b«(»Int) }", code: "V0163", message: "record"),
        PlantedMistake(
            #"""
            view A { let b = 1«,» c = 2
            Text("\(b + c)") }
            """#,
            code: "V0165", message: "another `let`",
            fixed: #"""
                view A { let b = 1; let c = 2
                Text("\(b + c)") }
                """#),
        PlantedMistake(
            #"view A(tap: «(») -> Void) { Button("a", action: tap) }"#,
            code: "V0166", message: "Action",
            fixed: #"view A(tap: Action) { Button("a", action: tap) }"#),
        PlantedMistake(
            #"view A(s: String«!») { Text(s ?? "") }"#,
            code: "V0167", message: "`?`",
            fixed: #"view A(s: String?) { Text(s ?? "") }"#),
        PlantedMistake(
            #"view A(s: String«??») { Text(s ?? "") }"#,
            code: "V0168", message: "one `?`",
            fixed: #"view A(s: String?) { Text(s ?? "") }"#),
        PlantedMistake(
            #"""
            view A {
                «@State private var» n = 0
                Text("\(n)")
            }
            """#,
            code: "V0170", message: "state",
            fixed: #"""
                view A {
                    state n = 0
                    Text("\(n)")
                }
                """#),
        PlantedMistake(
            #"""
            «struct A: View» {
                var body: some View {
                    Text("a")
                }
            }
            """#,
            code: "V0173", message: "view A",
            fixed: #"""
                view A {
                    var body: some View {
                        Text("a")
                    }
                }
                """#),
        PlantedMistake(
            #"""
            view A { Text("a") }
            «#Preview» {
                A()
            }
            """#,
            code: "V0178", message: "preview",
            fixed: #"""
                view A { Text("a") }
                preview {
                    A()
                }
                """#),
        PlantedMistake(
            #"""
            «import SwiftUI»
            view A { Text("a") }
            """#,
            code: "V0179", message: "no import",
            fixed: #"""

                view A { Text("a") }
                """#),
        PlantedMistake("view A(name: String?) { Text(name«!») }", code: "V0180", message: "??"),
        PlantedMistake("let a = «try» 1", code: "V0181", message: "try", fixed: "let a = 1"),
        PlantedMistake(#"view A(n: Int) { Text("\(n «as» Double)") }"#, code: "V0182", message: "Double("),
    ]
}
