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

    /// What declarations of a file cannot be called: each of these with underscores after it stands for a name of the
    /// program that ends so.
    let words: Set<String>
    /// What the program's locals are called.
    let locals: Set<String>

    init(_ program: Program, _ library: SwiftLibrary) {
        words = SwiftNames.words(library)
        locals = SwiftLocals(program).names
        var taken = words
        for file in program.files {
            for declaration in file.declarations {
                guard let header = program.header(declaration) else { continue }
                taken.insert(own(header))
            }
        }
        var shared: Set<Name> = []
        for file in program.files {
            for declaration in file.declarations {
                guard let header = program.header(declaration), header.access == .public else { continue }
                shared.insert(header.name)
            }
        }
        func own(_ header: DeclarationHeader) -> String {
            SwiftNames.bare(SwiftNames.free(program.names.text(header.name), words, words))
        }
        // Files of one Swift module do not share a private declaration's name with a public one of another file.
        func name(_ header: DeclarationHeader) -> String {
            var name = own(header)
            if header.access == .private, shared.contains(header.name) {
                while taken.contains(name) { name += "_" }
                taken.insert(name)
            }
            return SwiftNames.escaped(name)
        }
        func method(_ header: DeclarationHeader) -> String {
            SwiftNames.free(program.names.text(header.name), words.subtracting(["description", "id"]), words)
        }
        for record in program.records.elements { records.append(name(record.header)) }
        for enumeration in program.enums.elements { enums.append(name(enumeration.header)) }
        for constant in program.constants.elements { constants.append(name(constant.header)) }
        for function in program.functions.elements {
            functions.append(function.receiver == nil ? name(function.header) : method(function.header))
        }
        for view in program.views.elements { views.append(name(view.header)) }
    }

    /// What emitted source, the library's views and, for SwiftUI, the support file call something else.
    private static func words(_ library: SwiftLibrary) -> Set<String> {
        let all = SwiftWords.typeSet.union(SwiftWords.functionSet).union(SwiftWords.memberSet)
            .union(catalogNames).union(modifierNames)
        return library == .swiftUI ? all.union(SwiftWords.supportSet).union(SwiftWords.foreignModifierSet) : all
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

    /// A name with an underscore added if it is one of some words, or one of `all` words with underscores after it
    /// already, so that no two names become one; in backticks where it is a word of the grammar.
    static func free(_ name: String, _ words: Set<String>, _ all: Set<String>) -> String {
        let stem = stem(name)
        let isTaken =
            stem.isEmpty || SwiftWords.specialSet.contains(stem) || (stem == name ? words : all).contains(stem)
        return escaped(isTaken ? name + "_" : name)
    }

    /// The name of a field or a case, which is read after a dot, and is none that a method gets.
    func member(_ name: String) -> String {
        let stem = SwiftNames.stem(name)
        if SwiftWords.unquotableSet.contains(stem) || (stem != name && words.contains(stem)) { return name + "_" }
        return SwiftWords.quotableSet.contains(name) ? "`\(name)`" : SwiftNames.escaped(name)
    }

    /// A name without the underscores at its end.
    static func stem(_ name: String) -> String {
        var stem = name[...]
        while stem.last == "_" { stem.removeLast() }
        return String(stem)
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
