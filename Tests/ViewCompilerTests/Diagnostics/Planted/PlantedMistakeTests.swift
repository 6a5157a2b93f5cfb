import Testing

@Suite("Planted mistakes: one finding each, at its place, with what to do")
struct PlantedMistakeTests {
    static let all =
        PlantedMistake.syntax + PlantedMistake.spellings + PlantedMistake.names + PlantedMistake.values
        + PlantedMistake.calls

    @Test(arguments: all) func mistake(_ mistake: PlantedMistake) throws { try mistake.verify() }

    @Test("They are 109, all different") func count() {
        #expect(Set(Self.all.map { $0.source }).count == 109)
    }
}
