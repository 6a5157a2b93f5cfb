import Foundation
import ViewBase
import ViewCompiler
import ViewLayout
import ViewTree

/// A source evaluated and laid out in one window, asked by the names of its elements.
struct Screen {
    let report: Report
    /// What went wrong on the way, in order.
    let messages: [String]

    /// A source text, with other files beside it.
    init(
        _ source: String, _ options: EvaluationOptions = EvaluationOptions(), files: [String: [UInt8]] = [:]
    ) throws {
        try self.init(bytes: Array(source.utf8), options, files: files)
    }

    /// A sample of the repository, and one of its views or previews.
    init(sample: String, view: String? = nil, _ options: EvaluationOptions = EvaluationOptions()) throws {
        var options = options
        options.view = view
        try self.init(bytes: [UInt8](Data(contentsOf: Screen.samples.appendingPathComponent(sample))), options)
    }

    private init(bytes: [UInt8], _ options: EvaluationOptions, files: [String: [UInt8]] = [:]) throws {
        let sources = MemorySources()
        for (path, contents) in files { sources.add(path, contents) }
        sources.add("test.view", bytes)
        let compilation = Compilation(["test.view"], from: sources)
        let findings = compilation.diagnostics
        guard !findings.contains(where: { $0.severity == .error }) else {
            throw ScreenFailure(messages: findings.map { $0.message })
        }
        let outcome = try compilation.layout(options)
        messages = outcome.diagnostics.map { $0.message }
        guard let first = outcome.reports.first else { throw ScreenFailure(messages: messages) }
        report = first
    }

    static let samples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples")

    private func index(_ name: String) -> Int? { report.nodes.firstIndex { $0.name == name } }

    /// The frame of a named element as x, y, width, height; nil when it is not shown.
    func frame(_ name: String) -> [Double]? {
        index(name).map { index in
            let frame = report.nodes[index].frame
            return [frame.x, frame.y, frame.width, frame.height]
        }
    }

    /// The frames of the elements whose names begin alike, as those of a loop do.
    func frames(beginning name: String) -> [Rect<Double>] {
        report.nodes.filter { $0.name?.hasPrefix(name) == true }.map { $0.frame }
    }

    /// The facts of the nodes at and below a named element, in order; none when it is not shown.
    func facts(_ name: String) -> [NodeFacts] {
        guard let start = index(name) else { return [] }
        return report.nodes[start..<report.nodes[start].end].map { $0.facts }
    }

    // The first node at or below the element that has the fact tells it.
    func shownCount(_ name: String) -> Int? { facts(name).lazy.compactMap { $0.shownCount }.first }
    func hiddenCount(_ name: String) -> Int? { facts(name).lazy.compactMap { $0.hiddenCount }.first }
    func isClipped(_ name: String) -> Bool? { facts(name).lazy.compactMap { $0.isClipped }.first }
    func isHorizontal(_ name: String) -> Bool? { facts(name).lazy.compactMap { $0.isHorizontal }.first }
    func isEnabled(_ name: String) -> Bool? { facts(name).lazy.compactMap { $0.isEnabled }.first }
    func color(_ name: String) -> String? { facts(name).lazy.compactMap { $0.color?.text }.first }
    func isHidden(_ name: String) -> Bool { facts(name).contains { $0.isHidden } }

    /// The texts shown, in order.
    var texts: [String] { report.nodes.compactMap { $0.text } }

    /// The names shown, in order.
    var names: [String] { report.nodes.compactMap { $0.name } }

    var warnings: [String] { report.warnings.map { $0.message } }

    /// The width and height of the root.
    var size: [Double] { [report.nodes[0].frame.width, report.nodes[0].frame.height] }
}

/// A source that gives no frames.
struct ScreenFailure: Error {
    let messages: [String]
}

extension EvaluationOptions {
    /// A window of one size, nil where nothing is proposed.
    static func window(_ width: Double?, _ height: Double?) -> EvaluationOptions {
        var options = EvaluationOptions()
        options.sizes = [WindowSize(width: width, height: height)]
        return options
    }

    /// The same with a change.
    func with(_ change: (inout EvaluationOptions) -> Void) -> EvaluationOptions {
        var options = self
        change(&options)
        return options
    }
}
