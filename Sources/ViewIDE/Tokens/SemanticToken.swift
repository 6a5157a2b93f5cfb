/// A token of a file and what it stands for, for colouring.
public struct SemanticToken: Sendable {
    public enum Kind: Int, Sendable, CaseIterable {
        case keyword, type, view, record, enumeration, enumCase, function, method, property, variable, parameter
        case string, number, comment, label, attribute
    }

    public let range: Range<Int>
    public let kind: Kind
    /// Whether the name is declared here.
    public var isDeclaration = false
    /// Whether the language has it, not the program.
    public var isBuiltIn = false
}
