/// One way to write a call: its name and parameters, for people and for snippets.
struct CallSignature {
    struct Parameter {
        /// As a declaration writes it: `spacing: Double? = nil`.
        let text: String
        /// The label at the call; nil for none.
        let label: String?
        let name: String
        let summary: String?
        let isRequired: Bool
        /// The names of a block's arguments; nil for a parameter that takes no block.
        let blockArguments: [String]?
    }

    let name: String
    let parameters: [Parameter]
    /// What the call gives; nil for an element or modifier.
    let result: String?
    let summary: String?

    /// `padding(_ length: Double)`
    var text: String {
        name + "(" + parameters.map { $0.text }.joined(separator: ", ") + ")" + (result.map { " -> " + $0 } ?? "")
    }

    /// The signature, each parameter on a line of its own where one line would be long.
    var layout: String {
        if text.utf8.count <= 80 || parameters.count < 2 { return text }
        let list = parameters.map { "    " + $0.text }.joined(separator: ",\n")
        return name + "(\n" + list + "\n)" + (result.map { " -> " + $0 } ?? "")
    }
}
