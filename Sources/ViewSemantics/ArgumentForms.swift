import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What can be told of an argument before a parameter gives it a type.
enum ArgumentForm {
    case typed(TypeID)
    /// `.name…`, with the call that follows the name
    case implicitMember(Name, call: SyntaxNode?)
    case integer
    case double
    case string
    case none
    case array
    /// A block with the number of names before `in`, or a function's name with that of its parameters.
    case block(Int)
    /// A block without names before `in`, which takes as many arguments as it uses of `$0`, `$1` …
    case unnamedBlock(SyntaxNode)
    /// `a...b` or `a..<b`, whose place decides the kind of its numbers.
    case range
    /// `a...` or `...b`.
    case partialRange
    case keyPath

    /// Whether the argument itself is wrong, which was reported.
    var isInvalid: Bool {
        if case .typed(TypeTable.invalid) = self { true } else { false }
    }
}

extension Checker {
    /// The form of an argument; one with a type of its own is checked now, once.
    func form(of argument: inout CallArgument) -> ArgumentForm { form(argument.value, &argument.checked) }

    private func form(_ node: SyntaxNode, _ checked: inout ExpressionID?) -> ArgumentForm {
        switch tree.kind(node) {
        case .nilLiteral: return .none
        case .arrayLiteral: return .array
        case .block: return blockParameterCount(node).map { .block($0) } ?? .unnamedBlock(node)
        case .operatorReference: return .block(2)
        case .nameExpression where checked == nil, .postfixExpression where checked == nil:
            if let arity = arity(ofFunctionName: node) { return .block(arity) }
        case .binaryExpression where isRange(node): return .range
        case .partialRange: return .partialRange
        case .keyPath: return .keyPath
        case .stringLiteral: return .string
        case .doubleLiteral: return .double
        case .ternaryExpression:
            guard let first = ternaryResults(node).first, !hasOwnType(first) else { break }
            var ignored: ExpressionID?
            return form(first, &ignored)
        default: break
        }
        if isIntegerLiteral(node) { return .integer }
        if isDoubleLiteral(node) { return .double }
        if let (name, call) = implicitMember(node) { return .implicitMember(name, call: call) }
        let value = checked ?? checkValue(node, nil)
        checked = value
        return .typed(program.type(value))
    }

    /// The names that a block gives its arguments; nil where it has none before `in`.
    private func blockParameterCount(_ block: SyntaxNode) -> Int? {
        guard let header = tree.child(block, .closureHeader) else { return nil }
        var count = 0
        for child in tree.children(header) where tree.kind(child) == .name { count += 1 }
        return count
    }

