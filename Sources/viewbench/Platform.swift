#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The nanoseconds of processor time that this thread takes for some work.
func nanoseconds(_ work: () -> Void) -> Int64 {
    let start = threadTime()
    work()
    return threadTime() - start
}

/// Hands what was printed on, for whoever waits for an answer.
func flush() { fflush(nil) }

private func threadTime() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
