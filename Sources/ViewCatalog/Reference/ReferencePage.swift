import ViewBase

/// Writes the language's reference from the tables, as Markdown.
public struct ReferencePage {
    private var out = TextWriter()

    /// The whole reference.
    public static var whole: String {
        var page = ReferencePage()
        page.writeWhole()
        return page.out.text
    }

    /// What the reference says of an element, a modifier or a type; nil for another name.
    public static func entry(_ name: String) -> String? {
        let name = name.utf8.first == 0x2E ? String(name.dropFirst()) : name
        var page = ReferencePage()
        for spec in Catalog.elements where spec.name == name { page.write(spec) }
        for spec in Catalog.modifiers where spec.name == name { page.write(spec) }
        if let type = Catalog.vocabulary(spelled: name) { page.write(type.spec) }
        for type in Catalog.basicTypes where type.spelling == name { page.write(type) }
        for spec in Catalog.environment where spec.name == name { page.write([spec]) }
        if name == environmentTitle { page.writeEnvironment() }
        return page.out.bytes.isEmpty ? nil : page.out.text
    }

    /// What is said of a name that has no entry: what it is elsewhere, or what may have been meant.
    public static func note(onUnknown name: String) -> String {
        if let note = note(onForeign: name) { return note }
        let message = "the reference has no `" + name + "`"
        let known = names + Catalog.foreign.map { $0.name }
        guard let meant = Spelling.nearest(to: name, among: known) else { return message }
        return message + "; did you mean `" + meant + "`?" + (note(onForeign: meant).map { " " + $0 } ?? "")
    }

    /// What is said of a name that SwiftUI or Swift has and the language has not; nil for another name.
    private static func note(onForeign name: String) -> String? {
        if let spelling = bracketed(name) {
            return "`\(name)` is written `\(spelling)`; `viewc reference '\(spelling)'` has its members"
        }
        let isModifier = name.utf8.first == 0x2E
        let spelling = isModifier ? String(name.dropFirst()) : name
        for other in Catalog.foreign where other.name == spelling && (!isModifier || other.kind == .modifier) {
            return "`\(other.kind == .modifier ? "." : "")\(spelling)` \(other.kind.belonging), not supported yet"
        }
        return nil
    }

    /// The spelling of a type that Swift has a name for and the language only brackets or a mark; nil for others.
    private static func bracketed(_ name: String) -> String? {
        switch name {
        case "Array": "[Element]"
        case "Optional": "Element?"
        default: nil
        }
    }

    /// The names that have an entry.
    private static var names: [String] {
        Catalog.elements.map { $0.name } + Catalog.modifiers.map { $0.name }
            + Catalog.vocabulary.flatMap { $0.spellings }
            + Catalog.basicTypes.map { $0.spelling } + Catalog.environment.map { $0.name } + [environmentTitle]
    }

    // MARK: The page

    private mutating func writeWhole() {
        out.write("# Reference\n\n")
        out.write(
            "Every element, modifier, type and value of the environment, as `viewc reference` prints it from the ")
        out.write("tables that the compiler reads. `viewc reference NAME` prints one entry.\n\n")
        out.write("In a declaration `= …` marks a value that the parameter's description says, `Content` a block of ")
        out.write("elements, `Action` a handler, `Collection` an array, a range or a binding of an array, and ")
        out.write("`Element` what that holds.\n\n## Elements\n\n")
        for spec in Catalog.elements { write(spec) }
        out.write("## Modifiers\n\n")
        for spec in Catalog.modifiers { write(spec) }
        out.write("## Types\n\n")
        for spec in Catalog.vocabulary { write(spec) }
        for type in Catalog.basicTypes { write(type) }
        for group in ReferencePage.otherOwners { writeOwner(group.owners, group.title, group.summary) }
        out.write("## Interpolation\n\nAfter the value in `\\(…)`, with its label:\n\n")
        for parameter in Catalog.interpolationParameters { write(parameter) }
        out.newline()
        writeEnvironment()
    }

    private static let environmentTitle = "Environment"

    private mutating func writeEnvironment() {
        out.write("## \(ReferencePage.environmentTitle)\n\n")
        out.write("Read as `env.name`, set for a subtree by `.environment(\\.name, value)`.\n\n")
        write(Catalog.environment)
    }

    // MARK: Rows

    private mutating func write(_ spec: ElementSpec) {
        heading(spec.name, spec.summary)
        write(spec.overloads.map { (spec.name, $0.parameters) })
        write(spec.availability)
    }

    private mutating func write(_ spec: ModifierSpec) {
        heading("." + spec.name, spec.summary)
        write(spec.overloads.map { ("." + spec.name, $0.parameters) })
        switch spec.receiver {
        case .any: break
        case .text: out.write("Stands after a `Text`.\n\n")
        case .shape: out.write("Stands after a shape.\n\n")
        case .image: out.write("Stands after an `Image`.\n\n")
        }
        write(spec.availability)
    }

    private mutating func heading(_ name: String, _ summary: String) {
        out.write("### `\(name)`\n\n\(summary)\n\n")
    }

