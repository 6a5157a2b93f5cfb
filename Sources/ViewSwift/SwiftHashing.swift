import ViewBase
import ViewCatalog
import ViewIR

/// Which records of a program are `Hashable` or at least `Equatable` in Swift: those whose fields all are.
struct SwiftHashing {
    private let program: Program
    private let library: SwiftLibrary
    private var records: [SwiftConformance]

    init(_ program: Program, _ library: SwiftLibrary) {
        self.program = program
        self.library = library
        records = Array(repeating: .hashable, count: program.records.count)
        var isSettled = false
        while !isSettled {
            isSettled = true
            for id in program.records.ids {
                var conformance = records[id.index]
                for field in program.records[id].fields { conformance = min(conformance, self.conformance(field.type)) }
                if conformance < records[id.index] {
                    records[id.index] = conformance
                    isSettled = false
                }
            }
        }
    }

    /// The protocol that a record conforms to; nil for none.
    func conformance(of record: RecordID) -> String? {
        switch records[record.index] {
        case .none: nil
        case .equatable: "Equatable"
        case .hashable: "Hashable"
        }
    }

    /// How values of a type are compared.
    func conformance(_ type: TypeID) -> SwiftConformance {
        switch program.types.shape(type) {
        case .optional(let inner), .array(let inner): conformance(inner)
        case .binding, .action, .content, .function, .keyPath, .pair: .none
        case .vocabulary(let type): library == .swiftUI ? .ofSwiftUI(type) : .ofViewCore(type)
        case .record(let record): records[record.index]
        case .invalid, .void, .bool, .int, .double, .string, .range, .enumeration: .hashable
        }
    }
}
