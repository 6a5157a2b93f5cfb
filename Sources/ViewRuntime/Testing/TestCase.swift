import ViewBase
import ViewIR

/// One run of a test: in one of its windows, with one value of each setting.
public struct TestCase: Hashable, Sendable {
    public let test: TestID
    /// The index among the test's windows; nil where its steps say them.
    let place: Int?
    /// The index among the values of each setting.
    let values: [Int]

    /// The runs of a test in order: by window, then by setting, the last one changing fastest.
    public static func all(of test: TestID, in program: Program) -> [TestCase] {
        let declaration = program.tests[test]
        let places: [Int?] = declaration.places.isEmpty ? [nil] : declaration.places.indices.map { $0 }
        var combinations: [[Int]] = [[]]
        for setting in declaration.settings {
            var longer: [[Int]] = []
            for combination in combinations {
                for value in setting.values.indices { longer.append(combination + [value]) }
            }
            combinations = longer
        }
        var cases: [TestCase] = []
        for place in places {
            for values in combinations { cases.append(TestCase(test: test, place: place, values: values)) }
        }
        return cases
    }

    /// What sets the run apart from the test's others, as the source spells it: `iPhoneSE3`, `accessibility5`, `de`;
    /// empty for the only one.
    public func label(in program: Program, _ files: [SourceFile]) -> [String] {
        let declaration = program.tests[test]
        var parts: [String] = []
        if let place, declaration.places.count > 1, case .device(let device, let turned) = declaration.places[place] {
            parts.append(program.names.text(device.name) + (turned.map { "-" + program.names.text($0.name) } ?? ""))
        }
        for (setting, value) in zip(declaration.settings, values) where setting.values.count > 1 {
            let range = program.range(setting.values[value])
            let letters = files[range.file.index].bytes[range.offsets].drop { $0 == 0x2E || $0 == 0x22 }
            parts.append(String(decoding: letters.last == 0x22 ? letters.dropLast() : letters, as: UTF8.self))
        }
        return parts
    }
}
