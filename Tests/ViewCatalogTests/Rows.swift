@testable import ViewCatalog

/// A list of parameters with where it stands, for messages.
struct ParameterList {
    let place: String
    let parameters: [ParameterSpec]
}

/// Every list of parameters of the catalogue.
let parameterLists: [ParameterList] =
    Catalog.elements.flatMap { spec in
        spec.overloads.map { ParameterList(place: spec.name, parameters: $0.parameters) }
    }
    + Catalog.modifiers.flatMap { spec in
        spec.overloads.map { ParameterList(place: ".\(spec.name)", parameters: $0.parameters) }
    }
    + Catalog.members.map { ParameterList(place: "member \($0.name)", parameters: $0.parameters ?? []) }
    + [ParameterList(place: "interpolation", parameters: Catalog.interpolationParameters)]

/// What a value needs to tell two parameters apart at a call.
struct Signature: Hashable {
    let labels: [String?]
    let types: [ValueType]

    init(_ parameters: [ParameterSpec]) {
        labels = parameters.map { $0.label }
        types = parameters.map { $0.type }
    }
}