    /// The declarations of overloads, and once what each parameter is.
    private mutating func write(_ overloads: [(callee: String, parameters: [ParameterSpec])]) {
        out.write("```\n")
        for overload in overloads {
            out.write(overload.callee + "(")
            out.join(overload.parameters.map { $0.signature }, ", ")
            out.write(")\n")
        }
        out.write("```\n\n")
        var seen: [String] = []
        for overload in overloads {
            for parameter in overload.parameters {
                let line = ReferencePage.line(parameter)
                if seen.contains(line) { continue }
                seen.append(line)
                out.write(line)
            }
        }
        if !seen.isEmpty { out.newline() }
    }

    private mutating func write(_ parameter: ParameterSpec) { out.write(ReferencePage.line(parameter)) }

    private static func line(_ parameter: ParameterSpec) -> String {
        "- `\(parameter.label ?? parameter.name)`: \(parameter.summary)\(parameter.content.sentence)\n"
    }

    private mutating func write(_ availability: Availability) {
        let platforms = [
            ("iOS", availability.iOS), ("macOS", availability.macOS), ("tvOS", availability.tvOS),
            ("watchOS", availability.watchOS),
        ]
        out.join(platforms.map { $0.0 + " " + ($0.1 ?? "–") }, ", ")
        out.write("\n\n")
    }

    // MARK: Types

    /// The owners of members that are no types of the vocabulary, with a heading each.
    private static let otherOwners: [(owners: [ValueType], title: String, summary: String)] = [
        ([.array(.element), .array(.equatable), .array(.comparable)], "[Element]", "An array."),
        ([.array(.string)], "[String]", "An array of texts."),
        ([.enumerated(.element)], "(offset: Int, element: Element)", "An element of `enumerated()`."),
        ([.optional(.element)], "Element?", "A value or nil."),
        ([.binding(.element)], "Binding<Element>", "A value that can be changed where it is."),
        ([.element], "Any type", "What every value has."),
        ([.void], "Functions", "Functions that belong to no type."),
    ]

    private mutating func write(_ spec: VocabularySpec) {
        heading(spec.spellings[0], spec.summary)
        let others = spec.spellings.dropFirst().map { "`" + $0 + "`" }
        if !others.isEmpty {
            out.write("Also spelled ")
            out.join(others, ", ")
            out.write(".\n\n")
        }
        if !spec.accepts.isEmpty {
            out.write("Where it is expected, these are accepted too: ")
            out.join(spec.accepts.map { "`" + $0.spelling + "`" }, ", ")
            out.write(".\n\n")
        }
        writeMembers([.vocabulary(spec.type)], spec.spellings[0])
    }

    private mutating func write(_ type: BasicType) {
        heading(type.spelling, type.summary)
        // `CGFloat` has the members of `Double`, which stand there.
        if type.spelling == type.type.spelling { writeMembers([type.type], type.spelling) }
    }

    private mutating func writeOwner(_ owners: [ValueType], _ title: String, _ summary: String) {
        heading(title, summary)
        writeMembers(owners, title)
    }

    private mutating func writeMembers(_ owners: [ValueType], _ spelling: String) {
        var isEmpty = true
        for member in Catalog.members where owners.contains(member.owner) {
            out.write("- `" + member.declaration(of: spelling) + "`: " + member.summary + "\n")
            isEmpty = false
        }
        if !isEmpty { out.newline() }
    }

    // MARK: The environment

    private mutating func write(_ specs: [EnvironmentSpec]) {
        for spec in specs {
            out.write("- `\(spec.name): \(spec.type.spelling)`: \(spec.summary)")
            out.write(spec.isSettable ? "\n" : " It belongs to the window and cannot be set for a part of it.\n")
        }
    }
}

extension ContentRule {
    /// What a slot may hold, as a sentence after its summary; nothing for a parameter that is no slot.
    fileprivate var sentence: String {
        switch self {
        case .none: ""
        case .many: " Any number of elements."
        case .one(let stack): " One place: several elements form " + stack.phrase + "."
        case .atMostOne: " At most one element."
        case .header: " Leading edge, title and trailing edge: at most three elements."
        }
    }
}

extension ImplicitStack {
    fileprivate var phrase: String {
        switch self {
        case .vertical: "a vertical stack"
        case .horizontal: "a horizontal stack"
        case .layered: "layers"
        case .alongScrollAxis: "a stack along the scroll axis"
        }
    }
}

extension MemberSpec {
    /// The member as a declaration of its owner's writes it.
    fileprivate func declaration(of spelling: String) -> String {
        var text = ""
        switch (isStatic, name) {
        case (true, "init"): text = spelling
        case (true, _): text = owner == .void ? name : "." + name
        case (false, "subscript"): text = "[…]"
        case (false, _): text = name
        }
        if let parameters {
            text += "("
            for index in parameters.indices {
                if index > 0 { text += ", " }
                text += parameters[index].signature
            }
            text += ")"
        }
        if isStatic, result == owner { return text }
        return result == .void ? text : text + ": " + result.spelling
    }
}
