import ViewBase
import ViewCatalog
import ViewLayout
import ViewText
import ViewTree

/// What modifiers of text change in the environment.
extension ContentMaker {
    func applyFont(_ call: ModifierCall<S>, _ environment: inout EnvironmentValues) {
        let first = call.argument(0)
        switch call.rule {
        case .font: machine.set(.font, to: first, in: &environment)
        case .bold:
            if first.bool == true {
                environment.fontAdjustments.weight = .emphasized
            } else if environment.fontAdjustments.weight == .emphasized {
                environment.fontAdjustments.weight = nil
            }
        case .italic: environment.fontAdjustments.isItalic = first.bool
        case .fontWeight:
            environment.fontAdjustments.weight = first.symbol.flatMap { FontWeight(rawValue: $0) }.map { .weight($0) }
        case .fontDesign: environment.fontAdjustments.design = first.symbol.flatMap { FontDesign(rawValue: $0) }
        case .monospacedDigit: environment.fontAdjustments.hasMonospacedDigits = true
        default:
            let tracking = first.double.map { machine.plain($0) } ?? 0
            environment.tracking = tracking.isFinite ? tracking : report("a tracking", tracking, counted: 0, call)
        }
    }

    func applyParagraph(_ call: ModifierCall<S>, _ environment: inout EnvironmentValues) {
        let first = call.argument(0)
        switch call.rule {
        case .textCase: machine.set(.textCase, to: first, in: &environment)
        case .truncationMode: machine.set(.truncationMode, to: first, in: &environment)
        case .multilineTextAlignment: machine.set(.multilineTextAlignment, to: first, in: &environment)
        case .minimumScaleFactor: machine.set(.minimumScaleFactor, to: first, in: &environment)
        case .lineSpacing: machine.set(.lineSpacing, to: first, in: &environment)
        case .allowsTightening: machine.set(.allowsTightening, to: first, in: &environment)
        case .lineLimit:
            if let most = first.int { reportLines(most, call) }
            machine.set(.lineLimit, to: first, in: &environment)
        case .lineLimitReservingSpace:
            let most = first.int ?? 1
            reportLines(most, call)
            environment.paragraph.lineLimit = .lines(
                LineCounts.counted(most), reservesSpace: call.argument(1).bool ?? false)
        default:
            guard case .range(let lower, let upper) = first else { return }
            if upper == Int64.max {
                reportLines(lower, call)
                environment.paragraph.lineLimit = LineLimit(lower: LineCounts.counted(lower), upper: nil)
            } else {
                reportLines(upper - 1, call)
                environment.paragraph.lineLimit = LineLimit(
                    lower: LineCounts.counted(lower), upper: LineCounts.counted(upper - 1))
            }
        }
        holdParagraph(to: call, &environment)
    }

    /// Brings numbers that text cannot have to those that count, and reports them.
    func holdParagraph(to call: ModifierCall<S>, _ environment: inout EnvironmentValues) {
        let spacing = environment.paragraph.lineSpacing
        if !(spacing >= 0 && spacing.isFinite) {
            environment.paragraph.lineSpacing = report("a line spacing", spacing, counted: 0, call)
        }
        let factor = environment.paragraph.minimumScaleFactor
        if !(factor > 0 && factor <= 1) {
            environment.paragraph.minimumScaleFactor = report("a minimum scale factor", factor, counted: 1, call)
        }
    }

    /// Reports a limit of no lines, which counts as one.
    private func reportLines(_ most: Int64, _ call: ModifierCall<S>) {
        if most < 1 { _ = report("a line limit", Double(most), counted: 1, call) }
    }

    /// Reports a number that text cannot have, and returns the one that counts.
    private func report(_ what: String, _ value: Double, counted: Double, _ call: ModifierCall<S>) -> Double {
        machine.log.add(.impossibleTextSetting(what, value, counted: Decimal.text(counted), call.range))
        return counted
    }
}
