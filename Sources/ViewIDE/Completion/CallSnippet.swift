/// Writes calls for completions: what must be given as places to fill in.
struct CallSnippet {
    private var places = 0
    private var text = ""

    /// The call of a name with what it needs, in the editors' notation.
    static func text(_ signature: CallSignature) -> String {
        var snippet = CallSnippet()
        snippet.write(signature)
        return snippet.text
    }

    /// A block for a parameter, in the editors' notation.
    static func block(_ parameter: CallSignature.Parameter) -> String {
        var snippet = CallSnippet()
        snippet.write(block: parameter.blockArguments ?? [])
        return snippet.text
    }

    /// The same without places: the name, and empty parentheses where it needs nothing.
    static func plain(_ signature: CallSignature) -> String {
        let needed = signature.parameters.filter { $0.isRequired }
        if let first = needed.first { return first.blockArguments != nil ? signature.name : signature.name + "(" }
        return signature.name + "()"
    }

    private mutating func write(_ signature: CallSignature) {
        let needed = signature.parameters.filter { $0.isRequired }
        let values = needed.filter { $0.blockArguments == nil }
        let blocks = needed.filter { $0.blockArguments != nil }
        text += signature.name
        if !values.isEmpty || blocks.isEmpty {
            text += "("
            for index in values.indices {
                if index > 0 { text += ", " }
                if let label = values[index].label { text += label + ": " }
                text += place(values[index].name)
            }
            text += ")"
        }
        for index in blocks.indices {
            text += index == 0 ? " " : " " + (blocks[index].label ?? blocks[index].name) + ": "
            write(block: blocks[index].blockArguments ?? [])
        }
    }

    private mutating func write(block arguments: [String]) {
        text += "{"
        for index in arguments.indices { text += (index == 0 ? " " : ", ") + place(arguments[index]) }
        if !arguments.isEmpty { text += " in" }
        places += 1
        text += "\n\t$" + String(places) + "\n}"
    }

    private mutating func place(_ name: String) -> String {
        places += 1
        return "${" + String(places) + ":" + name + "}"
    }
}
