/// How a letter joins its neighbours in a cursive script, in the order of the table.
enum JoiningType: UInt8 {
    case none, right, left, dual, causing, transparent
}
