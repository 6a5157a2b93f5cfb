import Testing
import ViewLayout
import ViewRuntime
import ViewTree

/// Typed text, and the focus.
@Suite struct TypingTests {
    @Test("text goes to the end of the field's, and a new line submits") func typing() {
        let shown = LiveShown(
            """
            view V {
                state name = "A"
                state secret = ""
                state log = ""
                VStack {
                    #name VStack { TextField("Name", text: $name).onSubmit { log += "in " } }
                    #secret SecureField("Secret", text: $secret)
                    #off TextField("Off", text: $name).disabled(true)
                    Text("\\(name) \\(secret) \\(log)")
                }
                .onSubmit { log += "out " }
            }
            """)
        shown.type("da", into: "name")
        shown.type("x", into: "secret")
        shown.type("zzz", into: "off")
        #expect(shown.texts == ["Ada x "])
        #expect(shown.node("secret")?.text == "•")
        shown.type("!\n?", into: "name")
        #expect(shown.texts == ["Ada!? x in out "])
        #expect(shown.screen.clear(shown.screen.nodes(named: "name")[0]))
        #expect(shown.texts == [" x in out "])
    }

    @Test("a field of a number goes on from what the number is, and takes nothing that is none") func numbersGoOn() {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                VStack {
                    #f TextField("n", value: $n, format: .number)
                    #up Button("up") { n += 1 }
                    #negate Button("negate") { n = -n }
                    #t Text("\\(n)")
                }
            }
            """)
        shown.type("5", into: "f")
        #expect(shown.node("t")?.text == "5")
        shown.tap("up")
        shown.type("1", into: "f")
        #expect(shown.node("t")?.text == "61")
        shown.tap("negate")
        shown.type("2", into: "f")
        #expect(shown.node("t")?.text == "-612")
        for wrong in ["-3", "e3", " 4"] {
            shown.type(wrong, into: "f")
            #expect(shown.node("t")?.text == "-612", "\(wrong)")
        }
    }

    @Test("a field of a number shows what is typed until it is left") func drafts() {
        let shown = LiveShown(
            """
            view V {
                state n = 7
                state x = 1.5
                VStack {
                    #n TextField("count", value: $n, format: .number)
                    #x TextField("x", value: $x, format: .number, prompt: Text("empty"))
                    #up Button("up") { n += 1 }
                    #same Button("same") { print("nothing") }
                    #t Text("\\(n) \\(x)")
                }
            }
            """)
        func clear(_ name: String) { #expect(shown.screen.clear(shown.screen.nodes(named: name)[0])) }
        func texts() -> [String?] { [shown.node("n")?.text, shown.node("x")?.text, shown.node("t")?.text] }
        clear("n")
        #expect(texts() == ["count", "1.5", "7 1.5"])
        shown.type("-", into: "n")
        #expect(texts() == ["-", "1.5", "7 1.5"])
        shown.type("05", into: "n")
        #expect(texts() == ["-05", "1.5", "-5 1.5"])
        shown.tap("same")
        #expect(texts() == ["-05", "1.5", "-5 1.5"])
        shown.tap("up")
        #expect(texts() == ["-4", "1.5", "-4 1.5"])
        // The other field gets the focus, and the first shows its number.
        shown.type("x", into: "n")
        clear("x")
        #expect(texts() == ["-4", "empty", "-4 1.5"])
        shown.type("2.", into: "x")
        #expect(texts() == ["-4", "2.", "-4 2.0"])
        shown.type("50\n", into: "x")
        #expect(texts() == ["-4", "2.5", "-4 2.5"])
    }

    @Test("the focus follows taps and bindings") func focus() {
        let shown = LiveShown(
            """
            enum Field { case a, b }
            view V {
                state a = ""
                state b = ""
                state field: Field? = nil
                state isB = false
                VStack {
                    #a TextField("a", text: $a).focused($field, equals: .a).onSubmit { field = .b }
                    #b TextField("b", text: $b).focused($field, equals: .b).focused($isB)
                    #none Button("none") { field = nil }
                    #toB Button("b") { isB = true }
                    Text("\\(field == .a) \\(field == .b) \\(isB)")
                }
            }
            """)
        #expect(shown.texts.last == "false false false")
        shown.tap("a")
        #expect(shown.texts.last == "true false false")
        shown.type("x\n", into: "a")
        #expect(shown.texts.last == "false true true")
        shown.tap("none")
        #expect(shown.texts.last == "false false false")
        shown.tap("toB")
        #expect(shown.texts.last == "false true true")
        shown.tap("a")
        #expect(shown.texts.last == "true false false")
        shown.type("\n", into: "b")
        #expect(shown.texts.last == "false false false")
    }

    @Test("one field has the focus, whatever several bindings say") func severalFocused() {
        let shown = LiveShown(
            """
            view V {
                state a = ""
                state b = ""
                state inA = true
                state inB = true
                state inBoth = false
                VStack {
                    VStack {
                        #a TextField("a", text: $a).focused($inA)
                        #b TextField("b", text: $b).focused($inB)
                    }
                    .focused($inBoth)
                    #swap Button("swap") { inA = true; inB = true }
                    Text("\\(inA) \\(inB) \\(inBoth)")
                }
            }
            """)
        #expect(shown.texts.last == "true false true")
        shown.tap("b")
        #expect(shown.texts.last == "false true true")
        shown.tap("swap")
        #expect(shown.texts.last == "true false true")
    }

    @Test("numbers are taken as they are written") func numbers() {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                state x = 1.5
                VStack {
                    #n TextField("n", value: $n, format: .number)
                    #x TextField("x", value: $x, format: .number)
                    Text("\\(n) \\(x)")
                }
            }
            """)
        shown.type("12", into: "n")
        shown.type("25", into: "x")
        #expect(shown.texts == ["12 1.525"])
        _ = shown.screen.clear(shown.screen.nodes(named: "x")[0])
        shown.type("-7", into: "x")
        #expect(shown.texts == ["12 -7.0"])
    }

    @Test("the floating button over a form") func floatingButton() {
        let shown = LiveShown(
            """
            view Fab(isOn: Bool, onTap: Action? = nil) {
                Button { onTap?() } label: {
                    Image(systemName: "pencil").font(.system(size: 24)).foregroundStyle(.white)
                        .frame(width: 60, height: 60).background(isOn ? Color.orange : Color.gray).cornerRadius(30)
                }.disabled(!isOn)
            }
            view V {
                state input = ""
                state output = ""
                Overlay {
                    VStack { #out Text(output); #field TextField("input", text: $input).padding() }
                } floating: {
                    #fab Fab(isOn: !input.isEmpty, onTap: { output = input })
                }
            }
            """, width: 375, height: 667)
        func enabled() -> Bool? { shown.report.nodes.first { $0.kind == "Button" }?.facts.isEnabled }
        #expect(enabled() == false)
        shown.tap("fab")
        #expect(shown.node("out")?.text == "")
        shown.type("hello", into: "field")
        #expect(enabled() == true)
        #expect(shown.node("fab")?.frame.maxY == 651)
        shown.change { $0.keyboardHeight = 216 }
        #expect(shown.node("fab")?.frame.maxY == 435)
        shown.tap("fab")
        #expect(shown.node("out")?.text == "hello")
    }
}
