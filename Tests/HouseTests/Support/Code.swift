/// A Swift source without its comments and the contents of its strings.
struct Code {
    private(set) var lines: [String] = [""]

    init(_ source: String) {
        var rest = Array(source)[...]
        while let character = rest.first {
            if rest.starts(with: Array("//")) {
                rest = rest.drop { $0 != "\n" }
            } else if rest.starts(with: Array("/*")) {
                skip(&rest, to: "*/")
            } else if character == "\"" || rest.drop(while: { $0 == "#" }).first == "\"" && character == "#" {
                skipString(&rest)
            } else {
                add(character)
                rest.removeFirst()
            }
        }
    }

    private mutating func add(_ character: Character) {
        if character == "\n" { lines.append("") } else { lines[lines.count - 1].append(character) }
    }

    /// Leaves `""` for a string; its interpolations are left out as well.
    private mutating func skipString(_ rest: inout ArraySlice<Character>) {
        let marks = rest.prefix { $0 == "#" }.count
        rest = rest.dropFirst(marks)
        let isLong = rest.starts(with: Array("\"\"\""))
        rest = rest.dropFirst(isLong ? 3 : 1)
        let end = Array(isLong ? "\"\"\"" : "\"") + Array(repeating: "#", count: marks)
        let escape = ["\\"] + Array(repeating: "#" as Character, count: marks)
        var depth = 0
        while !rest.isEmpty {
            if rest.starts(with: escape + ["("]) {
                depth += 1
                rest = rest.dropFirst(escape.count + 1)
            } else if depth > 0 {
                skipInterpolated(&rest, &depth)
            } else if rest.starts(with: escape) {
                rest = rest.dropFirst(escape.count + 1)
            } else if rest.starts(with: end) {
                rest = rest.dropFirst(end.count)
                break
            } else {
                if rest.first == "\n" { add("\n") }
                rest.removeFirst()
            }
        }
        lines[lines.count - 1] += "\"\""
    }

    private mutating func skipInterpolated(_ rest: inout ArraySlice<Character>, _ depth: inout Int) {
        switch rest.first {
        case "(": depth += 1
        case ")": depth -= 1
        case "\"": return skipString(&rest)
        case "\n": add("\n")
        default: break
        }
        rest.removeFirst()
    }

    private mutating func skip(_ rest: inout ArraySlice<Character>, to end: String) {
        while !rest.isEmpty, !rest.starts(with: Array(end)) {
            if rest.first == "\n" { add("\n") }
            rest.removeFirst()
        }
        rest = rest.dropFirst(end.count)
    }
}
