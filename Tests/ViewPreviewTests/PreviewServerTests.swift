import Testing
import ViewBase
import ViewCompiler
import ViewPreview
import ViewTree

/// A server without sockets: bytes in, bytes out, and moments as numbers.
@Suite("The server of a page")
struct PreviewServerTests {
    /// A form whose button copies what is typed.
    private static let form = """
        view Form { state input = ""
            state output = ""
            VStack(spacing: 0) {
                #output Text(output).frame(width: 100, height: 20)
                #field TextField("p", text: $input).frame(width: 100, height: 20)
                #button Color.red.frame(width: 100, height: 20).onTapGesture { output = input }
            }
        }
        """

    /// A server of one file that can be edited.
    private final class Fixture {
        var text: String
        private(set) var server: PreviewServer!

        init(_ text: String) {
            self.text = text
            var options = EvaluationOptions()
            options.sizes = [WindowSize(width: 100, height: 60)]
            let session = PreviewSession("a.view", options, DiagnosticPolicy()) { [unowned self] in
                let sources = MemorySources()
                sources.add("a.view", Array(self.text.utf8))
                return sources
            }
            server = PreviewServer(session, PreviewAccess(port: 1, token: "t")) { "n" }
        }

        /// What has come for a connection, which takes it.
        func take(_ id: Int, at now: Int64 = 0) -> String {
            let output = server.output(for: id)
            server.sent(output.count, to: id, at: now)
            return String(decoding: output, as: UTF8.self)
        }

        /// The answer to one request of a connection of its own.
        func ask(_ text: String) -> String {
            _ = server.open(99, at: 0)
            server.receive(Array(text.utf8)[...], from: 99, at: 0)
            let answer = take(99)
            server.close(99)
            return answer
        }

        func get(_ path: String) -> String { ask("GET /t/\(path) HTTP/1.1\r\nHost: localhost:1\r\n\r\n") }

        /// The state after an action.
        func act(_ action: String) -> JSONValue? {
            let answer = ask(
                "POST /t/act HTTP/1.1\r\nHost: localhost:1\r\nOrigin: http://localhost:1\r\n"
                    + "Content-Type: application/json\r\nContent-Length: \(action.utf8.count)\r\n\r\n\(action)")
            return json(answer)
        }

        func json(_ answer: String) -> JSONValue? {
            guard answer.hasPrefix("HTTP/1.1 200 OK\r\n"), let range = answer.firstRange(of: "\r\n\r\n"),
                case .success(let value) = JSONReader.read(Array(answer[range.upperBound...].utf8))
            else { return nil }
            return value
        }
    }

    /// The text of the node of a name.
    private func text(_ name: String, _ state: JSONValue?) -> String? {
        state?["screen"]?["nodes"]?.array?.first { $0["name"]?.string == name }.flatMap { node in
            node["text"]?.string
        }
    }

    private func output(_ state: JSONValue?) -> [String] {
        state?["screen"]?["nodes"]?.array?.compactMap { $0["text"]?.string } ?? []
    }

