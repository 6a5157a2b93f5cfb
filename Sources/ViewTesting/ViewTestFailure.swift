/// Why a test of a `.view` file fails.
public struct ViewTestFailure: Error, Hashable, CustomStringConvertible {
    public let description: String
}
