/// How deep the parser is: the one place where the limits of nesting are counted.
///
/// The limits bound the parser's own recursion and that of every later pass over the tree.
struct Nesting {
    /// The element levels that may lie inside a declaration's body.
    static let blockLimit = 1_000
    /// The expressions that may lie inside each other.
    static let expressionLimit = 256

    private(set) var blocks = 0
    private(set) var expressions = 0

    /// Enters a block; false, having entered nothing, where that would be too deep.
    mutating func enterBlock() -> Bool {
        if blocks > Nesting.blockLimit { return false }
        blocks += 1
        return true
    }

    mutating func leaveBlock() { blocks -= 1 }

    /// Enters a number of expression levels; false, having entered nothing, where that would be too deep.
    mutating func enterExpression(_ levels: Int = 1) -> Bool {
        if expressions + levels > Nesting.expressionLimit { return false }
        expressions += levels
        return true
    }

    mutating func leaveExpression(_ levels: Int = 1) { expressions -= levels }
}