    /// The number of the last of `$0`, `$1` … in a block, those of blocks given to calls in it left out; -1 for none.
    private func lastAnonymous(_ node: SyntaxNode) -> Int {
        var last = -1
        let isBranching = tree.kind(node).isBranching
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .dollarExpression: last = max(last, anonymousIndex(child) ?? -1)
            case .block where !isBranching: break
            default: last = max(last, lastAnonymous(child))
            }
        }
        return last
    }

    /// The first name of an expression that begins with `.name`, and its call.
    private func implicitMember(_ node: SyntaxNode) -> (name: Name, call: SyntaxNode?)? {
        switch tree.kind(node) {
        case .implicitMember: return tree.child(node, .name).map { (tree.spelling($0), nil) }
        case .parenthesizedExpression: return tree.expression(node).flatMap { implicitMember($0) }
        case .postfixExpression:
            guard let base = tree.expression(node), let (name, _) = implicitMember(base) else { return nil }
            let suffix = tree.subtreeEnd(base)
            let isCalled = suffix < tree.subtreeEnd(node) && tree.kind(suffix) == .callSuffix
            return (name, isCalled ? suffix : nil)
        default: return nil
        }
    }

    /// Whether an expression has a type without an expectation.
    func hasOwnType(_ node: SyntaxNode) -> Bool {
        switch tree.kind(node) {
        case .nilLiteral, .arrayLiteral, .block, .keyPath, .operatorReference, .ternaryExpression, .partialRange: false
        default: !startsWithImplicitMember(node)
        }
    }

    /// The form of a number's literal for a number, so that any number's parameter takes it, and of a name for an
    /// implicit member, whatever it is called with.
    func nearForm(_ form: ArgumentForm) -> ArgumentForm {
        switch form {
        case .typed(let type) where type == TypeTable.int || type == TypeTable.double: .integer
        case .implicitMember(let name, _): .implicitMember(name, call: nil)
        default: form
        }
    }

    /// The form of a number for a text or truth value, so that an overload for numbers takes it.
    func numberForm(_ form: ArgumentForm) -> ArgumentForm {
        switch form {
        case .string, .typed(TypeTable.string), .typed(TypeTable.bool): .integer
        default: nearForm(form)
        }
    }

    /// Whether an argument of a form can be given for a parameter.
    func fits(_ form: ArgumentForm, _ parameter: ParameterInfo) -> Bool {
        if let type = rowType(parameter) { return fits(form, type) }
        return fits(form, declared: parameter.fixedType ?? TypeTable.invalid)
    }

    private func fits(_ form: ArgumentForm, _ type: ValueType) -> Bool {
        switch type {
        case .optional(let inner):
            if case .none = form { return true }
            if case .typed(let given) = form, let value = unwrapped(given) { return fits(.typed(value), inner) }
            return fits(form, inner)
        case .collection:
            switch form {
            case .array: return true
            case .typed(let given): return elementType(ofCollection: given) != nil
            case .range: return true
            default: return false
            }
        case .equatable, .interpolable, .element, .result: return true
        case .keyPath:
            if case .keyPath = form { return true }
            return false
        case .content, .action, .function: return fitsBlock(form, type)
        default: return fits(form, declared: resolve(type) ?? TypeTable.invalid)
        }
    }

    private func fitsBlock(_ form: ArgumentForm, _ type: ValueType) -> Bool {
        switch (form, type) {
        case (.block(let names), .action(let arguments)): return names == arguments.count
        case (.unnamedBlock(let block), .action(let arguments)): return lastAnonymous(block) == arguments.count - 1
        case (.block, _), (.unnamedBlock, _): return true
        case (.typed(let given), .content): return isElementType(given)
        case (.typed(let given), .action):
            if case .action = shape(given) { return true }
            return false
        default: return false
        }
    }

    private func fits(_ form: ArgumentForm, declared type: TypeID) -> Bool {
        if let inner = unwrapped(type) {
            if case .none = form { return true }
            return fits(form, declared: inner)
        }
        switch form {
        case .typed(let given): return accepts(type, unwrapped(given) ?? given)
        case .implicitMember(let name, let call): return hasStaticMember(type, name, call)
        case .integer: return type == TypeTable.int || type == TypeTable.double
        case .double: return type == TypeTable.double
        case .string: return type == TypeTable.string
        case .none: return false
        case .array:
            if case .array = shape(type) { return true }
            if case .vocabulary(let vocabulary) = shape(type) { return vocabulary.isOptionSet }
            return false
        case .block, .unnamedBlock:
            switch shape(type) {
            case .action, .content, .function: return true
            default: return false
            }
        case .range: return type == TypeTable.range || bound(ofRange: type) != nil
        case .partialRange: return partialBounds(type) != nil
        case .keyPath: return false
        }
    }

    private func hasStaticMember(_ type: TypeID, _ name: Name, _ call: SyntaxNode?) -> Bool {
        switch shape(type) {
        case .invalid: return true
        case .enumeration(let id) where enumCases[id]?[name] != nil: return true
        case .enumeration: return false
        case .record(let id) where name == words.initializer:
            guard let call else { return true }
            return assign(infos(of: program.records[id].fields), arguments(ofCall: call)) != nil
        case .binding: return name == words.constant
        default:
            let found = staticMembers(type, name)
            guard let call, !found.methods.isEmpty else { return !found.isEmpty }
            let arguments = arguments(ofCall: call)
            return found.methods.contains { assign(memberSignature($0), arguments) != nil }
        }
    }

    /// What a loop over a value runs over; nil for no collection.
    func elementType(ofCollection type: TypeID) -> TypeID? {
        switch shape(type) {
        case .invalid: return TypeTable.invalid
        case .array(let element): return element
        case .range: return TypeTable.int
        case .binding(let value):
            if case .array(let element) = shape(value) { return element }
            return nil
        default: return nil
        }
    }
}
