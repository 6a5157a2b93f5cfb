import ViewBase
import ViewCatalog
import ViewIR

/// Which records of a program are `Hashable` in Swift: those whose fields all are.
struct SwiftHashing {
    private let program: Program
    private var records: [Bool]

    init(_ program: Program) {
        self.program = program
        records = Array(repeating: true, count: program.records.count)
        var isSettled = false
        while !isSettled {
            isSettled = true
            for id in program.records.ids where records[id.index] {
                if program.records[id].fields.contains(where: { !holds($0.type) }) {
                    records[id.index] = false
                    isSettled = false
                }
            }
        }
    }

    func holds(_ record: RecordID) -> Bool { records[record.index] }

    private func holds(_ type: TypeID) -> Bool {
        switch program.types.shape(type) {
        case .optional(let inner), .array(let inner): holds(inner)
        case .binding, .action, .content, .function, .keyPath, .pair: false
        case .vocabulary(let type): ![.view, .text, .image, .shape].contains(type)
        case .record(let record): records[record.index]
        case .invalid, .void, .bool, .int, .double, .string, .range, .enumeration: true
        }
    }
}
