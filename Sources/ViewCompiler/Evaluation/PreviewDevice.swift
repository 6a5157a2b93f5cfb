import ViewBase
import ViewIR
import ViewTree

/// The device that a preview names after `on`.
struct PreviewDevice {
    let device: Device
    let orientation: Orientation?

    /// The device of a preview; nil where it names none, or one that is not known.
    init?(_ preview: PreviewDeclaration, _ names: Interner) {
        guard case .device(let name, let turned) = preview.place, let device = Device.named(names.text(name.name))
        else {
            return nil
        }
        self.device = device
        orientation = turned.flatMap { OptionText.orientations(names.text($0.name))?.first }
    }

    /// What is wrong with the devices and orientations that the previews and tests of a program name.
    static func check(_ program: Program) -> [Diagnostic] {
        var places = program.previews.elements.compactMap { $0.place }
        for test in program.tests.elements { places += test.places }
        for step in program.steps {
            if case .show(_, let place?, _) = step.kind { places.append(place) }
        }
        var diagnostics: [Diagnostic] = []
        for place in places {
            guard case .device(let device, let orientation) = place else { continue }
            let name = program.names.text(device.name)
            if Device.named(name) == nil {
                diagnostics.append(.unknownDevice(name, Device.nearest(to: name), at: device.range))
            }
            guard let orientation else { continue }
            let turned = program.names.text(orientation.name)
            if OptionText.orientations(turned) == nil {
                let suggestion = Spelling.completion(of: turned, among: OptionText.orientationNames)
                diagnostics.append(.unknownOrientation(turned, suggestion, at: orientation.range))
            }
        }
        return diagnostics
    }
}

extension Diagnostic {
    fileprivate static func unknownDevice(_ name: String, _ suggestion: String?, at range: SourceRange) -> Diagnostic {
        let hint = suggestion == nil ? "; `viewc devices` lists them" : ""
        return unknown("no device `.\(name)`\(hint)", suggestion, at: range)
    }

    fileprivate static func unknownOrientation(
        _ name: String, _ suggestion: String?, at range: SourceRange
    ) -> Diagnostic {
        let names = OptionText.orientationNames.map { ".\($0)" }.joined(separator: ", ")
        return unknown(
            "no orientation `.\(name)`\(suggestion == nil ? "; there are \(names)" : "")", suggestion, at: range)
    }

    private static func unknown(_ message: String, _ suggestion: String?, at range: SourceRange) -> Diagnostic {
        guard let suggestion else { return Diagnostic(DiagnosticCode(215), message, range) }
        return Diagnostic(
            DiagnosticCode(215), "\(message); did you mean `.\(suggestion)`?", range,
            fixIts: [FixIt.guess("write `\(suggestion)`", [TextEdit(range, suggestion)])])
    }
}
