// What the fuzzer feeds: a function a part of the compiler, each a promise that holds for every input.
//
// FUZZ_TARGET in the environment names the part. A promise that fails is a trap, as is every fault of ours.

import Glibc
import ViewBase
import ViewCompiler
import ViewFormat
import ViewIDE
import ViewLanguageServer
import ViewRuntime
import ViewSyntax
import ViewText
import ViewTree

private let target: ([UInt8]) -> Void = {
    guard let name = getenv("FUZZ_TARGET").map({ String(cString: $0) }) else { fatalError("FUZZ_TARGET is not set") }
    switch name {
    case "syntax": return syntax
    case "layout": return layout
    case "format": return format
    case "editor": return editor
    case "server": return server
    case "json": return json
    case "font": return font
    case "image": return image
    case "strings": return strings
    default: fatalError("there is no target \(name)")
    }
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    target(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

/// The tree loses no byte, and diagnostics stand inside the file.
private func syntax(_ bytes: [UInt8]) {
    let formatted = FormattedFile("main.view", bytes)
    for diagnostic in formatted.diagnostics {
        precondition(diagnostic.range.offsets.upperBound <= bytes.count, "a diagnostic outside the file")
    }
}

/// What checks clean is evaluated to finite frames, twice the same; the emitter and the printer of the IR end.
private func layout(_ bytes: [UInt8]) {
    let compilation = compile(bytes)
    _ = compilation.printedIR()
    guard !compilation.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let first = report(compilation, width: 390)
    precondition(first == report(compile(bytes), width: 390), "two runs differ")
    _ = report(compilation, width: 60)
    _ = compilation.lint(assetFolders: [])
}

private func compile(_ bytes: [UInt8]) -> Compilation {
    let sources = MemorySources()
    sources.add("main.view", bytes)
    return Compilation(["main.view"], from: sources)
}

private func report(_ compilation: Compilation, width: Double) -> [UInt8] {
    var options = EvaluationOptions()
    options.sizes = [WindowSize(width: width, height: 844)]
    guard let outcome = try? compilation.layout(options), let report = outcome.reports.first else { return [] }
    return report.json()
}

/// A file without syntax errors is printed with its own tokens, and a printed file is printed as it is.
private func format(_ bytes: [UInt8]) {
    let width = 20 + Int(bytes.first ?? 0) % 100
    guard let once = FormattedFile("main.view", bytes, width: width).text else { return }
    let again = FormattedFile("main.view", once, width: width)
    guard let twice = again.text else { fatalError("what was printed does not parse") }
    precondition(once == twice, "printing again changes the file")
}

/// Every question of an editor at a place has an answer.
private func editor(_ bytes: [UInt8]) {
    let text = Array(bytes.dropFirst(2))
    let sources = MemorySources()
    sources.add("main.view", text)
    let snapshot = EditorSnapshot(["main.view"], from: sources)
    guard let file = snapshot.entry else { return }
    let place = (Int(bytes.first ?? 0) << 8 | Int(bytes.dropFirst().first ?? 0)) % (text.count + 1)
    _ = snapshot.diagnostics(of: file)
    _ = snapshot.symbols(of: file)
    _ = snapshot.foldingRanges(of: file)
    _ = snapshot.semanticTokens(of: file)
    _ = snapshot.inlayHints(of: file, in: 0..<text.count)
    _ = snapshot.codeLenses(of: file)
    _ = snapshot.colors(of: file)
    _ = snapshot.hover(at: place, in: file)
    _ = snapshot.completions(at: place, in: file)
    _ = snapshot.signatureHelp(at: place, in: file)
    _ = snapshot.definitions(at: place, in: file)
    _ = snapshot.references(at: place, in: file)
    _ = try? snapshot.rename(at: place, in: file, to: "renamed")
    _ = snapshot.selectionRanges(at: place, in: file)
    _ = snapshot.codeActions(in: place..<min(place + 20, text.count), of: file)
    _ = snapshot.formattingEdits(of: file, afterTyping: 0x0A, at: place)
}

/// The server answers or ignores what a client sends.
private func server(_ bytes: [UInt8]) {
    let server = LanguageServer(LanguageHost())
    let opening = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#
    server.receive(Array("Content-Length: \(opening.utf8.count)\r\n\r\n\(opening)".utf8)[...])
    while server.step() {}
    // As a client's writes come: in pieces that end anywhere.
    let half = bytes.count / 2
    for piece in [bytes[..<half], bytes[half...]] {
        server.receive(piece)
        while server.step() {}
        while server.idle() {}
    }
    _ = server.takeOutput()
}

private func json(_ bytes: [UInt8]) { _ = JSONReader.read(bytes) }

/// Texts are measured with any file that passes for a font.
private func font(_ bytes: [UInt8]) {
    var options = EvaluationOptions()
    options.fonts = FontBook(FontFile.all(in: bytes))
    options.sizes = [WindowSize(width: 100, height: 844)]
    _ = try? written.layout(options)
}

private let written = compile(Array(#"view Words { Text("AVATAR office é 日本 שלום") }"#.utf8))

private func image(_ bytes: [UInt8]) { _ = ImageSize(bytes) }

private func strings(_ bytes: [UInt8]) {
    for name in ["en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings"] {
        _ = (try? LocalizedStrings.read(name, bytes))?.find("key", "en")
    }
}
