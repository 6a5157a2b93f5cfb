/// Runs changes whose effects are animated, and returns what they return.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    ChangeAnimation.present?.animation = animation
    return try body()
}
