import ViewBase
import ViewCatalog
import ViewIR

/// What a program's declarations are called in Swift: their own names wherever Swift and the library leave them free.
struct SwiftNames {
    private(set) var records: [String] = []
    private(set) var enums: [String] = []
    private(set) var constants: [String] = []
    private(set) var functions: [String] = []
    private(set) var views: [String] = []

    /// Names that files of one Swift module must not share with a private declaration of another file.
    private var taken: Set<String>

    init(_ program: Program, _ library: SwiftLibrary) {
        taken = SwiftWords.typeSet.union(SwiftWords.functionSet).union(SwiftNames.catalogNames)
        taken.formUnion(SwiftNames.modifierNames)
        if library == .swiftUI { taken.formUnion(SwiftWords.foreignModifierSet) }
        var shared: Set<String> = []
        for file in program.files {
            for declaration in file.declarations {
                guard let header = program.header(declaration), header.access == .public else { continue }
                shared.insert(program.names.text(header.name))
            }
        }
        func name(_ header: DeclarationHeader) -> String {
            let own = program.names.text(header.name)
            let isShadowed = header.access == .private && shared.contains(own)
            return SwiftNames.free(own, isShadowed ? taken.union([own]) : taken)
        }
        for record in program.records.elements { records.append(name(record.header)) }
        for enumeration in program.enums.elements { enums.append(name(enumeration.header)) }
        for constant in program.constants.elements { constants.append(name(constant.header)) }
        for function in program.functions.elements { functions.append(name(function.header)) }
        for view in program.views.elements { views.append(name(view.header)) }
    }

    /// The names of elements and types, which no name of a program may hide.
    static let catalogNames: Set<String> = {
        var names: Set<String> = []
        for element in Catalog.elements { names.insert(element.swiftName ?? element.name) }
        for type in Catalog.vocabulary {
            names.insert(type.swiftName)
        }
        return names
    }()

    /// The names of modifiers, which inside a view hide what a file declares.
    private static let modifierNames = Set(Catalog.modifiers.map { $0.swiftName ?? $0.name })

    /// A name with underscores added until it is free; in backticks where it is a word of the grammar.
    static func free(_ name: String, _ taken: Set<String>) -> String {
        var name = name
        while taken.contains(name) || SwiftWords.specialSet.contains(name) { name += "_" }
        return escaped(name)
    }

    /// The name of a field or a case, which is read after a dot.
    static func member(_ name: String) -> String {
        if SwiftWords.unquotableSet.contains(name) { return name + "_" }
        return SwiftWords.quotableSet.contains(name) ? "`\(name)`" : escaped(name)
    }

    /// A name in backticks if Swift would read a keyword.
    static func escaped(_ name: String) -> String { SwiftWords.keywordSet.contains(name) ? "`\(name)`" : name }

    /// A name as a label where it is declared; Swift takes most words of its grammar.
    static func declaredLabel(_ name: String) -> String { name == "var" || name == "let" ? "`\(name)`" : label(name) }

    /// A name as the label of an argument.
    static func label(_ name: String) -> String { name == "inout" ? "`\(name)`" : name }

    /// A name without backticks, from which others can be derived.
    static func bare(_ name: String) -> String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }
}
