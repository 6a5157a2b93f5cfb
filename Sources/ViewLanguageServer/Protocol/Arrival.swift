import ViewBase

/// What came from a client and waits for its turn.
enum Arrival {
    case message(JSONValue)
    /// A request, by its id, that the client takes back.
    case cancelled(JSONValue)
    /// What is no message, and why.
    case malformed(String)
}
