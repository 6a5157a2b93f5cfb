/// Moments on a clock that only goes forward.
enum Moment {
    /// Milliseconds since some moment of the past.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
