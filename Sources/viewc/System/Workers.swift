import Synchronization

/// Threads that share a list of jobs.
enum Workers {
    /// The processors that threads can run on.
    static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// What `work` gives for each number below `count`, in order, whatever thread did it and when.
    ///
    /// `progress` is told how many are done, by one thread at a time.
    static func map<Result: Sendable>(
        _ count: Int, threads: Int, progress: @escaping @Sendable (Int) -> Void,
        _ work: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        let crew = Crew(count, progress, work)
        // The caller works too, on a stack that is big already.
        var started: [BigStack.Thread] = []
        for _ in 1..<max(1, min(threads, count)) {
            guard let thread = BigStack.start({ crew.run() }) else { break }
            started.append(thread)
        }
        crew.run()
        for thread in started { thread.join() }
        return crew.results
    }
}

/// The jobs of some threads, and what became of them.
private final class Crew<Result: Sendable>: Sendable {
    private struct State {
        var next = 0
        var done = 0
        var results: [Result?]
    }

    private let count: Int
    private let state: Mutex<State>
    private let progress: @Sendable (Int) -> Void
    private let work: @Sendable (Int) -> Result

    init(_ count: Int, _ progress: @escaping @Sendable (Int) -> Void, _ work: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.progress = progress
        self.work = work
        state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    /// Does jobs until none is left.
    func run() {
        while let index = take() {
            let result = work(index)
            state.withLock { state in
                state.results[index] = result
                state.done += 1
                progress(state.done)
            }
        }
    }

    private func take() -> Int? {
        state.withLock { state in
            guard state.next < count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    var results: [Result] { state.withLock { $0.results.compactMap { $0 } } }
}
