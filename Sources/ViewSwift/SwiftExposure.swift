import ViewBase
import ViewIR

/// Which private types of a program a public declaration names, so that Swift must let others see them.
struct SwiftExposure {
    private let program: Program
    private var records: Set<RecordID> = []
    private var enums: Set<EnumID> = []

    init(_ program: Program) {
        self.program = program
        for record in program.records.elements where record.header.access == .public { expose(record.fields) }
        for constant in program.constants.elements where constant.header.access == .public { expose(constant.type) }
        for function in program.functions.elements where function.header.access == .public {
            expose(function.parameters)
            expose(function.result)
        }
        for view in program.views.elements where view.header.access == .public { expose(view.parameters) }
    }

    func holds(_ record: RecordID) -> Bool { records.contains(record) }

    func holds(_ enumeration: EnumID) -> Bool { enums.contains(enumeration) }

    private mutating func expose(_ parameters: [Parameter]) {
        for parameter in parameters { expose(parameter.type) }
    }

    private mutating func expose(_ type: TypeID) {
        switch program.types.shape(type) {
        case .optional(let inner), .array(let inner), .binding(let inner), .keyPath(let inner), .pair(let inner):
            expose(inner)
        case .action(let types), .content(let types):
            for type in types { expose(type) }
        case .function(let types, let result):
            for type in types + [result] { expose(type) }
        case .record(let record):
            if records.insert(record).inserted { expose(program.records[record].fields) }
        case .enumeration(let enumeration): enums.insert(enumeration)
        case .invalid, .void, .bool, .int, .double, .string, .range, .vocabulary: break
        }
    }
}
