extension ElementOverload {
    /// A way to write an element, its parameters one after the other.
    init(_ rule: ElementRule, _ parameters: ParameterSpec...) { self.init(rule, parameters) }
}

extension ModifierOverload {
    /// A way to write a modifier, its parameters one after the other.
    init(_ rule: ModifierRule, _ parameters: ParameterSpec...) { self.init(rule, parameters) }
}

/// A labelled parameter.
func parameter(
    _ label: String,
    _ type: ValueType,
    default defaultValue: DefaultValue = .required,
    _ summary: String
) -> ParameterSpec {
    ParameterSpec(label: label, name: label, type: type, defaultValue: defaultValue, summary: summary)
}

/// A labelled parameter whose documentation uses another name than its label.
func parameter(
    _ label: String,
    _ name: String,
    _ type: ValueType,
    default defaultValue: DefaultValue = .required,
    _ summary: String
) -> ParameterSpec {
    ParameterSpec(label: label, name: name, type: type, defaultValue: defaultValue, summary: summary)
}

/// A parameter that is written without a label.
func unlabelled(
    _ name: String,
    _ type: ValueType,
    default defaultValue: DefaultValue = .required,
    _ summary: String
) -> ParameterSpec {
    ParameterSpec(label: nil, name: name, type: type, defaultValue: defaultValue, summary: summary)
}

/// A text, written without a label, that stands for its translation where it is a literal.
func key(_ name: String, _ summary: String) -> ParameterSpec {
    ParameterSpec(label: nil, name: name, type: .string, defaultValue: .required, summary: summary, isKey: true)
}

/// A block of elements, given the arguments listed.
func slot(
    _ label: String,
    _ content: ContentRule,
    arguments: [ValueType] = [],
    default defaultValue: DefaultValue = .required,
    _ summary: String
) -> ParameterSpec {
    ParameterSpec(
        label: label, name: label, type: .content(arguments), defaultValue: defaultValue, summary: summary,
        content: content)
}

/// A static constant of a type.
func constant(
    _ owner: ValueType, _ name: String, _ operation: MemberOperation, result: ValueType? = nil, _ summary: String
) -> MemberSpec {
    MemberSpec(
        owner: owner, name: name, isStatic: true, result: result ?? owner, operation: operation, summary: summary)
}

/// A static function of a type.
func maker(
    _ owner: ValueType, _ name: String, _ parameters: [ParameterSpec], _ operation: MemberOperation,
    result: ValueType? = nil, _ summary: String
) -> MemberSpec {
    MemberSpec(
        owner: owner, name: name, isStatic: true, parameters: parameters, result: result ?? owner,
        operation: operation, summary: summary)
}

/// A call of a type's name.
func initializer(
    _ owner: ValueType, _ parameters: [ParameterSpec], _ operation: MemberOperation, result: ValueType? = nil,
    _ summary: String
) -> MemberSpec {
    maker(owner, "init", parameters, operation, result: result, summary)
}

/// A property of a value.
func property(
    _ owner: ValueType, _ name: String, _ result: ValueType, _ operation: MemberOperation, _ summary: String
) -> MemberSpec {
    MemberSpec(owner: owner, name: name, result: result, operation: operation, summary: summary)
}

/// A method of a value.
func method(
    _ owner: ValueType, _ name: String, _ parameters: [ParameterSpec] = [], _ result: ValueType,
    _ operation: MemberOperation, _ summary: String
) -> MemberSpec {
    MemberSpec(
        owner: owner, name: name, parameters: parameters, result: result, operation: operation, summary: summary)
}

/// A method that changes its receiver, for actions only.
func change(
    _ owner: ValueType, _ name: String, _ parameters: [ParameterSpec] = [], _ operation: MemberOperation,
    _ summary: String
) -> MemberSpec {
    MemberSpec(
        owner: owner, name: name, parameters: parameters, result: .void, operation: operation, isMutating: true,
        summary: summary)
}

/// A free function, whose owner is `.void`.
func function(
    _ name: String, _ parameters: [ParameterSpec], _ result: ValueType, _ operation: MemberOperation,
    onlyInActions: Bool = false, _ summary: String
) -> MemberSpec {
    MemberSpec(
        owner: .void, name: name, isStatic: true, parameters: parameters, result: result, operation: operation,
        isMutating: onlyInActions, summary: summary)
}
