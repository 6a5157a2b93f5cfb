import ViewBase
import ViewCatalog

extension CallSignature {
    init(_ name: String, _ specs: [ParameterSpec], result: String? = nil, summary: String?) {
        self.init(name: name, parameters: specs.map { Parameter($0) }, result: result, summary: summary)
    }

    /// Each way to write an element.
    static func element(_ id: ElementID) -> [CallSignature] {
        let spec = Catalog.elements[id.index]
        return spec.overloads.map { CallSignature(spec.name, $0.parameters, summary: spec.summary) }
    }

    /// Each way to write a modifier.
    static func modifier(_ id: ModifierID) -> [CallSignature] {
        let spec = Catalog.modifiers[id.index]
        return spec.overloads.map { CallSignature(spec.name, $0.parameters, summary: spec.summary) }
    }

    static func member(_ id: MemberID) -> CallSignature {
        let spec = Catalog.members[id.index]
        let name = spec.name == "init" ? spec.owner.spelling : spec.name
        return CallSignature(
            name, spec.parameters ?? [], result: spec.result == .void ? nil : spec.result.spelling,
            summary: spec.summary)
    }
}

extension CallSignature.Parameter {
    init(_ spec: ParameterSpec) {
        self.init(
            text: spec.signature, label: spec.label, name: spec.name, summary: spec.summary,
            isRequired: spec.defaultValue == .required, blockArguments: spec.type.blockArguments)
    }
}

extension ValueType {
    /// Names for the arguments of a block of the type; nil for what is no block.
    fileprivate var blockArguments: [String]? {
        switch self {
        case .content(let arguments), .action(let arguments), .function(let arguments, _):
            arguments.count == 1 ? ["item"] : arguments.indices.map { "item" + String($0 + 1) }
        case .optional(let inner): inner.blockArguments
        default: nil
        }
    }
}
