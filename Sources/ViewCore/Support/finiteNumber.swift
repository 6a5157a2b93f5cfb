/// The number itself; ends the program where a calculation has left the finite numbers, as `viewc` refuses it.
public func finiteNumber(_ number: Double) -> Double {
    precondition(number.isFinite, "a number is not finite")
    return number
}
