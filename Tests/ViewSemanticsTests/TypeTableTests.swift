import Testing
import ViewBase
import ViewCatalog
import ViewIR

@Suite("The table of types")
struct TypeTableTests {
    @Test func theBasicTypesHaveTheirNumbers() {
        var table = TypeTable()
        #expect(table.id(.invalid) == TypeTable.invalid)
        #expect(table.id(.range) == TypeTable.range)
        #expect(table.shape(TypeTable.string) == .string)
    }

    @Test func equalShapesHaveOneNumber() {
        var table = TypeTable()
        let array = table.id(.array(TypeTable.int))
        let optional = table.id(.optional(array))
        let color = table.id(.vocabulary(.color))
        #expect(table.id(.array(TypeTable.int)) == array)
        #expect(table.id(.optional(array)) == optional)
        #expect(table.id(.vocabulary(.color)) == color)
        #expect(table.id(.array(TypeTable.double)) != array)
        #expect(table.shape(optional) == .optional(array))
    }

    @Test func aGrowingTableKeepsItsNumbers() {
        var table = TypeTable()
        let records = (0..<1_000).map { table.id(.record(RecordID($0))) }
        let handlers = records.map { table.id(.action([$0, TypeTable.int])) }
        #expect(Set(records + handlers).count == 2_000)
        #expect((0..<1_000).allSatisfy { table.id(.record(RecordID($0))) == records[$0] })
        #expect((0..<1_000).allSatisfy { table.shape(handlers[$0]) == .action([records[$0], TypeTable.int]) })
    }
}