    @Test func thePageMayDoOnlyWhatItsOwnScriptDoes() {
        let answer = Fixture(Self.form).get("")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
        #expect(
            answer.contains(
                "Content-Security-Policy: default-src 'none'; script-src 'nonce-n'; style-src 'nonce-n'; "))
        #expect(
            answer.contains("Referrer-Policy: no-referrer\r\n") && answer.contains("X-Content-Type-Options: nosniff"))
        #expect(answer.contains("<script nonce=\"n\">") && !answer.contains("innerHTML"))
        #expect(!answer.contains("https://"))
    }

    @Test(arguments: [
        "x", "../a.view", "%2e%2e/a.view", "a.view", "state/", "why/-1", "why/99999", "why/", "why/1x", "//",
    ])
    func nothingElseIsServed(path: String) {
        #expect(Fixture(Self.form).get(path).hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    }

    @Test func tappingAndTypingChangeTheScreen() {
        let page = Fixture(Self.form)
        let focused = page.act(#"{"do":"tap","x":50,"y":30}"#)
        #expect(focused?["screen"]?["field"]?["text"]?.string == "")
        #expect(page.act(#"{"do":"enter","text":"ab"}"#)?["screen"]?["field"]?["text"]?.string == "ab")
        #expect(output(page.act(#"{"do":"enter","text":"a"}"#)) == ["", "a"])
        let tapped = page.act(#"{"do":"tap","x":50,"y":50}"#)
        #expect(output(tapped) == ["a", "a"])
        #expect(tapped?["screen"]?["picture"]?.string?.contains(">a</text>") == true)
        #expect(page.act(#"{"do":"leave"}"#)?["screen"]?["field"] == .null)
        #expect(output(page.act(#"{"do":"restart"}"#)) == ["", "p"])
    }

    @Test func statesOutliveEditsAndMistakes() throws {
        let page = Fixture(Self.form)
        _ = page.act(#"{"do":"tap","x":50,"y":30}"#)
        _ = page.act(#"{"do":"enter","text":"ab"}"#)
        _ = page.act(#"{"do":"tap","x":50,"y":50}"#)
        page.text = Self.form.replacing("spacing: 0", with: "spacing: 5")
        page.server.reload(at: 0)
        let edited = try #require(page.json(page.get("state")))
        #expect(output(edited) == ["ab", "ab"] && edited["note"]?.string == "read again; 2 of 2 states kept")
        page.text = Self.form.replacing("VStack", with: "VStck")
        page.server.reload(at: 0)
        let broken = try #require(page.json(page.get("state")))
        #expect(broken["errors"]?.int == 1 && broken["problems"]?.string?.hasPrefix("a.view:3:5: error[V0201]") == true)
        #expect(output(broken) == ["ab", "ab"])
        // A state of another type begins anew, one of another name too.
        page.text = Self.form.replacing("state input = \"\"", with: "state other = 1\n    let input = \"\"")
            .replacing("TextField(\"p\", text: $input)", with: "Text(\"\\(other)\")")
        page.server.reload(at: 0)
        let other = try #require(page.json(page.get("state")))
        #expect(output(other) == ["ab", "1"] && other["note"]?.string == "read again; 1 of 2 states kept")
    }

    /// States are those of the uses of one view, in order, whatever comes between them.
    @Test func statesOfInnerViewsAreKept() throws {
        let counter = """
            view Counter { state n = 0
                Text("\\(n)").frame(width: 100, height: 20).onTapGesture { n += 1 }
            }

            """
        let page = Fixture(counter + "view A { VStack(spacing: 0) { Counter()\n Counter() } }")
        _ = page.act(#"{"do":"tap","x":50,"y":40}"#)
        #expect(output(page.act(#"{"do":"tap","x":50,"y":40}"#)) == ["0", "2"])
        page.text = counter + "view A { VStack(spacing: 0) { Counter()\n Color.red.frame(height: 5)\n Counter() } }"
        page.server.reload(at: 0)
        #expect(output(page.json(page.get("state"))) == ["0", "2"])
        page.text = counter + "view A { VStack(spacing: 0) { Counter() } }"
        page.server.reload(at: 0)
        let fewer = try #require(page.json(page.get("state")))
        #expect(output(fewer) == ["0"] && fewer["note"]?.string == "read again; 1 of 2 states kept")
    }

    /// Cases, records and colours are kept while their types are declared alike: a record with another field is not, an
    /// enum with another case is, unless the one that was chosen has gone.
    @Test func declaredTypesAreKeptWhileTheyAreAlike() throws {
        let source = """
            enum Mode { case off, low, high }
            record Item(title: String, mode: Mode)
            view A { state item = Item(title: "a", mode: Mode.off)
                state mode: Mode? = nil
                state color = Color.red
                #a VStack(spacing: 0) { Text(item.title)
                    Text(mode == .high ? "high" : "low") }
                    .frame(width: 100, height: 60).background(color)
                    .onTapGesture { item = Item(title: "b", mode: Mode.high)
                        mode = .high
                        color = Color.green }
            }
            """
        let page = Fixture(source)
        #expect(output(page.json(page.get("state"))) == ["a", "low"])
        #expect(output(page.act(#"{"do":"tap","x":50,"y":30}"#)) == ["b", "high"])
        func edit(_ old: String, _ new: String) throws -> (texts: [String], note: String?) {
            page.text = page.text.replacing(old, with: new)
            page.server.reload(at: 0)
            let state = try #require(page.json(page.get("state")))
            #expect(state["errors"]?.int == 0, "\(state["problems"]?.string ?? "")")
            return (output(state), state["note"]?.string)
        }
        #expect(try edit("case off", "case none, off") == (["b", "high"], "read again; 3 of 3 states kept"))
        #expect(try edit("title: String", "size: Int = 1, title: String").note == "read again; 2 of 3 states kept")
    }

    /// Without a device, and without a height of the command's, a keyboard is as high as on the smallest iPhones; else as
    /// on the preview's device: 336 − 45 points of suggestions on an iPhone 16.
    @Test func theKeyboardIsTheDevices() throws {
        func height(_ source: String) throws -> Double? {
            let page = Fixture(source)
            let state = page.act(#"{"do":"change","settings":{"keyboard":true,"size":""}}"#)
            return try #require(state?["screen"]?["nodes"]?.array?.first { $0["name"]?.string == "k" })["text"]?.string
                .flatMap { Double($0) }
        }
        let view = "view K { #k Text(\"\\(env.keyboardHeight)\") }\n"
        #expect(try height(view + "preview { K() }") == 216)
        let device = try #require(Device.named("iPhone16"))
        #expect(try height(view + "preview on .iPhone16 { K() }") == device.pose(OrientationHistory([])).keyboardHeight)
    }

    @Test func numbersAndSecretsAreTyped() {
        let page = Fixture(
            """
            view N { state n = 1
                state secret = ""
                VStack(spacing: 0) {
                    TextField("n", value: $n, format: .number).frame(width: 100, height: 20)
                    SecureField("s", text: $secret).frame(width: 100, height: 20)
                    Text("\\(n + 1) \\(secret)").frame(width: 100, height: 20)
                }
            }
            """)
        #expect(page.act(#"{"do":"tap","x":50,"y":10}"#)?["screen"]?["field"]?["text"]?.string == "1")
        #expect(output(page.act(#"{"do":"enter","text":"12"}"#)).last == "13 ")
        let wrong = page.act(#"{"do":"enter","text":"x"}"#)
        #expect(wrong?["screen"]?["field"]?["text"]?.string == "x" && output(wrong).last == "13 ")
        #expect(page.act(#"{"do":"tap","x":50,"y":30}"#)?["screen"]?["field"]?["secret"]?.bool == true)
        #expect(output(page.act(#"{"do":"enter","text":"pw"}"#)).last == "13 pw")
    }

    /// A tap that could be the first of two counts alone once no second has come in time.
    @Test func aTapWaitsForASecondOne() {
        let page = Fixture(
            """
            view T { state n = 0
                Text("\\(n)").frame(width: 100, height: 60).onTapGesture(count: 2) { n += 10 }
                    .onTapGesture { n += 1 }
            }
            """)
        #expect(output(page.act(#"{"do":"tap","x":50,"y":30}"#)) == ["0"])
        #expect(page.server.patience(at: 0) == 350)
        page.server.pass(to: 349)
        #expect(output(page.json(page.get("state"))) == ["0"])
        page.server.pass(to: 350)
        #expect(output(page.json(page.get("state"))) == ["1"])
        _ = page.act(#"{"do":"tap","x":50,"y":30}"#)
        #expect(output(page.act(#"{"do":"tap","x":50,"y":30}"#)) == ["11"])
        #expect(page.server.patience(at: 0) == 1000)
    }

    @Test func switchesKeepStates() {
        let page = Fixture(Self.form)
        _ = page.act(#"{"do":"tap","x":50,"y":30}"#)
        _ = page.act(#"{"do":"enter","text":"ab"}"#)
        let turned = page.act(#"{"do":"change","settings":{"device":"iPhone16","orientation":"landscapeLeft"}}"#)
        #expect(turned?["screen"]?["size"] == .array([.number(852), .number(393)]))
        #expect(output(turned) == ["", "ab"])
        #expect(page.act(#"{"do":"change","settings":{"device":"iPhone999"}}"#) == nil)
        #expect(page.act(#"{"do":"change","settings":{"size":"1x"}}"#) == nil)
        let small = page.act(#"{"do":"change","settings":{"size":"90x80"}}"#)
        #expect(small?["screen"]?["size"] == .array([.number(90), .number(80)]))
    }

    @Test(arguments: ["", "[]", "{}", #"{"do":"tap"}"#, #"{"do":"tap","x":"1","y":2}"#, #"{"do":"fly"}"#, "{\"do\":"])
    func whatIsNoActionIsRefused(action: String) {
        #expect(Fixture(Self.form).act(action) == nil)
    }

    @Test func otherTypesAndMethodsAreRefused() {
        let page = Fixture(Self.form)
        let host = "Host: localhost:1\r\nOrigin: http://localhost:1\r\n"
        let form = page.ask("POST /t/act HTTP/1.1\r\n\(host)Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}")
        #expect(form.hasPrefix("HTTP/1.1 415 "))
        #expect(page.ask("PUT /t/act HTTP/1.1\r\n\(host)\r\n").hasPrefix("HTTP/1.1 405 "))
        #expect(page.ask("GET /t/ HTTP/1.1\r\nHost: evil.example\r\n\r\n").hasPrefix("HTTP/1.1 403 "))
        let head = page.ask("HEAD /t/state HTTP/1.1\r\n\(host)\r\n")
        #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.hasSuffix("\r\n\r\n"))
    }

    @Test func whyIsToldOfEachElement() {
        let page = Fixture(Self.form)
        #expect(page.get("why/1").contains("\r\n\r\nwhy: "))
    }

    // MARK: Connections

    private static let events = "GET /t/events HTTP/1.1\r\nHost: localhost:1\r\n\r\n"

    @Test func changesAreToldOnStreams() {
        let page = Fixture(Self.form)
        _ = page.server.open(1, at: 0)
        page.server.receive(Array(Self.events.utf8)[...], from: 1, at: 0)
        #expect(page.take(1).hasSuffix("\r\n\r\nevent: change\ndata: 1\n\n"))
        page.server.reload(at: 5)
        #expect(page.take(1, at: 5) == "event: change\ndata: 2\n\n")
        page.server.pass(to: 15_004)
        #expect(page.take(1) == "")
        page.server.pass(to: 15_005)
        #expect(page.take(1) == ": \n\n")
        page.server.reload(at: 16_000)
        page.server.pass(to: 36_000)
        #expect(page.server.isFinished(1))
    }

    @Test func halfARequestIsWaitedForSomeTime() {
        let page = Fixture(Self.form)
        _ = page.server.open(1, at: 0)
        page.server.receive(Array("GET /t/ HT".utf8)[...], from: 1, at: 1000)
        page.server.pass(to: 10_999)
        #expect(page.take(1) == "" && !page.server.isFinished(1))
        page.server.pass(to: 11_000)
        #expect(page.take(1).hasPrefix("HTTP/1.1 408 ") && page.server.isFinished(1))
    }

    @Test func idleConnectionsEndAndOldOnesMakeRoom() {
        let page = Fixture(Self.form)
        for id in 0..<PreviewServer.mostConnections { #expect(page.server.open(id, at: Int64(id)) == nil) }
        page.server.receive(Array(Self.events.utf8)[...], from: 0, at: 100)
        #expect(page.server.open(1000, at: 200) == 1)
        page.server.pass(to: 60_100)
        #expect(page.server.isFinished(2) && !page.server.isFinished(1000))
    }

    @Test func severalRequestsOnOneConnectionAreAnsweredInOrder() {
        let page = Fixture(Self.form)
        let host = "Host: localhost:1\r\n"
        let text = "GET /t/choices HTTP/1.1\r\n\(host)\r\nGET /t/no HTTP/1.1\r\n\(host)Connection: close\r\n\r\nGET"
        _ = page.server.open(1, at: 0)
        page.server.receive(Array(text.utf8)[...], from: 1, at: 0)
        let answers = page.take(1).split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
        #expect(answers == ["200", "404"] && page.server.isFinished(1))
    }
}
