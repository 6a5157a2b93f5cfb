/// What came of reading a file.
public enum SourceReading: Sendable {
    case bytes([UInt8])
    /// Why there are none, as the end of a sentence: `no such file`.
    case failure(String)
}
