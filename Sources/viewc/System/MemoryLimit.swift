import Synchronization

/// Ends the command when it takes too much memory, before the system does so without a word.
///
/// A signal that comes as processors work looks at the memory. Its handler may interrupt an allocation, so it makes
/// nothing that would be allocated, types that are made as they are first used included: numbers and pointers alone.
enum MemoryLimit {
    /// What a command may take where nothing else is asked for, in bytes: 4 GiB.
    private static let usual = 4 << 30
    /// How often the memory is looked at, in microseconds of processor time.
    private static let interval = 10_000
    /// The bytes that may be taken; 0 where the machine has not been asked yet.
    private static let most = Atomic<Int>(0)
    /// Whether a thread looks at the memory just now.
    private static let isLooking = Atomic<Bool>(false)
    /// Where the handler reads files of the system.
    private static let buffer = Atomic<UInt>(0)
    private static let bufferSize = 64

    /// Looks at the memory from now on; a limit of nil is the usual one, or less where the machine has less.
    static func start(_ limit: Int?) {
        most.store(limit ?? 0, ordering: .sequentiallyConsistent)
        buffer.store(UInt(bitPattern: malloc(bufferSize)), ordering: .sequentiallyConsistent)
        signal(SIGPROF) { _ in MemoryLimit.look() }
        Signals.unblock([SIGPROF])
        var timer = itimerval()
        timer.it_interval.tv_usec = .init(interval)
        timer.it_value.tv_usec = .init(interval)
        setitimer(workTimer, &timer, nil)
    }

    /// Looks at the memory taken.
    private static func look() {
        guard !isLooking.exchange(true, ordering: .sequentiallyConsistent) else { return }
        let reason = errno
        var limit = most.load(ordering: .sequentiallyConsistent)
        if limit == 0 {
            limit = available()
            most.store(limit, ordering: .sequentiallyConsistent)
        }
        if taken() > limit {
            Ending.request(
                ExitCode.failed.rawValue, "viewc: the memory limit is over; `--memory-limit` allows more, as in 8G\n")
        }
        errno = reason
        isLooking.store(false, ordering: .sequentiallyConsistent)
    }

    /// The bytes that the process takes now; -1 where the system does not tell.
    private static func taken() -> Int {
        #if canImport(Darwin)
            var used = rusage()
            return getrusage(RUSAGE_SELF, &used) == 0 ? Int(used.ru_maxrss) : -1
        #else
            // The greatest size that `getrusage` tells can be that of the process that started this one.
            return number(1, in: "/proc/self/statm") * sysconf(Int32(_SC_PAGESIZE))
        #endif
    }

    /// The usual limit, or what the machine, or the part of it that the process may use, leaves to a command.
    private static func available() -> Int {
        // Some is left for what else runs.
        var least = smaller(usual, sysconf(Int32(_SC_PHYS_PAGES)) / 4 * 3 * sysconf(Int32(_SC_PAGESIZE)))
        least = smaller(least, number(0, in: "/sys/fs/cgroup/memory.max") / 10 * 9)
        return smaller(least, number(0, in: "/sys/fs/cgroup/memory/memory.limit_in_bytes") / 10 * 9)
    }

    /// The smaller of a number and one that may not be known: that is not above 0.
    private static func smaller(_ known: Int, _ other: Int) -> Int { other > 0 && other < known ? other : known }

    /// A number of those that a file of the system begins with; -1 where there is none.
    private static func number(_ index: Int, in path: StaticString) -> Int {
        // Safe: a static string ends with a NUL and lives as long as the program.
        let descriptor = open(UnsafeRawPointer(path.utf8Start).assumingMemoryBound(to: CChar.self), O_RDONLY)
        guard descriptor >= 0 else { return -1 }
        defer { close(descriptor) }
        let address = buffer.load(ordering: .sequentiallyConsistent)
        guard let bytes = UnsafeMutableRawPointer(bitPattern: address) else { return -1 }
        let count = read(descriptor, bytes, bufferSize)
        var offset = 0
        var place = 0
        var value = -1
        while offset < count {
            let byte = bytes.load(fromByteOffset: offset, as: UInt8.self)
            offset += 1
            if byte == UInt8(ascii: " ") {
                if place == index { return value }
                place += 1
                value = -1
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), value < Int.max / 20 {
                value = (value < 0 ? 0 : value) * 10 + Int(byte - UInt8(ascii: "0"))
            }
        }
        return place == index ? value : -1
    }
}
