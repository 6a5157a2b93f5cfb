import Foundation
import Testing

/// `viewc preview`, spoken to over sockets.
@Suite("The preview command")
struct PreviewCommandTests {
    /// A running server: its files, its port and the path that its token makes.
    private struct Server {
        let viewc: Viewc
        let running: RunningViewc
        let port: Int
        let path: String

        init(_ files: [String: String], _ arguments: [String] = []) throws {
            viewc = try Viewc(files)
            running = try RunningViewc(["preview", "a.view"] + arguments, in: viewc.folder)
            let line = try #require(running.lines(upTo: { _ in true })?.last)
            let address = try #require(line.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)(\/[0-9a-f]{32}\/)/))
            port = try #require(Int(address.output.1))
            path = String(address.output.2)
        }

        /// The answer to a request of a connection of its own.
        func get(_ path: String, host: String? = nil) throws -> String {
            let client = try #require(HTTPClient(port))
            client.send("GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nConnection: close\r\n\r\n")
            return client.receive { _ in false }
        }

        func state() throws -> String { try get(path + "state") }
    }

    private static func view(_ text: String) -> String { "view A { Text(\"\(text)\") }\n" }

    @Test func aChangeIsToldWithoutAsking() throws {
        let server = try Server([
            "a.view": "import \"b.view\"\nview A { B() }\n", "b.view": "view B { Text(\"one\") }\n",
        ])
        #expect(try server.get(server.path).contains("<title>viewc preview</title>"))
        #expect(try server.state().contains("\"text\":\"one\""))
        let events = try #require(HTTPClient(server.port))
        events.send("GET \(server.path)events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        #expect(events.receive { $0.hasSuffix("data: 1\n\n") }.contains("Content-Type: text/event-stream\r\n"))
        try server.viewc.write("b.view", Data("view B { Text(\"two\") }\n".utf8))
        #expect(events.receive { $0.hasSuffix("\n\n") } == "event: change\ndata: 2\n\n")
        #expect(try server.state().contains("\"text\":\"two\""))
        server.running.send(SIGINT)
        #expect(server.running.code() == 0)
    }

    @Test func onlyThisMachineAndOnlyWhoKnowsTheTokenIsAnswered() throws {
        let server = try Server(["a.view": Self.view("a"), "secret.txt": "secret"])
        #expect(HTTPClient(server.port, address: "127.0.0.2") == nil)
        #expect(try server.get("/").hasPrefix("HTTP/1.1 403 "))
        #expect(try server.get(server.path, host: "evil.example:\(server.port)").hasPrefix("HTTP/1.1 403 "))
        for path in ["secret.txt", "../secret.txt", "%2e%2e/secret.txt", "..%2fa.view", "/etc/passwd", "why/../../x"] {
            let answer = try server.get(server.path + path)
            #expect(answer.hasPrefix("HTTP/1.1 404 ") && !answer.contains("secret"), "\(path)")
        }
        #expect(try server.get("/../../etc/passwd").hasPrefix("HTTP/1.1 403 "))
    }

    /// Clients that send nonsense, half a request or nothing, take nothing or vanish leave the others alone.
    @Test func badClientsAreBorne() throws {
        let server = try Server(["a.view": Self.view("a")])
        let garbage = try #require(HTTPClient(server.port))
        garbage.send("\u{16}\u{3}\u{1}\u{2}\u{0}nonsense\r\n\r\n")
        #expect(garbage.receive { _ in false }.hasPrefix("HTTP/1.1 400 "))
        var silent: [HTTPClient] = []
        for _ in 0..<100 { silent.append(try #require(HTTPClient(server.port))) }
        for client in silent { client.send("GET \(server.path)") }
        #expect(try server.state().contains("\"text\":\"a\""))
        silent = []
        for _ in 0..<50 {
            let greedy = try #require(HTTPClient(server.port))
            for _ in 0..<20 { greedy.send("GET \(server.path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n") }
        }
        let endless = try #require(HTTPClient(server.port))
        endless.send(String(repeating: "a", count: 200_000))
        #expect(try server.state().contains("\"text\":\"a\""))
    }

    @Test func aBrokenFileIsShownAsSoonAsItIsPutRight() throws {
        let server = try Server(["a.view": "view A { Text(\"a\")\n"])
        let broken = try server.state()
        #expect(broken.contains("\"errors\":1,") && broken.contains("\"screen\":null"))
        let events = try #require(HTTPClient(server.port))
        events.send("GET \(server.path)events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        _ = events.receive { $0.hasSuffix("data: 1\n\n") }
        try server.viewc.write("a.view", Data(Self.view("well").utf8))
        #expect(events.receive { $0.hasSuffix("\n\n") } == "event: change\ndata: 2\n\n")
        #expect(try server.state().contains("\"text\":\"well\""))
        server.running.closeInput()
        #expect(server.running.code() == 0)
    }

    /// The address comes first, then what `check` prints.
    @Test func whatIsWrongAtFirstIsPrinted() throws {
        let server = try Server(["a.view": "view A { Txt(\"a\") }\n"])
        let checked = try server.viewc.run(["check", "a.view"])
        #expect(checked.errors.hasPrefix("a.view:1:10: error[V0201]: "))
        let expected = checked.errors.split(separator: "\n").map { String($0) }
        var printed: [String] = []
        while printed.count < expected.count, let line = server.running.lines(upTo: { _ in true })?.last {
            if !line.isEmpty { printed.append(line) }
        }
        #expect(printed == expected)
        let unknown = try Server(["a.view": Self.view("a")], ["--view", "B"])
        #expect(unknown.running.lines(upTo: { _ in true })?.last?.hasPrefix("viewc: ") == true)
    }

    @Test func thePortAndTheViewAreTheOnesAskedFor() throws {
        let server = try Server(
            ["a.view": Self.view("a") + "view B { Text(\"b\") }\n"], ["--view", "A", "--port", "0"])
        #expect(try server.state().contains("\"views\":[\"A\",\"B\"]"))
        #expect(try server.state().contains("\"view\":\"A\""))
        let second = try server.viewc.run(["preview", "a.view", "--port", String(server.port)])
        #expect(second.code == 2)
        #expect(second.errors.hasPrefix("viewc: cannot listen at port \(server.port): Address already in use\n"))
    }

    @Test func wrongUsageIsToldAtOnce() throws {
        let viewc = try Viewc(["a.view": Self.view("a")])
        for arguments in [[], ["no.view"], ["."], ["-"], ["a.view", "--port", "65536"], ["a.view", "--device", "x"]] {
            #expect(try viewc.run(["preview"] + arguments).code == 2)
        }
    }
}
