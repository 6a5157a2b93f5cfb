import ViewBase

/// A place as the protocol counts it: lines and columns from 0.
struct LinePosition: Hashable {
    let line: Int
    let character: Int

    init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// The place that a message holds.
    init(_ json: JSONValue?) throws(ResponseError) {
        guard let line = json?["line"]?.int, let character = json?["character"]?.int, line >= 0, character >= 0 else {
            throw .invalid("a position has a line and a character")
        }
        self.line = line
        self.character = character
    }

    var json: JSONValue { .members(("line", .int(line)), ("character", .int(character))) }
}
