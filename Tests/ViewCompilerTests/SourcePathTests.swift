import Testing
import ViewCompiler

@Suite("Paths as text")
struct SourcePathTests {
    @Test(arguments: [
        ("a.view", "a.view"), ("./a.view", "a.view"), ("x/../a.view", "a.view"), ("x//y/./a.view", "x/y/a.view"),
        ("../a.view", "../a.view"), ("x/../../a.view", "../a.view"), ("../../a.view", "../../a.view"), ("", "."),
        ("x/..", "."), ("/x/../a", "/a"), ("/../a", "/a"), ("/", "/"), ("x/y/", "x/y"),
    ])
    func normalized(path: String, expected: String) {
        #expect(SourcePath.normalized(path) == expected)
    }

    @Test(arguments: [
        ("b.view", "a.view", "b.view"), ("b.view", "dir/a.view", "dir/b.view"), ("../b.view", "dir/a.view", "b.view"),
        ("../b.view", "a.view", "../b.view"), ("b.view", "/a.view", "/b.view"), ("/b.view", "dir/a.view", "/b.view"),
        ("lib/../b.view", "./dir/a.view", "dir/b.view"),
    ])
    func resolved(path: String, importer: String, expected: String) {
        #expect(SourcePath.resolved(path, from: importer) == expected)
    }

    @Test(arguments: [
        ("/a/b.view", "/a", "b.view"), ("/a/b.view", "/a/c/d", "../../b.view"), ("/b.view", "/", "b.view"),
        ("/a/b.view", "/ab", "../a/b.view"),
    ])
    func relative(path: String, folder: String, expected: String) {
        #expect(SourcePath.relative(path, to: folder) == expected)
    }

    @Test(arguments: [
        ("a.view", ".", true), ("../a.view", ".", false), ("..", ".", false), ("..a/b", ".", true), ("/a", ".", false),
        ("x/a.view", "x", true), ("xy/a.view", "x", false), ("x", "x", true), ("/x/a", "/", true), ("/x/a", "/x", true),
    ])
    func inside(path: String, folder: String, expected: Bool) {
        #expect(SourcePath.isInside(path, folder) == expected)
    }
}
