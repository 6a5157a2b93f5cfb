extension ParsedArguments {
    /// Refuses to write where something is read, or to one place twice.
    func requireDistinct(outputs: [String], inputs: [String]) throws(UsageError) {
        for (index, output) in outputs.enumerated() {
            if inputs.contains(where: { $0 != "-" && FileReader.isSame($0, output) }) {
                throw UsageError("`\(output)` would be written over, but is read too")
            }
            if outputs[..<index].contains(where: { FileReader.isSame($0, output) }) {
                throw UsageError("`\(output)` would be written twice")
            }
        }
    }
}
