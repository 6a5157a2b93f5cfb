/// One connection of a client: what came, what is to be sent, and how long it may take. Moments are milliseconds.
struct PreviewConnection {
    /// A request must be whole within this time.
    static let requestTime: Int64 = 10_000
    /// A connection without a request is closed after this time.
    static let idleTime: Int64 = 60_000
    /// A client must take something of what is sent within this time.
    static let sendingTime: Int64 = 20_000
    /// Something is sent on a stream that often, so that a client that is gone is noticed.
    static let heartbeat: Int64 = 15_000
    /// A client that lets so many bytes wait gets no further requests read.
    static let mostWaiting = 1 << 20

    var reader = HTTPRequestReader()
    /// What is to be sent, of which the first `sent` bytes are.
    private(set) var output: [UInt8] = []
    private var sent = 0
    /// Whether the client is told of changes until it goes.
    var isStream = false
    /// Whether the connection ends when all is sent.
    var closesWhenSent = false
    private let opened: Int64
    /// When the present request began.
    private var requestStart: Int64?
    /// When something was last sent, or the last answer was ready.
    private var lastSent: Int64

    init(at now: Int64) {
        opened = now
        lastSent = now
    }

    var waiting: ArraySlice<UInt8> { output[sent...] }

    /// Whether nothing is left to do.
    var isFinished: Bool { closesWhenSent && waiting.isEmpty }

    /// Whether bytes of the client are wanted.
    var wantsInput: Bool { !closesWhenSent && waiting.count < PreviewConnection.mostWaiting }

    /// How dear the connection is where others need its place: streams are dearest, then those that do something.
    var worth: (Int, Int64) { (isStream ? 2 : waiting.isEmpty ? 0 : 1, lastSent) }

    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Int64) {
        // A stream's client has nothing more to say.
        guard !isStream, !closesWhenSent else { return }
        if !reader.isAmidRequest { requestStart = now }
        reader.receive(bytes)
    }

    /// Notes that a request was taken.
    mutating func endRequest(at now: Int64) { requestStart = reader.isAmidRequest ? now : nil }

    mutating func send(_ bytes: [UInt8], at now: Int64) {
        if waiting.isEmpty {
            output = []
            sent = 0
            lastSent = now
        }
        output.append(contentsOf: bytes)
    }

    /// Notes that the client has taken some bytes.
    mutating func note(sent count: Int, at now: Int64) {
        sent += count
        lastSent = now
        guard waiting.isEmpty else { return }
        output = []
        sent = 0
    }

    /// What is due.
    enum Due {
        case nothing, heartbeat, timeout, end
    }

    func due(at now: Int64) -> Due {
        if !waiting.isEmpty { return now - lastSent >= PreviewConnection.sendingTime ? .end : .nothing }
        if isStream { return now - lastSent >= PreviewConnection.heartbeat ? .heartbeat : .nothing }
        if let requestStart { return now - requestStart >= PreviewConnection.requestTime ? .timeout : .nothing }
        return now - max(opened, lastSent) >= PreviewConnection.idleTime ? .end : .nothing
    }
}
