/// The rules of Swift's own formatter that names and strings of the source break, so that the file says it does not follow them.
struct SwiftLint {
    private var breaksCase = false
    private var breaksTypeCase = false
    private var breaksASCII = false
    private var breaksSemicolons = false

    /// Notes the name of a type.
    mutating func declare(type name: String) {
        if let first = SwiftLint.start(name), first.isLowercase { breaksTypeCase = true }
    }

    /// Notes the name of a value, a function, a case or a parameter; `isPattern` says whether `let` or `var` declares it.
    mutating func declare(_ name: String, isPattern: Bool) {
        let bare = name.drop { $0 == "_" || $0 == "`" }
        if bare.contains("_") || bare.first.map({ $0.isUppercase }) ?? false { breaksCase = true }
        if isPattern, name.utf8.contains(where: { $0 >= 0x80 }) { breaksASCII = true }
    }

    /// Notes that statements stand on one line.
    mutating func breakSemicolons() { breaksSemicolons = true }

    /// Adds what another part of the file breaks.
    mutating func add(_ other: SwiftLint) {
        breaksCase = breaksCase || other.breaksCase
        breaksTypeCase = breaksTypeCase || other.breaksTypeCase
        breaksASCII = breaksASCII || other.breaksASCII
        breaksSemicolons = breaksSemicolons || other.breaksSemicolons
    }

    /// The comment that names the rules; empty where all are kept.
    var comment: String {
        var rules: [String] = []
        if breaksCase { rules.append("AlwaysUseLowerCamelCase") }
        if breaksSemicolons { rules.append("DoNotUseSemicolons") }
        if breaksASCII { rules.append("IdentifiersMustBeASCII") }
        if breaksTypeCase { rules.append("TypeNamesShouldBeCapitalized") }
        return rules.isEmpty ? "" : "// swift-format-ignore-file: \(rules.joined(separator: ", "))\n"
    }

    private static func start(_ name: String) -> Character? { name.first { $0 != "_" && $0 != "`" } }
}
