import Foundation
import TestSupport
import Testing
import ViewBase
import ViewCompiler
import ViewFiles
import ViewLayout
import ViewRuntime
import ViewTree

@testable import ViewSweep

/// A sweep says what a fresh layout says, at every value.
@Suite struct BruteForceTests {
    /// The files to sweep: the samples of the catalogue and the systems, or all below the folder of `SWEEP_FOLDER`.
    private static let files = files("Catalog") + files("Systems")

    private static func files(_ samples: String) -> [URL] {
        let folder = ProcessInfo.processInfo.environment["SWEEP_FOLDER"]
        if folder != nil, samples != "Catalog" { return [] }
        let root = folder.map { URL(filePath: $0) } ?? GoldenFolder.package.appending(path: "Samples/\(samples)")
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).filter {
            $0.pathExtension == "view" && !$0.lastPathComponent.hasPrefix("_")
        }.sorted { $0.path < $1.path }
    }

    /// How far apart the values are: an eighth of a point where all is asked for.
    private static let step = ProcessInfo.processInfo.environment["SWEEP_ALL"] == nil ? 29.375 : 0.125

    @Test(arguments: files) func everyWidthIsAsAFreshLayoutSays(_ file: URL) throws {
        try compare(file) { .width(from: $0, to: $1) }
    }

    @Test(arguments: files) func everyHeightIsAsAFreshLayoutSays(_ file: URL) throws {
        try compare(file) { .height(from: $0, to: $1) }
    }

    private func compare(_ file: URL, _ range: (Double, Double) -> SweepRange) throws {
        let compilation = Compilation([file.path], from: FileSources(allowsOutside: true))
        guard !compilation.diagnostics.contains(where: { $0.severity == .error }) else { return }
        let (from, to) = (60.0, 700.0)
        let outcome = try compilation.sweep(range(from, to), EvaluationOptions())
        guard let sweep = outcome.sweep else {
            #expect(outcome.diagnostics.contains { $0.severity == .error })
            return
        }
        let screen = try PlainScreen(compilation, range(from, to))
        var problems: [String] = []
        for index in 0...Int((to - from) / BruteForceTests.step) {
            // Every other value is no round one.
            let uneven = index % 2 == 0 ? 0 : 0.0436_1974_8306
            let input = min(to, from + Double(index) * BruteForceTests.step + uneven)
            if let problem = problem(sweep, at: input, screen.outline(at: input)) { problems.append(problem) }
        }
        #expect(problems.isEmpty, "\(problems.count) wrong, such as: \(problems.first ?? "")")
    }

    /// What is wrong with a sweep at a value; nil where nothing is.
    private func problem(_ sweep: Sweep, at input: Double, _ expected: ScreenOutline) -> String? {
        let piece = sweep.pieces.last { piece in
            guard case .number(let from) = piece.from else { return false }
            return from < input || from == input && !piece.isOpen
        }
        guard let piece, case .number(let from) = piece.from else { return "no piece at \(input)" }
        if piece.isApproximate, piece.outline.frames.count != expected.frames.count { return nil }
        if !piece.isApproximate, !piece.outline.isSame(as: expected) {
            let changes = OutlineChanges(from: piece.outline, to: expected).texts
            return "at \(input), after \(from): \(changes.joined(separator: ", "))"
        }
        for index in expected.frames.indices {
            let (own, frame) = (piece.outline.frames[index], expected.frames[index])
            let pairs = [
                (own.x, frame.x), (own.y, frame.y), (own.width, frame.width), (own.height, frame.height),
            ]
            for (number, value) in pairs where (number.after(input - from) - value.value).magnitude > piece.error + 1e-9
            {
                return "at \(input), after \(from): \(expected.nodes[index].kind) \(number), not \(value.value)"
            }
        }
        return nil
    }
}

/// A screen laid out anew for each value of what is swept.
private struct PlainScreen {
    private let screen: EvaluatedScreen
    private let window: WindowContext
    private let isWidth: Bool

    init(_ compilation: Compilation, _ range: SweepRange) throws {
        let chosen = try compilation.chosenScreen(EvaluationOptions())
        screen = Evaluator.evaluate(chosen.program, chosen.input, assets: chosen.assets)
        window = chosen.windows[0]
        if case .width = range { isWidth = true } else { isWidth = false }
    }

    func outline(at input: Double) -> ScreenOutline {
        var window = window
        if isWidth { window.width = input } else { window.height = input }
        return ScreenOutline(screen.layout(window.proposal, in: window.layoutContext), screen.infos) { frame in
            Rect(x: Slope(frame.x), y: Slope(frame.y), width: Slope(frame.width), height: Slope(frame.height))
        }
    }
}
