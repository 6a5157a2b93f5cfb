import ViewBase
import ViewCatalog
import ViewIR

/// Since which releases of Apple's systems the declarations of a program work: those of the catalogue's rows that they
/// use, directly or through each other.
struct SwiftAvailability {
    private let program: Program
    private var views: [SwiftReleases] = []
    private var functions: [SwiftReleases] = []
    private var constants: [SwiftReleases] = []
    private var records: [SwiftReleases] = []

    func of(_ view: ViewID) -> SwiftReleases { views[view.index] }

    func of(_ function: FunctionID) -> SwiftReleases { functions[function.index] }

    func of(_ constant: ConstantID) -> SwiftReleases { constants[constant.index] }

    /// What making a value of a record asks for.
    func of(_ record: RecordID) -> SwiftReleases { records[record.index] }

    init(_ program: Program) {
        self.program = program
        let views = program.views.elements.map { Uses(whole: $0, program) }
        let functions = program.functions.elements.map { Uses(whole: $0, program) }
        let constants = program.constants.elements.map { Uses($0.value, program) }
        let records = program.records.elements.map { Uses(defaultsOf: $0, program) }
        self.views = views.map { rows($0) }
        self.functions = functions.map { rows($0) }
        self.constants = constants.map { rows($0) }
        self.records = records.map { rows($0) }
        for (index, constant) in program.constants.elements.enumerated() where isUnsendable(constant.type) {
            self.constants[index].needsMainActor = true
        }
        var isSettled = false
        while !isSettled {
            let before = (self.views, self.functions, self.constants, self.records)
            for index in views.indices { self.views[index].formUnion(declarations(views[index])) }
            for index in functions.indices { self.functions[index].formUnion(declarations(functions[index])) }
            for index in constants.indices { self.constants[index].formUnion(declarations(constants[index])) }
            for index in records.indices { self.records[index].formUnion(declarations(records[index])) }
            isSettled = before == (self.views, self.functions, self.constants, self.records)
        }
    }

    // MARK: The main actor

    /// Whether values of a type must stay where they were made, so that a constant of it has an actor.
    private func isUnsendable(_ type: TypeID) -> Bool {
        switch program.types.shape(type) {
        case .optional(let inner), .array(let inner): isUnsendable(inner)
        case .action, .content, .function: true
        case .vocabulary(let type): type == .view || type == .transition || SwiftAvailability.isStyle(type)
        case .record(let record): program.records[record].fields.contains { isUnsendable($0.type) }
        default: false
        }
    }

    /// Whether a type is a style of controls, whose values are made on the main actor.
    private static func isStyle(_ type: Vocabulary) -> Bool {
        switch type {
        case .buttonStyle, .textFieldStyle, .labelStyle, .toggleStyle: true
        default: false
        }
    }

    // MARK: What is used

    /// What the rows used ask for.
    private func rows(_ uses: Uses) -> SwiftReleases {
        var releases = SwiftReleases.baseline
        for id in uses.elements {
            if case .catalog(let row, let overload) = program.elements[id].kind {
                let spec = Catalog.elements[row.index]
                releases.formUnion(SwiftReleases(spec.overloads[overload].availability ?? spec.availability))
            }
            for modifier in program.modifiers[program.elements[id].modifiers.range] {
                guard case .catalog(let row, let overload) = modifier.kind else { continue }
                let spec = Catalog.modifiers[row.index]
                releases.formUnion(SwiftReleases(spec.overloads[overload].availability ?? spec.availability))
            }
        }
        for id in uses.members {
            let member = Catalog.members[id.index]
            if let availability = member.availability { releases.formUnion(SwiftReleases(availability)) }
            if case .vocabulary(let type) = member.result, SwiftAvailability.isStyle(type) {
                releases.needsMainActor = true
            }
        }
        for id in uses.joinedTexts { releases.formUnion(text(id)) }
        return releases
    }

    /// What a text asks for whose modifiers must leave it a text.
    private func text(_ id: ElementNodeID) -> SwiftReleases {
        var releases = SwiftReleases.baseline
        for modifier in program.modifiers[program.elements[id].modifiers.range] {
            guard case .catalog(let row, _) = modifier.kind else { continue }
            if let availability = Catalog.modifiers[row.index].textAvailability {
                releases.formUnion(SwiftReleases(availability))
            }
        }
        return releases
    }

    /// What the declarations used ask for, as far as it is known.
    private func declarations(_ uses: Uses) -> SwiftReleases {
        var releases = SwiftReleases.baseline
        for id in uses.elements {
            if case .component(let view) = program.elements[id].kind { releases.formUnion(of(view)) }
        }
        for function in uses.functions { releases.formUnion(of(function)) }
        for constant in uses.constants { releases.formUnion(of(constant)) }
        for record in uses.records { releases.formUnion(of(record)) }
        return releases
    }
}
