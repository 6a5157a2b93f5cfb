// Asks every question of an editor at every place of some files: PART PARTS FILE…, of all places each PARTSth.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count > 3, let part = Int(arguments[1]), let parts = Int(arguments[2]) else {
    fatalError("PART PARTS FILE…")
}
var asked = 0
var faults = 0
for path in arguments[3...] {
    guard let data = FileManager.default.contents(atPath: path) else { fatalError("\(path) cannot be read") }
    // What traps names no file, so that each is named before it.
    print("part \(part): \(path)")
    fflush(nil)
    var place = EveryPlace(path, Array(data), from: part, step: parts)
    place.askAtBytes()
    place.askWhileTyped()
    for fault in place.faults { print("FAULT: \(fault)") }
    faults += place.faults.count
    asked += place.asked
}
print("part \(part): \(arguments.count - 3) files, \(asked) places, \(faults) faults")
exit(asked > 0 && faults == 0 ? 0 : 1)
