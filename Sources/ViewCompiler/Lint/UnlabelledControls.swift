import ViewBase
import ViewCatalog
import ViewIR
import ViewSemantics
import ViewSyntax

/// Finds controls that say by no argument what they are for, as a slider may, and have no label to be read either.
enum UnlabelledControls {
    static func find(_ program: Program, _ trees: [SyntaxTree]) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for element in program.elements.elements {
            guard case .catalog(let id, let overload) = element.kind, Catalog.elements[id.index].isControl,
                !Catalog.elements[id.index].overloads[overload].parameters.contains(where: { isLabel($0) }),
                !program.modifiers[element.modifiers.range].contains(where: { isLabel($0) })
            else { continue }
            let tree = trees[element.range.file.index]
            let name = tree.range(TokenID(tree.tokens.index(of: element.range)))
            found.append(.controlWithoutLabel(Catalog.elements[id.index].name, name))
        }
        return found
    }

    private static func isLabel(_ parameter: ParameterSpec) -> Bool {
        parameter.isSlot || parameter.label == nil && parameter.type == .string
    }

    private static func isLabel(_ modifier: ModifierNode) -> Bool {
        guard case .catalog(let id, let overload) = modifier.kind else { return false }
        return Catalog.modifiers[id.index].overloads[overload].rule == .accessibilityLabel
    }
}
