import ViewCompiler
import ViewFiles
import ViewRuntime

/// The tests of the `.view` files below a folder, for Swift Testing, one case a run of a test:
///
///     @Test(arguments: ViewTests(in: "Screens")) func screens(_ test: ViewTest) throws { try test.run() }
public struct ViewTests: RandomAccessCollection, Sendable {
    private let tests: [ViewTest]

    /// Finds the tests below a folder that stands beside the source file. What cannot be read, or holds no tests at all,
    /// is a test that fails.
    public init(in folder: String, file: String = #filePath) {
        let root = SourcePath.resolved(folder, from: file)
        var tests: [ViewTest] = []
        for path in (try? FileTree.files(below: root, ending: ".view")) ?? [] {
            let name = String(path.dropFirst(root.hasSuffix("/") ? root.utf8.count : root.utf8.count + 1))
            let checked = CheckedFile(path)
            if let problem = checked.problem {
                tests.append(ViewTest(file: name, name: "can be run", work: .refused(problem)))
                continue
            }
            for (index, test) in checked.compilation.testCases.enumerated() {
                let title = checked.compilation.name(of: test).text
                tests.append(ViewTest(file: name, name: title, work: .run(path: path, index: index)))
            }
        }
        if tests.isEmpty {
            tests.append(ViewTest(file: folder, name: "holds tests", work: .refused("no test below `\(root)`")))
        }
        self.tests = tests
    }

    public var startIndex: Int { tests.startIndex }

    public var endIndex: Int { tests.endIndex }

    public subscript(position: Int) -> ViewTest { tests[position] }
}
