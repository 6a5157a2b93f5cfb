/// Signals, for the present thread.
enum Signals {
    /// Lets signals come that the parent may have left blocked.
    static func unblock(_ numbers: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}
