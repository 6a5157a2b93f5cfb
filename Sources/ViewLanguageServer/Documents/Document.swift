import ViewBase
import ViewIDE

/// A file that the client has open, as its buffer has it.
final class Document {
    let uri: String
    let path: String
    private(set) var version: Int
    private(set) var bytes: [UInt8]
    private(set) var lines: LineMap
    private let encoding: PositionEncoding
    /// The answers about the present bytes; nil until they are asked for.
    var snapshot: EditorSnapshot? {
        didSet { hasPreparedFrames = false }
    }
    /// Whether what the present bytes show was laid out while nothing else was to do.
    var hasPreparedFrames = false
    /// Whether hints were given without frames, since nothing was laid out yet.
    var owesFrames = false
    /// Whether the client has not been told what is wrong with the present bytes.
    var owesDiagnostics = true
    /// The tokens that the client has, with the id by which it names them.
    var sentTokens: (id: String, data: [Int])?

    /// A document this large is laid out while nobody waits for it.
    private static let largeSize = 1 << 16

    /// Whether its frames are made as soon as they are asked for.
    var isSmall: Bool { bytes.count <= Document.largeSize }

    /// Whether answers hold frames.
    var showsFrames: Bool { isSmall || hasPreparedFrames }

    init(uri: String, path: String, version: Int, text: String, _ encoding: PositionEncoding) {
        self.uri = uri
        self.path = path
        self.version = version
        self.encoding = encoding
        bytes = Array(text.utf8)
        lines = LineMap(bytes, encoding)
    }

    /// Makes the changes that a client sends, in order: a range and its new text, or the whole text.
    func change(_ changes: [JSONValue], version: Int) throws(ResponseError) {
        for change in changes {
            guard let text = change["text"]?.string else { throw .invalid("a change has a text") }
            if let range = change["range"], range != .null {
                bytes.replaceSubrange(try lines.range(range), with: text.utf8)
            } else {
                bytes = Array(text.utf8)
            }
            lines = LineMap(bytes, encoding)
        }
        self.version = version
    }
}
