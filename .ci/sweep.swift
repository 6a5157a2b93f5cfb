// Holds sweeps of files to fresh layouts at every eighth of a point from 60 to 700: sweep PART PARTS FILE…
//
// Of the files, it takes every PARTS-th, from the PART-th on.

import Foundation

/// Prints a line at once.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let part = Int(CommandLine.arguments[1]) ?? 0
let parts = Int(CommandLine.arguments[2]) ?? 1
let paths = CommandLine.arguments.dropFirst(3).enumerated().filter { $0.offset % parts == part }.map { $0.element }
var sum = SweepComparison.Result()
var (sweeps, refused, wrong) = (0, 0, 0)

for (index, path) in paths.enumerated() {
    let comparison = SweepComparison(path)
    for side in [SweepComparison.Side.width, .height] {
        guard let result = try comparison?.compare(side, from: 60, to: 700, every: 0.125) else {
            refused += 1
            continue
        }
        sweeps += 1
        sum.values += result.values
        sum.pieces += result.pieces
        sum.triedPieces += result.triedPieces
        if let first = result.problems.first {
            wrong += 1
            say("wrong: \(path) by \(side): at \(result.problems.count) values, such as \(first)")
        }
    }
    if index % 25 == 24 { say("part \(part): \(index + 1) of \(paths.count) files") }
}
say(
    "part \(part): \(sweeps) sweeps, \(refused) refused, \(sum.pieces) pieces, \(sum.triedPieces) of them tried; "
        + "\(sum.values) values, \(wrong) sweeps wrong")
exit(wrong == 0 && sweeps > 0 ? 0 : 1)
