import ViewBase
import ViewIR

/// What the language has and the Swift compiler does not take, in no form.
public enum SwiftLimits {
    /// The compiler's time grows without bound with the depth of arrays inside each other.
    private static let greatestArrayDepth = 24

    /// The place at which a program goes furthest beyond, as a mistake; nil where there is none.
    public static func mistake(in program: Program) -> Diagnostic? {
        var deepest: (depth: Int, place: ExpressionID)?
        for id in program.expressions.ids {
            var type = program.type(id)
            var depth = 0
            while case .array(let element) = program.types.shape(type) {
                type = element
                depth += 1
            }
            if depth > deepest?.depth ?? greatestArrayDepth { deepest = (depth, id) }
        }
        return deepest.map { .arraysNestTooDeeplyForSwift($0.depth, program.range($0.place)) }
    }
}

extension Diagnostic {
    fileprivate static func arraysNestTooDeeplyForSwift(_ depth: Int, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .valuesNestTooDeeply, "Swift takes no arrays that stand \(depth) deep in each other; up to 24 it does",
            range)
    }
}
