/// Runs work on a thread whose stack has room for deeply nested input.
enum BigStack {
    /// Stack sizes to try, largest first: address space, of which only what is used takes memory.
    private static let sizes = [512 << 20, 64 << 20]

    /// Whether the present thread has the 8 MiB that systems usually give, enough to read any file.
    static var isMainStackUsual: Bool {
        var limit = rlimit()
        return getrlimit(stackLimit, &limit) == 0 && limit.rlim_cur >= 8 << 20
    }

    /// The work's result; on the present thread where no thread can be started.
    static func run(_ work: @escaping () -> ExitCode) -> ExitCode {
        let task = Unmanaged.passRetained(Task(work))
        for size in sizes {
            if let thread = start(task, stackSize: size) {
                pthread_join(thread, nil)
                return task.takeRetainedValue().result
            }
        }
        return task.takeRetainedValue().run()
    }

    private final class Task {
        private let work: () -> ExitCode
        private(set) var result = ExitCode.fine

        init(_ work: @escaping () -> ExitCode) { self.work = work }

        @discardableResult
        func run() -> ExitCode {
            result = work()
            return result
        }
    }

    private static func start(_ task: Unmanaged<Task>, stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, &attributes, { BigStack.enter($0) }, task.toOpaque())
            return code == 0 ? thread : nil
        #else
            var thread = pthread_t()
            let code = pthread_create(&thread, &attributes, { BigStack.enter($0) }, task.toOpaque())
            return code == 0 ? thread : nil
        #endif
    }

    private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let argument { Unmanaged<Task>.fromOpaque(argument).takeUnretainedValue().run() }
        return nil
    }
}
