import ViewBase
import ViewLayout

extension ReportReason {
    /// The reason as lines of text.
    public var text: String {
        var out = TextWriter()
        write(to: &out, indent: 0)
        return out.text
    }

    /// Writes the reason as lines that are indented by some columns.
    func write(to out: inout TextWriter, indent: Int) {
        guard let container else {
            out.indent(indent)
            out.write("why: the root is offered \(ReportReason.offer(proposedWidth, proposedHeight))\n")
            return
        }
        out.indent(indent)
        out.write("why: \(container) places it (rule: \(rule)); ")
        out.write("offered \(ReportReason.offer(proposedWidth, proposedHeight)), ")
        out.write("it stands at \(Report.text(frame.x)) \(Report.text(frame.y)) ")
        out.write("and takes \(ReportReason.text(frame.size))\n")
        for child in children { write(child, to: &out, indent: indent + 2) }
        for turn in turns { write(turn, to: &out, indent: indent + 2) }
    }

    private func write(_ child: Child, to out: inout TextWriter, indent: Int) {
        out.indent(indent)
        out.write("\(child.isSelf ? "this" : "child") \(child.label): ")
        out.write("least \(ReportReason.text(child.least)), ideal \(ReportReason.text(child.ideal)), ")
        out.write("greatest \(ReportReason.text(child.greatest))")
        if child.priority != 0 { out.write(", priority \(Report.text(child.priority))") }
        out.write("; offered \(ReportReason.offer(child.offeredWidth, child.offeredHeight)), ")
        out.write("answers \(ReportReason.text(child.size))")
        if child.spacing != 0 { out.write("; gap before it \(Report.text(child.spacing))") }
        out.write("; at \(Report.text(child.place.x)) \(Report.text(child.place.y))")
        out.write(isRightToLeft ? " from the right\n" : "\n")
    }

    private func write(_ turn: Turn, to out: inout TextWriter, indent: Int) {
        out.indent(indent)
        out.write("served: \(children[turn.child].label), \(Report.text(turn.left)) left for \(turn.waiting), ")
        out.write("offered \(Report.text(turn.offered)), takes \(Report.text(turn.taken))\n")
    }

    private static func offer(_ width: Double?, _ height: Double?) -> String {
        "\(Report.text(width))×\(Report.text(height))"
    }

    private static func text(_ size: Size<Double>) -> String {
        "\(Report.text(size.width))×\(Report.text(size.height))"
    }
}
