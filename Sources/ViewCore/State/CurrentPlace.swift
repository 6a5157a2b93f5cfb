/// The place whose content is being made, which a slot that is given there remembers.
enum CurrentPlace {
    /// A place, which is used only by the task that makes the tree.
    ///
    /// Safe: a task's own value is not shared.
    struct Holder: @unchecked Sendable {
        let place: ViewPlace
    }

    @TaskLocal static var holder: Holder?
}
