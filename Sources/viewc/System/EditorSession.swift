import ViewLanguageServer

/// Moves bytes between an editor and the server.
struct EditorSession {
    private let server: LanguageServer
    /// Whether the editor's end of the input is open.
    private var isOpen = true

    init(_ server: LanguageServer) { self.server = server }

    /// An editor that has changed a text asks about it within this time, in milliseconds, if at all.
    private static let quietTime: Int32 = 15
    /// An editor silent for this long is not in the middle of typing.
    private static let pauseTime: Int32 = 400
    /// How often a silent editor is looked for.
    private static let checkTime: Int32 = 500
    /// A pipe that has room takes this many bytes without waiting.
    private static let chunk = Int(PIPE_BUF)

    /// Serves until the editor ends the session; an editor that vanishes ends it as a failure.
    mutating func run() -> ExitCode {
        while true {
            while isOpen, isReady(within: 0) { receive() }
            let didWork = server.step() || isQuiet(for: Self.quietTime) && server.idle()
            guard send(server.takeOutput()) else { return .failed }
            if let code = server.exitCode { return code == 0 ? .fine : .failed }
            if didWork { continue }
            guard isOpen else { return .failed }
            if isQuiet(for: Self.pauseTime) { server.prepare() }
            guard waitForInput() else { return .failed }
        }
    }

    private func isReady(within milliseconds: Int32) -> Bool {
        Readiness.wait(reading: true, writing: false, within: milliseconds).canRead
    }

    private func isQuiet(for milliseconds: Int32) -> Bool { !isOpen || !isReady(within: milliseconds) }

    /// Waits for bytes or the end of the input; false where the editor's process has ended, whoever holds its pipe.
    private func waitForInput() -> Bool {
        while !isReady(within: server.clientProcess == nil ? -1 : Self.checkTime) {
            if isClientGone { return false }
        }
        return true
    }

    private var isClientGone: Bool {
        guard let process = server.clientProcess.flatMap({ pid_t(exactly: $0) }), process > 0 else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }

    /// Sends bytes to the editor and takes meanwhile what it sends, so that neither waits for the other for ever; false
    /// where it has gone.
    private mutating func send(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let ready = Readiness.wait(reading: isOpen, writing: true, within: Self.checkTime)
            if ready.canRead { receive() }
            if ready.canWrite {
                let end = min(start + Self.chunk, bytes.count)
                guard writeAll(Array(bytes[start..<end]), to: STDOUT_FILENO) else { return false }
                start = end
            } else if !ready.canRead, isClientGone {
                return false
            }
        }
        return true
    }

    /// Hands on what has come; nothing is the end of the input.
    private mutating func receive() {
        var count = 0
        // Safe: `read` says how many bytes it has written.
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
            filled = max(0, count)
        }
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        server.receive(chunk[...])
        if count <= 0 { isOpen = false }
    }
}
