/// Threads whose stacks have room for deeply nested input.
enum BigStack {
    /// Stack sizes to try, largest first: address space, of which only what is used takes memory.
    private static let sizes = [512 << 20, 64 << 20]

    /// Whether the present thread has the 8 MiB that systems usually give, enough to read any file.
    static var isMainStackUsual: Bool {
        var limit = rlimit()
        return getrlimit(stackLimit, &limit) == 0 && limit.rlim_cur >= 8 << 20
    }

    /// The work's result, done on a thread of its own; on the present thread where none can be started.
    static func run(_ work: @escaping () -> ExitCode) -> ExitCode {
        var result = ExitCode.fine
        guard let thread = start({ result = work() }) else { return work() }
        thread.join()
        return result
    }

    /// A running thread.
    struct Thread {
        fileprivate let id: pthread_t

        /// Waits for the end of its work.
        func join() { pthread_join(id, nil) }
    }

    /// Starts work on a thread of its own; nil where none can be started.
    static func start(_ work: @escaping () -> Void) -> Thread? {
        // Safe: retained once here and released once, by the thread or where none starts.
        let task = Unmanaged.passRetained(Task(work))
        for size in sizes {
            if let thread = start(task, stackSize: size) { return thread }
        }
        task.release()
        return nil
    }

    private final class Task {
        let work: () -> Void
        init(_ work: @escaping () -> Void) { self.work = work }
    }

    private static func start(_ task: Unmanaged<Task>, stackSize: Int) -> Thread? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, &attributes, { BigStack.enter($0) }, task.toOpaque())
            return code == 0 ? thread.map { Thread(id: $0) } : nil
        #else
            var thread = pthread_t()
            let code = pthread_create(&thread, &attributes, { BigStack.enter($0) }, task.toOpaque())
            return code == 0 ? Thread(id: thread) : nil
        #endif
    }

    private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let argument { Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().work() }
        return nil
    }
}
