import Testing
import ViewPreview

/// Who is answered: pages of this address that know the token.
@Suite("Access to the page")
struct PreviewAccessTests {
    private let access = PreviewAccess(port: 8080, token: "0123abcd")

    private func path(
        _ target: String, method: String = "GET", _ fields: [(String, String)] = [("host", "127.0.0.1:8080")]
    ) -> String? {
        access.path(
            of: HTTPRequest(
                method: method, target: target, minorVersion: 1,
                fields: fields.map { .init(name: $0.0, value: $0.1) }))
    }

    @Test func theTokenLeadsToThePage() {
        #expect(path("/0123abcd/") == "")
        #expect(path("/0123abcd/state") == "state")
        #expect(path("/0123abcd/", [("host", "LocalHost:8080")]) == "")
    }

    @Test(arguments: [
        "/", "/0123abcd", "/0123abce/", "/0123ABCD/", "/0123abcdx/", "//0123abcd/", "/x/0123abcd/", "/0123abcd?/",
    ])
    func withoutTheTokenThereIsNothing(target: String) {
        #expect(path(target) == nil)
    }

    /// A name that another site lets lead to 127.0.0.1, and what is no host of ours.
    @Test(arguments: [
        "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8080.evil.example", "localhost", "[::1]:8080", "",
        "0.0.0.0:8080", "127.0.0.1:8080,evil.example", "user@127.0.0.1:8080",
    ])
    func otherHostsAreNotAnswered(host: String) {
        #expect(path("/0123abcd/", [("host", host)]) == nil)
    }

    @Test func aRequestSaysItsHostOnce() {
        #expect(path("/0123abcd/", []) == nil)
        #expect(path("/0123abcd/", [("host", "127.0.0.1:8080"), ("host", "127.0.0.1:8080")]) == nil)
    }

    @Test func postsComeFromOurOwnPages() {
        let host = ("host", "127.0.0.1:8080")
        #expect(path("/0123abcd/act", method: "POST", [host, ("origin", "http://127.0.0.1:8080")]) == "act")
        #expect(path("/0123abcd/act", method: "POST", [host]) == nil)
        for origin in [
            "null", "http://evil.example", "https://127.0.0.1:8080", "http://localhost:8080", "http://127.0.0.1",
        ] {
            #expect(path("/0123abcd/act", method: "POST", [host, ("origin", origin)]) == nil)
            #expect(path("/0123abcd/state", [host, ("origin", origin)]) == nil)
        }
    }

    /// The port of `http` need not be said.
    @Test func portEightyGoesWithoutSaying() {
        let request = HTTPRequest(
            method: "GET", target: "/t/", minorVersion: 1, fields: [.init(name: "host", value: "localhost")])
        #expect(PreviewAccess(port: 80, token: "t").path(of: request) == "")
    }
}
