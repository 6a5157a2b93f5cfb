import TestSupport
import Testing
import ViewPreview

/// Requests with faults are read, refused or waited for, and a reader gives no more requests than it was sent.
@Suite("Damaged requests")
struct DamagedRequestTests {
    @Test func everyRequestIsReadOrRefused() {
        let text =
            "POST /token/act HTTP/1.1\r\nHost: localhost:80\r\nContent-Type: application/json\r\n"
            + "Content-Length: 24\r\nOrigin: http://localhost:80\r\n\r\n{\"do\":\"tap\",\"x\":1,\"y\":20}"
        var mutation = Mutation(seed: 9)
        var counts = (read: 0, refused: 0, waiting: 0)
        for _ in 0..<2000 {
            var reader = HTTPRequestReader()
            reader.receive(mutation.damage(Array(text.utf8))[...])
            switch reader.next() {
            case .request: counts.read += 1
            case .fault: counts.refused += 1
            case .waiting: counts.waiting += 1
            }
        }
        #expect(counts.read > 100 && counts.refused > 100 && counts.waiting > 100, "\(counts)")
    }
}
