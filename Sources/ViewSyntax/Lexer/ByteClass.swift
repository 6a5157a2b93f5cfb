/// What a byte can begin, looked up once a token.
enum ByteClass: UInt8 {
    case space
    case lineEnd
    case letter
    case digit
    case quote
    case hash
    case dollar
    case backquote
    case slash
    case dot
    case sign
    /// A byte of a scalar beyond ASCII.
    case beyondASCII
    /// A control character or an ASCII character without a meaning.
    case other

    /// Whether the byte continues a word.
    @inline(__always)
    var isWord: Bool { self == .letter || self == .digit }

    /// The class of each byte.
    static let table: [ByteClass] = (0...255).map { ByteClass(UInt8($0)) }

    private init(_ byte: UInt8) {
        switch byte {
        case 0x20, 0x09, 0x0B, 0x0C: self = .space
        case 0x0A, 0x0D: self = .lineEnd
        case 0x30...0x39: self = .digit
        case 0x41...0x5A, 0x5F, 0x61...0x7A: self = .letter
        case 0x22: self = .quote
        case 0x23: self = .hash
        case 0x24: self = .dollar
        case 0x60: self = .backquote
        case 0x2F: self = .slash
        case 0x2E: self = .dot
        case 0x80...0xFF: self = .beyondASCII
        case 0x00...0x1F, 0x7F, 0x27: self = .other
        default: self = .sign
        }
    }
}
