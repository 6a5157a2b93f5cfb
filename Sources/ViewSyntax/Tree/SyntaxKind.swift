/// The kinds of syntax nodes.
///
/// Each case says which child nodes it has, in order (`?` optional, `*` any number); names, operators and
/// punctuation are tokens that belong to the node itself. A piece that must stand there and does not is a
/// `missing` node of no width, and skipped tokens are `unexpected` nodes: a node may hold either anywhere, so
/// children are found by kind, and the tree always covers every token.
public enum SyntaxKind: UInt8, Sendable, CaseIterable {
    // MARK: Pieces
    /// A piece that should stand here; no tokens.
    case missing
    /// Tokens that recovery stepped over; nodes inside stand for nothing.
    case unexpected
    /// One identifier token (also `_`, or a backquoted word).
    case name

    // MARK: File and declarations
    /// item*
    case sourceFile
    /// stringLiteral
    case importDeclaration
    /// `private` and attributes before a declaration: attribute*; the token `private` if it is there.
    case modifiers
    /// `@name` with an optional argument list: name argumentList?
    case attribute
    /// modifiers? name parameterList block?
    case recordDeclaration
    /// modifiers? name type? (enumCase | functionDeclaration)*
    case enumDeclaration
    /// One name of a `case` line with its raw value: name expression?
    case enumCase
    /// modifiers? name type? expression?; a wildcard's name is `_`
    case letDeclaration
    /// modifiers? name parameterList? type? block; without a list `var name: Type { … }`, which is read without a call
    case functionDeclaration
    /// modifiers? name parameterList? block
    case viewDeclaration
    /// modifiers? name parameterList? block; also a pasted `var name: some View { … }`
    case contentDeclaration
    /// modifiers? name type? expression?
    case stateDeclaration
    /// modifiers? name parameterList? block
    case actionDeclaration
    /// modifiers? stringLiteral? (atClause | onClause)? withClause? block
    case previewDeclaration
    /// modifiers? stringLiteral rangeClause? (atClause | onClause)? withClause? block of steps
    case testDeclaration
    /// parameter*
    case parameterList
    /// Two names when label and name differ: name name? type (expression | block)?
    case parameter
    /// `for name in lower...upper` in the head of a test: name expression
    case rangeClause
    /// `at (w, h)`: expression expression
    case atClause
    /// `on .device`: expression
    case onClause
    /// `with key: value, …`: labeledExpression*
    case withClause
    /// name expression
    case labeledExpression

    // MARK: Types
    /// A name, qualified or not, with arguments: name name* typeArguments?; `Binding<T>`, `Edge.Set`
    case namedType
    /// The types between `<` and `>` or between the parentheses of `Action(…)` and `Content(…)`: type*
    case typeArguments
    /// type
    case optionalType
    /// type
    case arrayType

    // MARK: Blocks and items
    /// `{ … }`: closureHeader? item*
    case block
    /// The names before `in`: name* (a name may be a `$name` or `_`)
    case closureHeader
    /// ifClause+ block? (the final `else`)
    case ifItem
    /// One `if`/`else if` with its body: condition+ block
    case ifClause
    /// `let name = expression` or `let name` in a condition: name expression?
    case letCondition
    /// `#available(…)`: the tokens
    case availabilityCondition
    /// expression switchCase*
    case switchItem
    /// `case a, b:` or `default:`: expression* caseBody
    case switchCase
    /// The items of one case: item*
    case caseBody
    /// `for name in expression { … }`: name expression block
    case forItem
    /// condition+ block
    case guardItem
    /// expression?
    case returnItem
    /// target operator value: expression expression; the operator token is one of `= += -= *= /=`
    case assignment

    // MARK: Test steps
    /// `show Element() at (w, h)`: expression (atClause | onClause)? withClause?
    case showStep
    /// expression
    case tapStep
    case incrementStep
    case decrementStep
    /// `type "text" into #field`: expression expression
    case typeStep
    /// expression
    case clearStep
    /// expression
    case rotateStep
    /// expression expression
    case resizeStep
    /// expression
    case keyboardStep
    /// `set env.key = value`, `set state.name = value`: expression expression
    case setStep
    /// expression
    case waitStep
    /// expression; `expect a ≈ b` holds a binaryExpression with that operator
    case expectStep
    /// stringLiteral
    case snapshotStep

    // MARK: Expressions
    /// One identifier token.
    case nameExpression
    /// `#name`: the token
    case factExpression
    /// `$name` or `$0`: the token
    case dollarExpression
    case integerLiteral
    case doubleLiteral
    case booleanLiteral
    case nilLiteral
    /// (stringSegment | interpolation)*
    case stringLiteral
    /// One segment token of a string.
    case stringSegment
    /// `\( … )`: expression, then labeled arguments in an argumentList? (`specifier:`, `format:`)
    case interpolation
    /// expression*
    case arrayLiteral
    /// `( … )`: expression
    case parenthesizedExpression
    /// `(a, b)` as the value of a `set` step or of a `with` clause: expression expression+
    case tupleExpression
    /// `.name`: name
    case implicitMember
    /// `\.a.b` or `\.self`: name*
    case keyPath
    /// An operator between two values as an argument, `+` of `reduce(0, +)`: the token
    case operatorReference
    /// prefix operators, then: expression
    case prefixExpression
    /// Operands of one precedence, flat, with the operator tokens between: expression expression+
    case binaryExpression
    /// A range with one end, `...b` or `a...`: expression
    case partialRange
    /// Condition and result pairs, flat, then the last result: expression{3, 5, …}
    case ternaryExpression
    /// A base and its suffixes, flat: expression suffix+
    case postfixExpression
    /// `#name` before an element expression; the token, then: expression
    case namedElement

    // MARK: Suffixes of a postfixExpression
    /// `.name`: name; or `.#name`: the token
    case memberSuffix
    /// `?.name`: name
    case optionalMemberSuffix
    /// `( … )` and trailing closures: argumentList? trailingClosure*
    case callSuffix
    /// `[ … ]`: argumentList
    case subscriptSuffix
    /// `?(…)` call of an optional handler: argumentList
    case optionalCallSuffix
    /// `!`, which has its own message
    case forceUnwrapSuffix
    /// argument*
    case argumentList
    /// name? expression; a block may be the expression
    case argument
    /// name? block
    case trailingClosure

    /// Whether the node stands where an expression stands; `ifItem`, `switchItem` and `block` do so too after `=`
    /// or as an argument.
    @inlinable public var isExpression: Bool {
        rawValue >= SyntaxKind.nameExpression.rawValue && rawValue <= SyntaxKind.namedElement.rawValue
    }

    /// Whether a block directly in the node is a branch of the code around, not given to a call.
    public var isBranching: Bool {
        self == .ifItem || self == .ifClause || self == .forItem || self == .guardItem
    }

    /// Whether the node is a type.
    @inlinable public var isType: Bool {
        self == .namedType || self == .optionalType || self == .arrayType
    }
}
