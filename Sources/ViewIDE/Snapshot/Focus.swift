import ViewBase
import ViewCompiler
import ViewIR
import ViewSemantics

/// What a check around one place found.
struct Focus {
    let program: Program
    let record: EditorRecord
}

extension EditorSnapshot {
    /// Checks what an offset hangs on, which costs a fraction of checking the program.
    func focus(at offset: Int, in file: FileID) -> Focus {
        let place = min(max(offset, 0), files[file.index].bytes.count)
        let record = EditorRecord(focus: SourceRange(file: file, place..<place))
        return Focus(program: compilation.check(around: record), record: record)
    }
}
