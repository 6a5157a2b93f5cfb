import ViewBase
import ViewIR
import ViewSyntax

extension Checker {
    /// Reductions in each other of which each is tried with both types of a number; those further in take the literal
    /// as it is written.
    private static var greatestReductions: Int { 3 }

    /// The arguments of a `reduce`, whose result is of the first one's type: a whole number that is written out is an
    /// `Int`, or a `Double` where the function gives only that.
    func checkReduction(_ chosen: ChosenCall, _ variables: inout TypeVariables) -> [ExpressionID] {
        guard let first = chosen.argument(0), isIntegerLiteral(first.value),
            openReductions < Checker.greatestReductions
        else {
            return checkExpressions(chosen, &variables)
        }
        openReductions += 1
        defer { openReductions -= 1 }
        let given = variables
        var (whole, real) = (given, given)
        real.result = TypeTable.double
        let asWhole = attempt { checkExpressions(chosen, &whole) }
        if asWhole.found.count > 0 {
            let asReal = attempt { checkExpressions(chosen, &real) }
            if asReal.found.count == 0 {
                accept(asReal.found)
                variables = real
                return asReal.result
            }
        }
        accept(asWhole.found)
        variables = whole
        return asWhole.result
    }
}
