// Runs the layout engine's workloads for `.ci/bench`: a line of standard input is a workload, its size and a variant;
// the answer is a line of the time in nanoseconds, the sizes worked out, the bytes kept, and the lengths to compare.

import ViewLayout

while let line = readLine() {
    let words = line.split(separator: " ").map { String($0) }
    guard words.count >= 2, let size = Int(words[1]),
        let outcome = run(words[0], size, words.count > 2 ? words[2] : "none")
    else {
        print("no such workload: \(line)")
        flush()
        continue
    }
    let numbers = [Double(outcome.time), Double(outcome.counters.sizes), Double(outcome.byteCount)] + outcome.checks
    print(numbers.map { String($0) }.joined(separator: " "))
    flush()
}
