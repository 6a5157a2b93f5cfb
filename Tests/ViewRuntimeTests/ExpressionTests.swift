import Testing
import ViewBase

/// What expressions come to, read from the text that shows them.
@Suite struct ExpressionTests {
    /// The text of an expression that stands in an interpolation, after some declarations.
    private func text(_ expression: String, _ declarations: String = "") -> String? {
        let shown = Shown("\(declarations)\nview Probe { Text(\"\\(\(expression))\").fixedSize() }")
        #expect(shown.codes.isEmpty, "\(expression)")
        return shown.texts.first
    }

    @Test(arguments: [
        ("1 + 2 * 3 - 4", "3"),
        ("7 / 2", "3"),
        ("-7 / 2", "-3"),
        ("-7 % 3", "-1"),
        ("9223372036854775807 - 1", "9223372036854775806"),
        ("1.0", "1.0"),
        ("0.1 + 0.2", "0.30000000000000004"),
        ("1e16", "1e+16"),
        ("5.0 / 2", "2.5"),
        ("-(2.5)", "-2.5"),
        ("Int(-2.9)", "-2"),
        ("Int(2.9)", "2"),
        ("Double(3)", "3.0"),
        ("Int(\"12\") ?? -1", "12"),
        ("Int(\"1x\") ?? -1", "-1"),
        ("Double(\"1.5\") ?? 0", "1.5"),
        ("min(3, 2)", "2"),
        ("max(3.5, 2)", "3.5"),
        ("abs(-4)", "4"),
        ("(2.5).rounded()", "3.0"),
        ("(2.5).rounded(.toNearestOrEven)", "2.0"),
        ("(-2.1).rounded(.up)", "-2.0"),
        ("12.isMultiple(of: 5)", "false"),
        ("0xFF + 0b11", "258"),
    ])
    func numbers(_ expression: String, _ expected: String) { #expect(text(expression) == expected) }

    @Test(arguments: [
        ("([1] + [2, 3]).count", "3"),
        ("([1] + [2, 3] + [4]).last ?? 0", "4"),
        ("([\"a\"] + [\"b\"]).joined(separator: \"-\")", "a-b"),
    ])
    func arraysAreJoined(_ expression: String, _ expected: String) { #expect(text(expression) == expected) }

    /// A key path in the place of a closure is `{ $0.… }`.
    @Test(arguments: [
        ("stops.map(\\.name).joined(separator: \",\")", "Ana,Bo"),
        ("stops.filter(\\.isOpen).count", "1"),
        ("stops.contains(where: \\.isOpen)", "true"),
        ("stops.allSatisfy(\\.isOpen)", "false"),
        ("stops.compactMap(\\.minutes).count", "1"),
        ("stops.map(\\.name.count).max() ?? 0", "3"),
        ("stops.enumerated().map(\\.offset).count", "2"),
        ("[3, 4].map(\\.self).count", "2"),
    ])
    func keyPathsStandForClosures(_ expression: String, _ expected: String) {
        let declarations = """
            record Stop(name: String, isOpen: Bool, minutes: Int? = nil)
            let stops = [Stop(name: "Ana", isOpen: true, minutes: 4), Stop(name: "Bo", isOpen: false)]
            """
        #expect(text(expression, declarations) == expected)
    }

    /// An operator alone is the function of two values that has it between them; what `reduce` begins with is of the
    /// type that the function gives.
    @Test(arguments: [
        ("items.reduce(0) { $0 + $1.price }", "6.5"),
        ("items.reduce(0) { $0 + $1.count }", "5"),
        ("items.reduce(1) { sum, item in sum + item.price * Double(item.count) }", "18.0"),
        ("items.map(\\.price).reduce(0, +)", "6.5"),
        ("items.map(\\.count).reduce(0, -)", "-5"),
        ("items.map(\\.name).reduce(\"\", +)", "ab"),
        ("items.filter { $0.count > 9 }.reduce(0) { $0 + $1.count }", "0"),
        ("(1...5).reduce(1, *)", "120"),
        ("[3, 1, 2].reduce(0) { max($0, $1) }", "3"),
        ("[3, 1, 2].sorted(by: >).first ?? 0", "3"),
        ("[true, false].reduce(true, ==)", "false"),
        ("items.reduce(0) { sum, item in sum + [item.price, 1.5].reduce(0) { $0 + $1 } }", "9.5"),
        ("[\"a\", \"b\"].reduce([\"c\"]) { $0 + [$1] }.joined()", "cab"),
        // An empty array is of what the block adds to it, or of the elements.
        ("[[1, 2], [3]].reduce([]) { $0 + $1 }.last ?? 0", "3"),
        ("[[1, 2], [3]].reduce([], +).count", "3"),
        ("[1, 2].reduce([]) { $0 + [$1 * 10] }.last ?? 0", "20"),
        ("[3, 4].reduce([]) { all, n in [\"\\(n)\"] + all }.joined()", "43"),
        ("items.reduce([]) { $1.count > 2 ? $0 + [$1.name] : $0 }.joined()", "b"),
        ("[1, 2].reduce([0]) { $0 + [Double($1)] }.last ?? 0", "2.0"),
        ("doubled.last ?? 0", "8.0"),
        // A function's name is the function.
        ("[3, 1, 2].reduce(0, max)", "3"),
        ("[2.5, 1.5].reduce(9, min)", "1.5"),
        ("[-3, 2].map(abs).reduce(0, +)", "5"),
        ("[1, 2].map(twice).last ?? 0", "4"),
        ("[1, 2, 3].filter(isOdd).count", "2"),
        ("[1, 2, 3].contains(where: isOdd)", "true"),
        ("[1, 2, 3].reduce(1, scaled)", "6"),
        ("Pair(a: 4).all([1, 2])", "11"),
        ("[1, 2].map(String.init).joined()", "12"),
        ("[\"1\", \"x\"].compactMap(Int.init).count", "1"),
        ("[6, 7].map(Pair.init).map(\\.a).last ?? 0", "7"),
        // Nothing is of what its place expects, or of the elements.
        ("[3, 4].reduce(nil) { $0 ?? $1 } ?? 0", "3"),
        ("greatest ?? 0", "4"),
    ])
    func reductions(_ expression: String, _ expected: String) {
        let declarations = """
            record Item(name: String, price: Double, count: Int)
            let items: [Item] = [Item(name: "a", price: 2.5, count: 2), Item(name: "b", price: 4, count: 3)]
            let greatest: Int? = [3, 4].reduce(nil) { best, n in max(best ?? 0, n) }
            let doubled: [Double] = items.reduce([]) { all, item in all + [item.price * 2] }
            func twice(_ n: Int) -> Int { n * 2 }
            func isOdd(n: Int) -> Bool { n % 2 == 1 }
            func scaled(_ n: Int, by factor: Int) -> Int { n * factor }
            record Pair(a: Int) {
                func plus(_ n: Int) -> Int { n + a }
                func all(_ list: [Int]) -> Int { list.map(plus).reduce(0, +) }
            }
            """
        #expect(text(expression, declarations) == expected)
    }

    /// A method names the members of its record or enum without `self`, and a `let` hides what stands around its block.
    @Test(arguments: [
        ("Kind.b.name", "B!"),
        ("Kind.allCases.map(\\.name).joined()", "A!B!"),
        ("Level.high.next", "8"),
        ("Pair(a: 3).hidden", "31"),
        ("hiding(1)", "121"),
        ("doubled([1, 2]).last ?? 0", "4"),
        ("base", "5"),
    ])
    func namesInside(_ expression: String, _ expected: String) {
        let declarations = """
            enum Kind: String {
                case a = "A", b = "B"
                var name: String { mark(rawValue) }
                func mark(_ text: String) -> String { text + "!" }
            }
            enum Level: Int {
                case low = 1, high = 7
                var next: Int { rawValue + 1 }
            }
            let base = 5
            record Pair(a: Int) {
                var hidden: Int { let a = a * 10
                    return a + 1 }
            }
            func doubled(_ list: [Int]) -> [Int] {
                list.map { n in
                    let n = n * 2
                    return n
                }
            }
            func hiding(_ n: Int) -> Int {
                let n = n * 10
                if n > 5 {
                    let n = n + 2
                    let base = n * 10
                    return base + 1
                }
                return n
            }
            """
        #expect(text(expression, declarations) == expected)
    }

    @Test(arguments: [
        ("1 < 2 && 2 <= 2 && !(3 > 4)", "true"),
        ("1 == 2 || \"a\" != \"b\"", "true"),
        ("\"a\" < \"b\"", "true"),
        ("\"é\" == \"e\\u{301}\"", "true"),
        ("1 < 2 ? \"yes\" : \"no\"", "yes"),
        ("1 > 2 ? 1 : 2 > 3 ? 2 : 3", "3"),
        ("[1, 2] == [1, 2]", "true"),
        ("Tag(id: 1) == Tag(id: 1, title: \"new\")", "true"),
        ("Tag(id: 1) == Tag(id: 2)", "false"),
        ("Kind.a == .b", "false"),
        ("Kind.b", "b"),
        ("Grade.high.rawValue", "H"),
        ("Kind.allCases.count", "2"),
        ("tag?.title ?? \"none\"", "Sketch"),
        ("missing?.title ?? \"none\"", "none"),
        ("missing == nil", "true"),
        ("tag != nil", "true"),
    ])
    func comparisons(_ expression: String, _ expected: String) {
        let declarations = """
            record Tag(id: Int, title: String = "new")
            enum Kind { case a, b }
            enum Grade: String { case low = "L", high = "H" }
            let tag: Tag? = Tag(id: 1, title: "Sketch")
            let missing: Tag? = nil
            """
        #expect(text(expression, declarations) == expected)
    }

    @Test(arguments: [
        ("\"e\\u{301}a🇩🇪👨‍👩‍👧\".count", "4"),
        ("\"abc\".uppercased() + \"DEF\".lowercased()", "ABCdef"),
        ("\"straße\".uppercased()", "STRASSE"),
        ("\"hello wide world\".capitalized", "Hello Wide World"),
        ("\"don't\".capitalized", "Don't"),
        ("\"  a b \\n\".trimmed() + \"|\"", "a b|"),
        ("\"image.png\".hasSuffix(\".png\")", "true"),
        ("\"image.png\".hasPrefix(\"png\")", "false"),
        ("\"image.png\".contains(\"age\")", "true"),
        ("\"a,b,,c\".split(separator: \",\").joined(separator: \"+\")", "a+b+c"),
        ("\"aXbXc\".replacing(\"X\", with: \"--\")", "a--b--c"),
        ("\"aaa\".replacing(\"aa\", with: \"b\")", "ba"),
        ("\"\".isEmpty", "true"),
        ("\"a\\(1 + 1)\\(\"b\\(3)\")\"", "a2b3"),
        ("String(4) + String(0.5) + String(true)", "40.5true"),
    ])
    func strings(_ expression: String, _ expected: String) { #expect(text(expression) == expected) }

    @Test(arguments: [
        ("[3, 1, 2].sorted().map { String($0) }.joined(separator: \",\")", "1,2,3"),
        ("[3, 1, 2].sorted(by: { $0 > $1 }).map { \"\\($0)\" }.joined()", "321"),
        ("[3, 1, 2].reversed().first ?? 0", "2"),
        ("[3, 1, 2].last ?? 0", "2"),
        ("[1, 2, 3, 4].filter { $0 % 2 == 0 }.count", "2"),
        ("[\"1\", \"x\", \"3\"].compactMap { Int($0) }.count", "2"),
        ("[1, 2].contains(2)", "true"),
        ("[1, 2].contains(where: { $0 > 2 })", "false"),
        ("[5, 6].firstIndex(of: 6) ?? -1", "1"),
        ("[5, 6].firstIndex(where: { $0 > 6 }) ?? -1", "-1"),
        ("[5, 6].allSatisfy { $0 > 4 }", "true"),
        ("[1, 2, 3].prefix(2).count + [1, 2, 3].suffix(5).count", "5"),
        ("[1, 2, 3].dropFirst().first ?? 0", "2"),
        ("[1, 2, 3].dropLast(2).last ?? 0", "1"),
        ("[4, 7, 1].min() ?? 0", "1"),
        ("[4, 7, 1].max() ?? 0", "7"),
        ("[\"a\", \"b\"].enumerated().map { \"\\($0.offset)\\($0.element)\" }.joined()", "0a1b"),
        ("(0..<5).count + (1...3).count", "8"),
        ("(0..<1_000_000_000).contains(7)", "true"),
        ("Array(0..<3).map { String($0) }.joined()", "012"),
        ("[1, 2, 3].indices.map { String($0) }.joined()", "012"),
        ("[10, 20][1]", "20"),
        ("[1, 2, 3].isEmpty", "false"),
        ("(2..<9).lowerBound + (2..<9).upperBound", "11"),
    ])
    func arrays(_ expression: String, _ expected: String) { #expect(text(expression) == expected) }

    @Test(arguments: [
        ("2.675, specifier: \"%.2f\"", "2.67"),
        ("0.125, specifier: \"%.2f\"", "0.12"),
        ("1e21, specifier: \"%.0f\"", "1000000000000000000000"),
        ("3.14159, specifier: \"%8.3f|\"", "   3.142|"),
        ("-5, specifier: \"%03d\"", "-05"),
        ("255, specifier: \"%x %%\"", "ff %"),
        ("12345.678, specifier: \"%e\"", "1.234568e+04"),
        ("0.0001, specifier: \"%g\"", "0.0001"),
        ("1234567.0, specifier: \"%g\"", "1.23457e+06"),
        ("1234567, format: .number", "1,234,567"),
        ("1234.5678, format: .number", "1,234.5678"),
        ("0.1 + 0.2, format: .number", "0.3"),
        ("0.256, format: .percent", "25.6%"),
        ("50, format: .percent", "50%"),
        ("1234.5, format: .currency(code: \"EUR\")", "€1,234.50"),
        ("-3.0, format: .currency(code: \"USD\")", "-$3.00"),
        ("1234.5, format: .currency(code: \"JPY\")", "¥1,234"),
        ("2.0, format: .currency(code: \"CHF\")", "CHF\u{A0}2.00"),
        ("2.675, format: .number.precision(.fractionLength(2))", "2.68"),
    ])
    func formats(_ expression: String, _ expected: String) { #expect(text(expression) == expected) }

    @Test func functionsAndConstants() {
        let shown = Shown(
            """
            record Tag(id: Int, title: String) {
                func short(_ length: Int = 2) -> String { return String(title.count) + "/" + String(length) }
            }
            let base = 10
            let sum = base + twice(5)
            func twice(_ n: Int) -> Int { return n * 2 }
            func sign(_ n: Int) -> String {
                if n < 0 { return "minus" }
                guard n > 0 else { return "zero" }
                for i in 1...3 { if i == n { return "small" } }
                return "plus"
            }
            view Probe(n: Int = 3) {
                let double = twice(n)
                let word = switch n {
                    case 3: "three"
                    default: "many"
                }
                VStack {
                    Text("\\(sum) \\(double) \\(word)")
                    Text("\\(sign(-1)) \\(sign(0)) \\(sign(2)) \\(sign(9))")
                    Text(Tag(id: 1, title: "abc").short())
                }
            }
            """)
        #expect(shown.texts == ["20 6 three", "minus zero small plus", "3/2"])
        #expect(shown.codes.isEmpty)
    }
}
