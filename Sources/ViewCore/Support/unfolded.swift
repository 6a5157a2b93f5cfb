/// The number itself, which the compiler does not know: it refuses what it sees to overflow or to divide by zero, which
/// the language leaves to the run.
@inline(never)
public func unfolded(_ number: Int) -> Int { number }
