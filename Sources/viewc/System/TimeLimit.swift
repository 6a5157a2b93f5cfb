/// Ends the command when its time is over.
enum TimeLimit {
    /// Starts the clock.
    static func start(_ seconds: Double) {
        signal(SIGALRM) { _ in Ending.request(ExitCode.failed.rawValue, "viewc: the time limit is over\n") }
        Signals.unblock([SIGALRM])
        let whole = seconds.rounded(.down)
        var timer = itimerval()
        timer.it_value.tv_sec = Int(min(whole, 1e9))
        timer.it_value.tv_usec = .init(max(1, min(999_999, (seconds - whole) * 1e6)))
        setitimer(realTimer, &timer, nil)
    }
}
