import Foundation
import TestSupport
import Testing
import ViewBase

/// What the server answers to questions that comments in a file ask.
///
/// `// ^ hover` asks about the place above the `^`; words after the method are its argument. `//! codeLens` asks about
/// the whole file.
@Suite("Golden answers for editors")
struct EditorGoldenTests {
    private static let folder = GoldenFolder("IDE")
    private static let uri = "file:///screens/main.view"

    @Test func goldensHaveSources() {
        #expect(Self.folder.topics.count >= 8)
        #expect(Self.folder.orphans(["answers"]) == [])
    }

    @Test(arguments: folder.topics)
    func answers(topic: String) throws {
        let source = String(decoding: try Self.folder.source(topic), as: UTF8.self)
        let client = TestClient(
            #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}, "#
                + #""documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#)
        client.open(Self.uri, source)
        var text = ""
        for question in Question.all(in: source) {
            text += "> \(question.title)\n" + answer(client, question, source) + "\n"
        }
        try Self.folder.check(topic, "answers", text)
    }

    private func answer(_ client: TestClient, _ question: Question, _ source: String) -> String {
        let place = (question.line, question.character)
        func ask(_ more: String = "") -> JSONValue {
            client.ask(question.method, Self.uri, place.0, place.1, more)
        }
        let here = #"{"line": \#(place.0), "character": \#(place.1)}"#
        let end = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let whole = #""range": {"start": {"line": 0, "character": 0}, "end": {"line": \#(end), "character": 0}}"#
        switch question.method {
        case "hover": return ask()["contents"]?["value"]?.string ?? "nothing"
        case "completion": return completions(ask(), question.argument)
        case "signatureHelp": return signatures(ask())
        case "references": return lines(ask(#""context": {"includeDeclaration": true}"#))
        case "rename": return lines(ask(#""newName": "\#(question.argument)""#))
        case "selectionRange": return lines(client.ask("selectionRange", Self.uri, #""positions": [\#(here)]"#))
        case "codeAction":
            let range = #""range": {"start": \#(here), "end": \#(here)}, "context": {"diagnostics": []}"#
            return actions(client.ask("codeAction", Self.uri, range), source, question.argument)
        case "onTypeFormatting": return lines(ask(#""ch": "}""#))
        case "rangeFormatting":
            let range = #""range": {"start": \#(here), "end": \#(here)}"#
            return lines(client.ask("rangeFormatting", Self.uri, range))
        case "inlayHint": return lines(client.ask("inlayHint", Self.uri, whole))
        case "semanticTokens": return tokens(client, source)
        case "layout":
            let arguments = #"["\#(Self.uri)", "\#(question.argument)"]"#
            let answer = client.request(
                "workspace/executeCommand", #"{"command": "viewc.layout", "arguments": \#(arguments)}"#)
            return answer["result"]?.string ?? "nothing"
        case "documentSymbol", "foldingRange", "codeLens", "documentColor", "formatting", "diagnostic":
            return lines(client.ask(question.method, Self.uri))
        default: return lines(ask())
        }
    }

    // MARK: Printing

    /// A value on one line; of a list and of what an object holds each element on its own.
    private func lines(_ value: JSONValue) -> String {
        func text(_ value: JSONValue) -> String {
            var json = JSONWriter()
            json.value(value)
            return json.text.replacing("\"file:///screens/main.view\"", with: "\"main\"")
        }
        guard let elements = value.array else { return text(value) }
        return elements.isEmpty ? "none" : elements.map { text($0) }.joined(separator: "\n")
    }

    /// The first items, or those whose labels begin with the argument.
    private func completions(_ value: JSONValue, _ prefix: String) -> String {
        guard let items = value["items"]?.array else { return "nothing" }
        let chosen = items.filter { $0["label"]?.string?.hasPrefix(prefix) ?? false }.prefix(6)
        let rows = chosen.map { item in
            let label = item["label"]?.string ?? ""
            let detail = item["detail"]?.string.map { "  \($0)" } ?? ""
            return "\(label)\(detail)\n    \((item["textEdit"]?["newText"]?.string ?? "").debugDescription)"
        }
        return rows.isEmpty ? "nothing" : rows.joined(separator: "\n")
    }

    private func signatures(_ value: JSONValue) -> String {
        guard let list = value["signatures"]?.array, let active = value["activeSignature"]?.int else {
            return "nothing"
        }
        let parameter = value["activeParameter"]?.int
        return list.indices.map { index in
            let marked = index == active ? "* " : "  "
            let parameters = list[index]["parameters"]?.array ?? []
            let current = parameter.flatMap { index == active && $0 < parameters.count ? parameters[$0] : nil }
            return marked + (list[index]["label"]?.string ?? "")
                + (current.map { "\n    at " + lines($0["label"]!) } ?? "")
        }.joined(separator: "\n")
    }

    /// Titles and kinds, and the file after the action of the title that the argument begins.
    private func actions(_ value: JSONValue, _ source: String, _ title: String) -> String {
        var text = ""
        for action in value.array ?? [] {
            text += "\(action["kind"]?.string ?? "")  \(action["title"]?.string ?? "")\n"
            guard !title.isEmpty, action["title"]?.string?.hasPrefix(title) ?? false else { continue }
            let edits = action["edit"]?["changes"]?[Self.uri]?.array ?? []
            text +=
                edited(source, edits).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !Question.isQuestion($0) }.map { "    | \($0)" }.joined(separator: "\n") + "\n"
        }
        return text.isEmpty ? "none" : String(text.dropLast())
    }

    /// A text of ASCII after edits that do not overlap.
    private func edited(_ source: String, _ edits: [JSONValue]) -> String {
        var starts = [0]
        for (index, byte) in source.utf8.enumerated() where byte == 0x0A { starts.append(index + 1) }
        func offset(_ place: JSONValue?) -> Int {
            starts[place?["line"]?.int ?? 0] + (place?["character"]?.int ?? 0)
        }
        let changes = edits.map { edit in
            TextEdit(
                SourceRange(file: FileID(0), offset(edit["range"]?["start"])..<offset(edit["range"]?["end"])),
                edit["newText"]?.string ?? "")
        }
        return String(decoding: TextEdit.apply(changes, to: Array(source.utf8)), as: UTF8.self)
    }

    private func tokens(_ client: TestClient, _ source: String) -> String {
        let legend = client.capabilities["semanticTokensProvider"]?["legend"]
        let data = client.ask("semanticTokens/full", Self.uri)["data"]?.array?.compactMap { $0.int } ?? []
        let text = source.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        var (line, character) = (0, 0)
        var rows: [String] = []
        for index in stride(from: 0, to: data.count, by: 5) {
            character = data[index] == 0 ? character + data[index + 1] : data[index + 1]
            line += data[index]
            let kind = legend?["tokenTypes"]?.array?[data[index + 3]].string ?? ""
            let modifiers =
                legend?["tokenModifiers"]?.array?.enumerated().filter {
                    data[index + 4] & 1 << $0.offset != 0
                }.compactMap { $0.element.string } ?? []
            let word = String(decoding: text[line][character..<character + data[index + 2]], as: UTF8.self)
            if Question.isQuestion(Substring(word)) { continue }
            rows.append("\(line + 1):\(character + 1) \(word)  \(([kind] + modifiers).joined(separator: " "))")
        }
        return rows.joined(separator: "\n")
    }
}

/// A question that a comment asks.
private struct Question {
    let method: String
    let argument: String
    let line: Int
    let character: Int

    var title: String {
        let place = line < 0 ? "" : "\(line + 1):\(character + 1) "
        return place + method + (argument.isEmpty ? "" : " " + argument)
    }

    static func isQuestion(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        return text.hasPrefix("//!") || text.hasPrefix("//") && text.dropFirst(2).drop { $0 == " " }.first == "^"
    }

    static func all(in source: String) -> [Question] {
        var questions: [Question] = []
        var last = 0
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard isQuestion(line) else {
                last = index
                continue
            }
            let isWhole = line.contains("//!")
            let mark = line.firstIndex(of: isWhole ? "!" : "^")!
            let words = line[line.index(after: mark)...].split(separator: " ", maxSplits: 1)
            questions.append(
                Question(
                    method: String(words[0]), argument: words.count > 1 ? String(words[1]) : "",
                    line: isWhole ? -1 : last, character: isWhole ? 0 : line.distance(from: line.startIndex, to: mark)))
        }
        return questions
    }
}
