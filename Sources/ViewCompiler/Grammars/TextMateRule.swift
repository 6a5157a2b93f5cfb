import ViewBase

/// One rule of a TextMate grammar; scopes are written without the language's suffix.
struct TextMateRule {
    private var scope: String?
    private var match: String?
    private var begin: String?
    private var end: String?
    /// The scopes of the groups of `match`, from 1.
    private var groups: [String?] = []
    /// The scope of both edges of a region.
    private var edges: String?
    private var inner: [TextMateRule] = []
    private var included: String?

    /// What a pattern matches; `groups` are the scopes of its groups in order.
    static func match(_ pattern: String, _ scope: String? = nil, groups: [String?] = []) -> TextMateRule {
        var rule = TextMateRule()
        rule.match = pattern
        rule.scope = scope
        rule.groups = groups
        return rule
    }

    /// What lies between two patterns, with the rules that hold there.
    static func region(
        _ begin: String, _ end: String, _ scope: String?, edges: String? = nil, _ inner: [TextMateRule] = []
    ) -> TextMateRule {
        var rule = TextMateRule()
        rule.begin = begin
        rule.end = end
        rule.scope = scope
        rule.edges = edges
        rule.inner = inner
        return rule
    }

    /// The rules of a name in the repository; `$self` for the whole grammar.
    static func include(_ name: String) -> TextMateRule {
        var rule = TextMateRule()
        rule.included = name
        return rule
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        if let included { write("include", included, to: &json) }
        if let scope { write("name", scope + ".view", to: &json) }
        if let match { write("match", match, to: &json) }
        if !groups.isEmpty { writeGroups(to: &json) }
        if let begin { write("begin", begin, to: &json) }
        if let end { write("end", end, to: &json) }
        if let edges { writeEdges(edges, to: &json) }
        if !inner.isEmpty { TextMateRule.write(inner, to: &json) }
        json.end()
    }

    /// Writes a list of rules under the key `patterns`.
    static func write(_ rules: [TextMateRule], to json: inout JSONWriter) {
        json.key("patterns")
        json.beginArray()
        for rule in rules { rule.write(to: &json) }
        json.end()
    }

    private func writeGroups(to json: inout JSONWriter) {
        json.key("captures")
        json.beginObject()
        for index in groups.indices {
            guard let group = groups[index] else { continue }
            writeCapture("\(index + 1)", group, to: &json)
        }
        json.end()
    }

    private func writeEdges(_ scope: String, to json: inout JSONWriter) {
        for key in ["beginCaptures", "endCaptures"] {
            json.key(key)
            json.beginObject()
            writeCapture("0", scope, to: &json)
            json.end()
        }
    }

    private func writeCapture(_ key: String, _ scope: String, to json: inout JSONWriter) {
        json.key(key)
        json.beginObject(.inline)
        write("name", scope + ".view", to: &json)
        json.end()
    }

    private func write(_ key: String, _ text: String, to json: inout JSONWriter) {
        json.key(key)
        json.string(text)
    }
}
