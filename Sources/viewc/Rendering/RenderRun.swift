import ViewBase
import ViewCompiler
import ViewRender
import ViewSweep
import ViewTree

/// One run of `render`.
struct RenderRun {
    /// What was drawn, with all that was wrong on the way.
    private struct Drawing {
        /// The file; nil where the diagnostics have errors.
        var bytes: [UInt8]?
        var diagnostics: [Diagnostic] = []
        var files: [SourceFile] = []

        /// Takes over what was wrong in an evaluation, each thing once.
        mutating func add(_ diagnostics: [Diagnostic], _ files: [SourceFile]) {
            for diagnostic in diagnostics where !self.diagnostics.contains(diagnostic) {
                self.diagnostics.append(diagnostic)
            }
            self.files = files
        }
    }

    private let session: Session
    private let options: EvaluationOptions
    private let output: String?
    private let format: RenderFormat
    private let showsFrames: Bool
    private let axes: SheetAxes?
    private let range: SweepRange?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.requireOneFile()
        output = arguments.value("--output")
        format = try RenderFormat(arguments)
        if format == .png, let problem = PNGDrawing.problem { throw UsageError(problem) }
        showsFrames = arguments.has("--frames")
        axes = try SheetAxes(arguments)
        range = try RenderRun.range(arguments)
        if axes != nil, format == .html { throw UsageError("a sheet is written as svg or png") }
        if range != nil, format != .html { throw UsageError("a range of sizes is written as html") }
        var options = try arguments.evaluationOptions()
        options.draws = true
        options.explainsAll = format == .html
        self.options = options
        session = try Session(arguments)
        if let output {
            try arguments.requireDistinct(
                outputs: [output], inputs: session.compilation.sources.files.map { $0.path })
        }
    }

    /// The range of widths or heights that a page is to show.
    private static func range(_ arguments: ParsedArguments) throws(UsageError) -> SweepRange? {
        guard arguments.has("--width") || arguments.has("--height") else { return nil }
        if arguments.has("--size") || arguments.has("--sheet") || arguments.has("--at") {
            throw UsageError("`--width` and `--height` go without `--size`, `--sheet` and `--at`")
        }
        return try SweptArguments(arguments).range
    }

    func run() throws(UsageError) -> ExitCode {
        let checked = session.compilation.diagnostics
        if checked.contains(where: { $0.severity == .error }) || !session.compilation.sources.failures.isEmpty {
            return session.report(checked)
        }
        let drawing: Drawing
        do throws(OptionProblem) {
            drawing = try draw()
        } catch {
            throw UsageError(error.message, suggestion: error.suggestion)
        }
        let code = session.report(checked + drawing.diagnostics, files: drawing.files)
        guard code == .fine, let bytes = drawing.bytes else { return code }
        return write(bytes)
    }

    private func write(_ bytes: [UInt8]) -> ExitCode {
        guard let output else {
            Console.output(bytes)
            return .fine
        }
        guard let reason = FileWriter.replace(output, bytes) else { return .fine }
        Console.error("viewc: cannot write `\(output)`: \(reason)\n")
        return .usage
    }

    // MARK: Drawing

    private func draw() throws(OptionProblem) -> Drawing {
        if let axes { return try drawSheet(axes) }
        if let range { return try drawPage(over: range) }
        var drawing = Drawing()
        let outcome = try session.compilation.layout(options)
        drawing.add(outcome.diagnostics, outcome.files)
        guard let first = outcome.reports.first else { return drawing }
        let pictures = outcome.reports.indices.map { index in
            let picture = picture(outcome, index, options)
            return (label: RenderRun.size(outcome.reports[index]), picture: picture)
        }
        if format == .html {
            drawing.bytes = Page(first.view, pictures).html()
        } else if pictures.count == 1 {
            drawing.bytes = try image(pictures[0].picture.svg())
        } else {
            let cells = pictures.map { Sheet.Cell($0.label, $0.picture) }
            drawing.bytes = try image(Sheet(first.view, rows: [cells]).svg())
        }
        return drawing
    }

    private func drawSheet(_ axes: SheetAxes) throws(OptionProblem) -> Drawing {
        var drawing = Drawing()
        var view = ""
        var rows: [[Sheet.Cell]] = []
        for row in axes.cells(options) {
            var cells: [Sheet.Cell] = []
            for cell in row {
                let outcome = try session.compilation.layout(cell.options)
                drawing.add(outcome.diagnostics, outcome.files)
                for index in outcome.reports.indices {
                    let title = cell.title.isEmpty ? RenderRun.size(outcome.reports[index]) : cell.title
                    view = outcome.reports[index].view
                    cells.append(Sheet.Cell(title, picture(outcome, index, cell.options)))
                }
            }
            rows.append(cells)
        }
        if rows.contains(where: { !$0.isEmpty }) { drawing.bytes = try image(Sheet(view, rows: rows).svg()) }
        return drawing
    }

    /// A picture's file: itself, or its pixels, a device's or three a point.
    private func image(_ svg: [UInt8]) throws(OptionProblem) -> [UInt8] {
        guard format == .png else { return svg }
        guard let pixels = PNGDrawing.png(svg, scale: options.scale ?? options.device?.scale ?? 3) else {
            throw OptionProblem("the picture is too large for a PNG")
        }
        return pixels
    }

    private func picture(_ outcome: LayoutOutcome, _ index: Int, _ options: EvaluationOptions) -> Picture {
        var picture = Picture(outcome.displays[index], outcome.reports[index])
        picture.showsFrames = showsFrames
        picture.showsSafeArea = options.device != nil || options.safeArea != nil
        return picture
    }

    /// The size of a report's window, as a label.
    private static func size(_ report: Report) -> String {
        "\(Report.text(report.proposedWidth))×\(Report.text(report.proposedHeight))"
    }

    // MARK: Ranges

    /// A page over the pieces of a sweep: a picture at the start of each and one at its end, between which all moves
    /// along straight lines.
    private func drawPage(over range: SweepRange) throws(OptionProblem) -> Drawing {
        var drawing = Drawing()
        var swept = options
        swept.sizes = []
        let outcome = try session.compilation.sweep(range, swept)
        drawing.add(outcome.diagnostics, outcome.files)
        guard let sweep = outcome.sweep else { return drawing }
        let ends = RenderRun.ends(of: sweep)
        var placed = options
        placed.explainsAll = ends.count <= RenderRun.mostExplained
        placed.sizes = ends.flatMap { ends in
            [ends.from, ends.to].map { value in
                sweep.axis == "width"
                    ? WindowSize(width: value, height: sweep.height) : WindowSize(width: sweep.width, height: value)
            }
        }
        let laidOut = try session.compilation.layout(placed)
        drawing.add(laidOut.diagnostics, laidOut.files)
        guard laidOut.reports.count == ends.count * 2 else { return drawing }
        let stretches = ends.indices.map { index in
            let next = index + 1 < ends.count ? ends[index + 1].from : ends[index].to
            return Page.Stretch(
                Report.text(ends[index].from), from: ends[index].from, to: next, picture(laidOut, index * 2, placed),
                last: picture(laidOut, index * 2 + 1, placed))
        }
        drawing.bytes = Page(sweep.view, along: sweep.axis, stretches).html()
        return drawing
    }

    /// Pages of more pieces say no reasons, so that they do not grow beyond measure.
    private static let mostExplained = 12

    /// With more pieces than these, those that lie near a curve are drawn several at a time.
    private static let mostDrawn = 120

    /// The first and the last values of the pieces to draw.
    private static func ends(of sweep: Sweep) -> [(from: Double, to: Double)] {
        let most = max(1, sweep.pieces.count / mostDrawn)
        var result: [(from: Double, to: Double)] = []
        var joined = 0
        var isCurve = false
        for piece in sweep.pieces {
            guard let ends = ends(of: piece, isLast: piece.to == sweep.to) else { continue }
            let continues = !sweep.events.contains { $0.at == piece.from }
            if isCurve, piece.isApproximate, continues, joined < most {
                result[result.count - 1].to = ends.to
                joined += 1
            } else {
                result.append(ends)
                joined = 1
            }
            isCurve = piece.isApproximate
        }
        return result
    }

    /// The first and the last value of a piece.
    private static func ends(of piece: Sweep.Piece, isLast: Bool) -> (from: Double, to: Double)? {
        guard case .number(let from) = piece.from, case .number(let to) = piece.to else { return nil }
        let first = piece.isOpen ? from.nextUp : from
        return (first, max(first, isLast ? to : to.nextDown))
    }
}
