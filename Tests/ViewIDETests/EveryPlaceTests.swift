import Testing

/// Every question at some places of every sample gives an answer, whatever the state of the file; `.ci/every-place` asks at
/// every place.
@Suite("Questions at every place")
struct EveryPlaceTests {
    @Test func everyQuestionAtAByteIsAnswered() {
        #expect(Samples.all.count > 100)
        var asked = 0
        for (index, sample) in Samples.all.enumerated() {
            var place = EveryPlace(sample.path, sample.bytes, from: 17 * index, step: 211)
            place.askAtBytes()
            #expect(place.faults == [])
            asked += place.asked
        }
        #expect(asked > 80)
    }

    @Test func everyQuestionIsAnsweredWhileAFileIsTyped() {
        var asked = 0
        for (index, sample) in Samples.all.enumerated() {
            var place = EveryPlace(sample.path, sample.bytes, from: 11 * index, step: 149)
            place.askWhileTyped()
            #expect(place.faults == [])
            asked += place.asked
        }
        #expect(asked > 80)
    }
}
