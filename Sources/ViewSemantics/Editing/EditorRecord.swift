import ViewBase
import ViewIR
import ViewSyntax

/// What a check notes for editors: what each name stands for, what each call calls, what could stand at a place.
///
/// A check without a record notes nothing. One with a focus leaves out what the place does not hang on, so that its
/// cost is that of the items around the place.
public final class EditorRecord {
    /// The place that is asked about; nil for whole files.
    let focus: SourceRange?
    /// The word at the place to complete, which nothing in the program is called.
    let marker: Name?

    /// The names used, in the order of checking; an expression that is checked twice notes its names twice.
    public internal(set) var uses: [RecordedName] = []
    /// The calls, in the order of checking.
    public internal(set) var calls: [RecordedCall] = []
    /// The names that declarations inside others give, with their types.
    public internal(set) var declared: [DeclaredName] = []
    /// What could stand in the marker's stead.
    public internal(set) var place: CompletionPlace?

    /// The type that the name being resolved should have.
    var hint: TypeID?
    /// The item being checked as an element, or as a statement.
    var element: SyntaxNode?
    var statement: SyntaxNode?

    /// A record of whole files.
    public init() {
        focus = nil
        marker = nil
    }

    /// A record of what one place hangs on; `marker` is the word to complete there.
    public init(focus: SourceRange, marker: Name? = nil) {
        self.focus = focus
        self.marker = marker
    }

    /// Whether a range belongs to what is recorded.
    func covers(_ range: SourceRange) -> Bool {
        guard let focus else { return true }
        return range.file == focus.file && range.start <= focus.end && range.end >= focus.start
    }
}
