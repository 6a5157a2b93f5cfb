/// Why a text is no JSON, and at which byte that shows.
public struct JSONError: Error, Hashable, Sendable {
    public let message: String
    public let offset: Int
}
