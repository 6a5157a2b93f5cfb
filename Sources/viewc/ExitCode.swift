/// What a command tells its caller.
enum ExitCode: Int32 {
    case fine = 0
    /// The input has errors, or a test failed.
    case failed = 1
    /// The command was used wrongly, or a file cannot be read.
    case usage = 2
}
