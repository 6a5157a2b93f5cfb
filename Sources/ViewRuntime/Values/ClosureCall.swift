import ViewIR

/// A value closure taken out of its value, ready to be called.
struct ClosureCall {
    let id: ClosureID
    let frame: FrameID
}
