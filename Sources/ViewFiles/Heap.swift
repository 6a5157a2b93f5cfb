/// The memory of the process, of which a large source takes some twenty times its size.
package enum Heap {
    /// A smaller source is checked before the settings pay.
    private static let leastSource = 1 << 16
    /// What the trees of a source take for each of its bytes.
    private static let growth = 24
    /// The size of a large page.
    private static let pageSize = 2 << 20

    /// Makes room for the work on a source of some bytes; does nothing where the system has no such settings.
    ///
    /// The system gives memory in pages of 4 KiB, each with a trap into the kernel: a third of the time of checking a
    /// large file. So what one stage frees stays for the next, threads share one heap, and it grows by large pages.
    ///
    /// A thread that has taken memory before keeps the heap that it has.
    package static func prepare(forSource size: Int) {
        #if canImport(Glibc)
            guard size >= leastSource, let setOption = allocatorOption else { return }
            let room = min(size * growth / pageSize + 1, 512) * pageSize
            _ = setOption(Option.arenaCount, 1)
            _ = setOption(Option.separateFrom, 32 << 20)
            _ = setOption(Option.keepFree, Int32.max)
            _ = setOption(Option.growBy, Int32(room))
            // The heap grows when it is first asked for more than it has.
            guard let start = malloc(1 << 20) else { return }
            let aligned = (UInt(bitPattern: start) + UInt(pageSize) - 1) & ~(UInt(pageSize) - 1)
            madvise(UnsafeMutableRawPointer(bitPattern: aligned), room - pageSize, MADV_HUGEPAGE)
            free(start)
        #endif
    }

    #if canImport(Glibc)
        /// The options of `mallopt(3)`, by the numbers in `malloc.h`.
        private enum Option {
            static let keepFree: Int32 = -1
            static let growBy: Int32 = -2
            static let separateFrom: Int32 = -3
            static let arenaCount: Int32 = -8
        }

        /// `mallopt(3)`, which Swift's module of the C library leaves out.
        ///
        /// Safe: the C library declares it with this signature.
        private static var allocatorOption: (@convention(c) (Int32, Int32) -> Int32)? {
            dlsym(nil, "mallopt").map { unsafeBitCast($0, to: (@convention(c) (Int32, Int32) -> Int32).self) }
        }
    #endif
}
