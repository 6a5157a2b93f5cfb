/// Which snapshots a run writes instead of failing.
public enum SnapshotUpdate: String, CaseIterable, Sendable {
    case all, failed, missing, never

    /// Whether a snapshot in a state is written.
    public func writes(_ state: Snapshot.State) -> Bool {
        switch self {
        case .all, .failed: state != .same
        case .missing: state == .missing
        case .never: false
        }
    }
}
