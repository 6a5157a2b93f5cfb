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

private let target: @Sendable ([UInt8]) -> Void = {
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
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer keeps the input until this returns; an empty one may have no place.
    target(Array(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count)))
    return 0
}

/// The tree loses no byte, and diagnostics stand inside the file.
@Sendable private func syntax(_ bytes: [UInt8]) {
    var names = Interner()
    let file = SourceFile(id: FileID(0), path: "main.view", bytes: bytes)
    let parse = Parser.parse(file, &names)
    for diagnostic in parse.diagnostics {
        precondition(diagnostic.range.offsets.upperBound <= bytes.count, "a diagnostic outside the file")
    }
    precondition(parse.tree.range(parse.tree.root).offsets.upperBound <= bytes.count, "a tree outside the file")
}

/// What checks clean is evaluated to the same frames twice; the emitter and the printer of the IR end.
@Sendable private func layout(_ bytes: [UInt8]) {
    let compilation = compile([("main.view", bytes)])
    _ = compilation.printedIR()
    guard !compilation.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let first = report(compilation, width: 390)
    precondition(first == report(compile([("main.view", bytes)]), width: 390), "two runs differ")
    _ = report(compilation, width: 60)
    _ = compilation.lint()
}

private func compile(_ files: [(path: String, bytes: [UInt8])]) -> Compilation {
    let sources = MemorySources()
    for file in files { sources.add(file.path, file.bytes) }
    return Compilation(["main.view"], from: sources)
}

private func report(
    _ compilation: Compilation, width: Double, _ options: EvaluationOptions = EvaluationOptions()
) -> [UInt8] {
    var options = options
    options.sizes = [WindowSize(width: width, height: 844)]
    guard let outcome = try? compilation.layout(options), let report = outcome.reports.first else { return [] }
    return report.json()
}

/// A file without syntax errors is printed with its own tokens, and a printed file is printed as it is.
@Sendable private func format(_ bytes: [UInt8]) {
    let width = 20 + Int(bytes.first ?? 0) % 100
    guard let once = FormattedFile("main.view", bytes, width: width).text else { return }
    let again = FormattedFile("main.view", once, width: width)
    guard let twice = again.text else { fatalError("what was printed does not parse") }
    precondition(once == twice, "printing again changes the file")
}

/// Every question of an editor at a place has an answer; the place is in the first two bytes.
@Sendable private func editor(_ bytes: [UInt8]) {
    let text = Array(bytes.dropFirst(2))
    let sources = MemorySources()
    sources.add("main.view", text)
    let snapshot = EditorSnapshot(["main.view"], from: sources)
    guard let file = snapshot.entry else { return }
    let place = (Int(bytes.first ?? 0) << 8 | Int(bytes.dropFirst().first ?? 0)) % (text.count + 1)
    _ = snapshot.diagnostics(of: file, lints: true)
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
    _ = snapshot.typeDefinitions(at: place, in: file)
    _ = snapshot.references(at: place, in: file)
    _ = try? snapshot.rename(at: place, in: file, to: "renamed")
    _ = snapshot.selectionRanges(at: place, in: file)
    _ = snapshot.codeActions(in: place..<min(place + 20, text.count), of: file)
    _ = snapshot.formattingEdits(of: file, in: place..<text.count)
    _ = snapshot.formattingEdits(of: file, afterTyping: 0x0A, at: place)
}

/// The server answers or ignores what a client sends, in pieces that end anywhere.
@Sendable private func server(_ bytes: [UInt8]) {
    let server = LanguageServer(LanguageHost())
    send(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#, to: server)
    let text = #"view A { Text(\"a\") }"#
    send(
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.view","#
            + #""languageId":"view","version":1,"text":"\#(text)"}}}"#, to: server)
    // A message as it comes, then the same bytes behind a head of their own.
    receive(bytes[...], by: server)
    receive(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes[..<(bytes.count / 2)], by: server)
    receive(bytes[(bytes.count / 2)...], by: server)
    _ = server.takeOutput()
}

private func send(_ message: String, to server: LanguageServer) {
    receive(Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)[...], by: server)
}

private func receive(_ bytes: some Collection<UInt8>, by server: LanguageServer) {
    server.receive(Array(bytes)[...])
    while server.step() {}
    while server.idle() {}
}

@Sendable private func json(_ bytes: [UInt8]) { _ = JSONReader.read(bytes) }

/// Texts are measured with any file that passes for a font.
@Sendable private func font(_ bytes: [UInt8]) {
    var options = EvaluationOptions()
    options.fonts = FontBook(FontFile.all(in: bytes))
    let source = #"view Words { Text("AVATAR office é 日本 שלום") }"#
    _ = report(compile([("main.view", Array(source.utf8))]), width: 100, options)
}

/// An image's size is read from its file, or it has none; the first byte says which kind of file it is named as.
@Sendable private func image(_ bytes: [UInt8]) {
    let name = ["logo.png", "logo.jpg", "logo.svg"][Int(bytes.first ?? 0) % 3]
    let source = #"view Logo { Image("logo").resizable().aspectRatio(contentMode: .fit) }"#
    for bytes in [bytes, Array(bytes.dropFirst())] {
        _ = report(compile([("main.view", Array(source.utf8)), (name, bytes)]), width: 100)
    }
}

@Sendable private func strings(_ bytes: [UInt8]) {
    for name in ["en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings"] {
        guard let strings = try? LocalizedStrings.read(name, bytes) else { continue }
        var options = EvaluationOptions()
        options.strings = strings
        let source = #"view Words(n: Int = 3) { Text("key"); Text("\(n) items"); Text("Save") }"#
        _ = report(compile([("main.view", Array(source.utf8))]), width: 100, options)
    }
}
