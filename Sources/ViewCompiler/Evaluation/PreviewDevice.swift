import ViewBase
import ViewIR
import ViewTree

/// The device that a preview names after `on`.
struct PreviewDevice {
    let device: Device
    let orientation: Orientation?

    /// The device of a preview; nil where it names none, or one that is not known.
    init?(_ preview: PreviewDeclaration, _ names: Interner) {
        guard case .device(let name, let turned) = preview.place, let device = Device.named(names.text(name)) else {
            return nil
        }
        self.device = device
        orientation = turned.flatMap { OptionText.orientations(names.text($0))?.first }
    }

    /// What is wrong with the devices and orientations that the previews of a program name.
    static func check(_ program: Program) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for preview in program.previews.elements {
            guard case .device(let device, let orientation) = preview.place else { continue }
            let name = program.names.text(device)
            if Device.named(name) == nil {
                let spellings = Device.all.flatMap { $0.spellings }
                diagnostics.append(.unknownDevice("device", name, among: spellings, at: preview.range))
            }
            guard let orientation else { continue }
            let turned = program.names.text(orientation)
            if OptionText.orientations(turned) == nil {
                let names = OptionText.orientationNames
                diagnostics.append(.unknownDevice("orientation", turned, among: names, at: preview.range))
            }
        }
        return diagnostics
    }
}

extension Diagnostic {
    fileprivate static func unknownDevice(
        _ kind: String, _ name: String, among candidates: [String], at range: SourceRange
    ) -> Diagnostic {
        let suggestion = Spelling.nearest(to: name, among: candidates).map { "; did you mean `.\($0)`?" } ?? ""
        return Diagnostic(DiagnosticCode(215), "no \(kind) `.\(name)`\(suggestion)", range)
    }
}
