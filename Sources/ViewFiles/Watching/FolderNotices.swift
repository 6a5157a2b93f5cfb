/// The system's notices that something happened in folders: those of Linux's inotify; none elsewhere.
final class FolderNotices {
    /// Becomes readable with a notice; -1 where the system gives none.
    let descriptor: Int32
    /// Whether notices come of everything that is watched.
    private(set) var isComplete = false
    /// The numbers that the system gave the folders watched.
    private var numbers: Set<Int32> = []

    init() {
        #if canImport(Darwin)
            descriptor = -1
        #else
            descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
        #endif
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches folders, and no others; whether one is watched that was not before.
    func watch(_ folders: Set<String>) -> Bool {
        #if canImport(Darwin)
            return false
        #else
            let happenings =
                IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
                | IN_DELETE_SELF | IN_MOVE_SELF
            var watched: Set<Int32> = []
            isComplete = descriptor >= 0
            for folder in folders where descriptor >= 0 {
                let number = inotify_add_watch(descriptor, folder, UInt32(happenings))
                if number >= 0 { watched.insert(number) } else { isComplete = false }
            }
            for number in numbers.subtracting(watched) { inotify_rm_watch(descriptor, number) }
            let hasNew = !watched.isSubset(of: numbers)
            numbers = watched
            return hasNew
        #endif
    }

    /// Takes all notices that have come; whether there was one.
    func take() -> Bool {
        guard descriptor >= 0 else { return false }
        var hasSome = false
        var count = 0
        repeat {
            // Safe: `read` says how many bytes it has written.
            _ = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, filled in
                count = read(descriptor, buffer.baseAddress, buffer.count)
                filled = max(0, count)
            }
            if count > 0 { hasSome = true }
        } while count > 0
        return hasSome
    }
}
