/// Ends the command when its time is over.
enum TimeLimit {
    /// Starts the clock.
    static func start(_ seconds: Double) {
        signal(SIGALRM) { _ in
            let message: StaticString = "viewc: the time limit is over\n"
            _ = systemWrite(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
            _exit(ExitCode.failed.rawValue)
        }
        Signals.unblock([SIGALRM])
        let whole = seconds.rounded(.down)
        var timer = itimerval()
        timer.it_value.tv_sec = Int(min(whole, 1e9))
        timer.it_value.tv_usec = .init(max(1, min(999_999, (seconds - whole) * 1e6)))
        setitimer(realTimer, &timer, nil)
    }

    /// Stops the clock, so that results are printed whole or not at all.
    static func stop() {
        var timer = itimerval()
        setitimer(realTimer, &timer, nil)
    }
}
