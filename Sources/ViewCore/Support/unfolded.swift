/// The value itself, which the compiler does not know: it refuses what it sees to fail, and warns of what it sees to be
/// never reached.
@inline(never)
public func unfolded<Value>(_ value: Value) -> Value { value }
