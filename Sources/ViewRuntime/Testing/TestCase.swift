import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// One run of a test: in one of its windows, with one value of each setting.
public struct TestCase: Hashable, Sendable {
    public let test: TestID
    /// The index among the test's windows; nil where its steps say them.
    let place: Int?
    /// The index among the values of each setting.
    let values: [Int]
    /// The number that the test is run for; nil where its head names none.
    public var number: Double?

    /// The runs of a test in order: at both ends of its range, by window, then by setting, the last one changing
    /// fastest.
    public static func all(of test: TestID, in program: Program) -> [TestCase] {
        let cases = combinations(of: test, in: program)
        guard let limits = limits(of: test, in: program) else { return cases }
        let ends = limits.from == limits.to ? [limits.from] : [limits.from, limits.to]
        return ends.flatMap { end in
            cases.map { test in
                var test = test
                test.number = end
                return test
            }
        }
    }

    /// The range that a test is for; nil where its head names none, or it cannot be evaluated.
    public static func limits(of test: TestID, in program: Program) -> (from: Double, to: Double)? {
        guard let number = program.tests[test].number else { return nil }
        let machine = Machine<Double>(program, EvaluationBudget())
        let frame = machine.makeRoot(EnvironmentValues(), frameSize: 0)
        guard let ends = machine.evaluate(number.limits, frame).numbers, ends.count == 2 else { return nil }
        return (ends[0], ends[1])
    }

    /// The runs of a test for one number, in order.
    public static func combinations(of test: TestID, in program: Program) -> [TestCase] {
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
        if let number, let declared = declaration.number {
            parts.append(program.names.text(declared.name) + " " + Decimal.text(number))
        }
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
