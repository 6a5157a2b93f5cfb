// Runs workloads for `.ci/bench` and `.ci/speed`: a line of standard input is one of the layout engine's workloads, its
// size and a variant, or `syntax` and a file to parse; the answer is a line of the time in nanoseconds, the sizes worked
// out, the bytes kept, and the lengths to compare.

import ViewLayout

while let line = readLine() {
    guard let outcome = outcome(line) else {
        print("no such workload: \(line)")
        flush()
        continue
    }
    let numbers = [Double(outcome.time), Double(outcome.counters.sizes), Double(outcome.byteCount)] + outcome.checks
    print(numbers.map { String($0) }.joined(separator: " "))
    flush()
}

/// What a line asks for; nil where it asks for nothing that there is.
func outcome(_ line: String) -> Outcome? {
    let words = line.split(separator: " ").map { String($0) }
    guard words.count >= 2 else { return nil }
    if words[0] == "syntax" { return parsed(words[1]) }
    return Int(words[1]).flatMap { run(words[0], $0, words.count > 2 ? words[2] : "none") }
}
