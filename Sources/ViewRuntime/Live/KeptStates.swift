import ViewIR

/// The states of a screen as a screen of another program can take them over: by the way to their view and by name.
///
/// Kept are values that mean the same in every program: truth values, numbers, strings, colours, named values, cases of
/// enums, and records, arrays and optionals of these, while their types are declared alike.
public struct KeptStates: Sendable {
    struct Key: Hashable, Sendable {
        /// The way to the use of the view, as `UseWays` spells it.
        let way: String
        let state: String
    }

    struct Entry: Sendable {
        /// The spelling of the state's type, with the fields of its records.
        let type: String
        let value: KeptValue
    }

    var entries: [Key: Entry] = [:]

    public init() {}

    /// How many states are kept.
    public var count: Int { entries.count }
}
