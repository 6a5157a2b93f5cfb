/// Every diagnostic code, in order of number: one list a stage, joined here.
///
/// V01xx syntax · V02xx names and types · V03xx evaluation · V04xx warnings of the checker ·
/// V05xx layout · V06xx files and imports.
public enum DiagnosticList {
    public static let all: [DiagnosticInfo] = syntax + semantic + evaluation + advice + layout + files

    /// The entry of a code, or nil for a number that stands for nothing.
    public static func info(_ code: DiagnosticCode) -> DiagnosticInfo? {
        all.first { $0.code == code }
    }
}
