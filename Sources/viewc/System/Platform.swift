@_exported import ViewFiles

#if canImport(Glibc)
    /// The timer that counts real time.
    let realTimer = __itimer_which_t(ITIMER_REAL.rawValue)
    /// The timer that counts the time that processors work for the process.
    let workTimer = __itimer_which_t(ITIMER_PROF.rawValue)
    /// The limit of the first thread's stack.
    let stackLimit = __rlimit_resource_t(RLIMIT_STACK.rawValue)
#else
    /// The timer that counts real time.
    let realTimer = ITIMER_REAL
    /// The timer that counts the time that processors work for the process.
    let workTimer = ITIMER_PROF
    /// The limit of the first thread's stack.
    let stackLimit = RLIMIT_STACK
#endif
