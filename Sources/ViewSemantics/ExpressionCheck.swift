import ViewBase
import ViewIR
import ViewSyntax

/// One more expression of a checked program, as the command line gives one for a parameter or a state.
public struct ExpressionCheck: Sendable {
    /// The program with the expression in it.
    public let program: Program
    /// The expression, of the expected type; nil when something is wrong with it.
    public let expression: ExpressionID?
    /// The slots of the frame that the expression needs.
    public let frameSize: Int
    public let diagnostics: [Diagnostic]
}

extension CheckResult {
    /// The result with a program that grew by an expression, so that another can be checked after it.
    public func continuing(with program: Program) -> CheckResult {
        CheckResult(program: program, diagnostics: diagnostics, scopes: scopes)
    }

    /// Checks the expression that a tree of `Parser.parseExpression` holds, with the names of one file.
    ///
    /// The tree's names are numbered by `names`, which began as the program's own. Where a binding is expected, the
    /// expression is the value behind it.
    public func check(
        expression tree: SyntaxTree, names: Interner, expected: TypeID, namesOf file: FileID
    ) -> ExpressionCheck {
        var program = program
        program.names = names
        let index = program.files.firstIndex { $0.id == file } ?? 0
        let checker = Checker(continuing: program, scopes: scopes, file: index, tree: tree)
        return checker.checkSole(expected, tree)
    }
}

extension Checker {
    func checkSole(_ expected: TypeID, _ tree: SyntaxTree) -> ExpressionCheck {
        guard let node = tree.expression(tree.root) else {
            return ExpressionCheck(program: program, expression: nil, frameSize: 0, diagnostics: diagnostics)
        }
        let value = checkValue(node, bindingTarget(expected))
        let isWrong = diagnostics.contains { $0.severity == .error }
        return ExpressionCheck(
            program: program, expression: isWrong ? nil : value, frameSize: body.frameSize, diagnostics: diagnostics)
    }
}
