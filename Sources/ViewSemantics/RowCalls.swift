import ViewCatalog

/// A row of an element that was called: the parameters and the rule of each overload.
final class ElementCalls {
    let signatures: [[ParameterInfo]]
    let rules: [ElementRule]

    init(_ signatures: [[ParameterInfo]], _ rules: [ElementRule]) {
        self.signatures = signatures
        self.rules = rules
    }
}

/// A row of a modifier that was called: the parameters and the rule of each overload.
final class ModifierCalls {
    let signatures: [[ParameterInfo]]
    let rules: [ModifierRule]
    let receiver: ModifierReceiver

    init(_ signatures: [[ParameterInfo]], _ rules: [ModifierRule], _ receiver: ModifierReceiver) {
        self.signatures = signatures
        self.rules = rules
        self.receiver = receiver
    }
}
