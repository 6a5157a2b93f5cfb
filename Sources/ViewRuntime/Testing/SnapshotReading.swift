/// What reading the file of a snapshot gives.
public enum SnapshotReading: Sendable {
    case bytes([UInt8])
    case missing
    /// Why a file that is there cannot be read, as the end of a sentence.
    case failure(String)
}
