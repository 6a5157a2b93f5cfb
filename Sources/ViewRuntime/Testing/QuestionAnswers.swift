import ViewIR
import ViewLayout
import ViewTree

/// Answers what the steps of a test ask of a screen; this one knows nothing.
class QuestionAnswers<S: LayoutScalar> {
    /// The answer to a question; invalid where there is none.
    func answer(_ question: QuestionID, _ frame: FrameID) -> Value<S> { .invalid }

    /// Whether two colours are drawn alike.
    func areDrawnAlike(_ a: ColorValue, _ b: ColorValue) -> Bool { a == b }
}
