import ViewBase
import ViewIR

/// Which units read which places in storage, which constants of components, and which parts of environments.
///
/// A slot is a place in storage, −1 − n for the constant of the number n, or the one named here. A reader is a unit,
/// −1 for the whole screen, or −2 − n for that constant.
struct LiveReads {
    /// The slot of what is typed in a field of a number.
    static let draft = Int32.max

    private struct Read {
        let slot: Int32
        let unit: Int32
    }

    private struct EnvironmentRead {
        let environment: EnvironmentID
        let unit: Int32
        var parts: EnvironmentParts
    }

    private struct Key: Hashable {
        let instance: InstanceID
        let local: LocalID
    }

    private var reads: [Read] = []
    private var environmentReads: [EnvironmentRead] = []
    private(set) var constants: [LiveConstant] = []
    private var numbers: [Key: Int32] = [:]
    /// Whether content is being made, so that what is read counts.
    var isRecording = false
    /// The unit that is being made; -1 where what is read concerns the whole screen.
    var unit: Int32 = -1

    /// Notes that the present unit reads a place.
    mutating func note(_ slot: Int) {
        let slot = Int32(truncatingIfNeeded: slot)
        if let last = reads.last, last.slot == slot, last.unit == unit { return }
        reads.append(Read(slot: slot, unit: unit))
    }

    /// Notes that the present unit reads a local, if that is a constant of a component.
    mutating func note(_ local: LocalID, of instance: InstanceID) {
        if constants.isEmpty { return }
        if let number = numbers[Key(instance: instance, local: local)] { note(Int(LiveReads.slot(of: number))) }
    }

    /// Notes that the present unit reads parts of an environment.
    mutating func note(_ parts: EnvironmentParts, of environment: EnvironmentID) {
        if let last = environmentReads.last, last.environment == environment, last.unit == unit {
            environmentReads[environmentReads.count - 1].parts.formUnion(parts)
        } else {
            environmentReads.append(EnvironmentRead(environment: environment, unit: unit, parts: parts))
        }
    }

    /// The units that a change concerns, a unit perhaps several times; nil where it concerns the whole screen.
    func units(readingAny change: LiveChange) -> [Int32]? {
        var found: [Int32] = []
        for read in reads where read.unit >= -1 && change.slots.contains(read.slot) {
            if read.unit < 0 { return nil }
            found.append(read.unit)
        }
        guard !change.parts.isEmpty else { return found }
        for read in environmentReads where read.unit >= -1 && change.concerns(read.parts, of: read.environment) {
            if read.unit < 0 { return nil }
            found.append(read.unit)
        }
        return found
    }

    /// Forgets what some units read.
    mutating func forget(_ isForgotten: (Int32) -> Bool) {
        reads.removeAll { $0.unit >= 0 && isForgotten($0.unit) }
        environmentReads.removeAll { $0.unit >= 0 && isForgotten($0.unit) }
    }

    // MARK: Constants

    /// Begins a constant, until `unit` is set again: what is read until then is read for it.
    mutating func begin(_ constant: LiveConstant) {
        let number = Int32(constants.count)
        constants.append(constant)
        numbers[Key(instance: constant.instance, local: constant.local)] = number
        unit = -2 - number
    }

    /// Begins a constant that is worked out again: what it has read before is forgotten.
    mutating func beginAgain(_ number: Int32) {
        reads.removeAll { $0.unit == -2 - number }
        environmentReads.removeAll { $0.unit == -2 - number }
        unit = -2 - number
    }

    /// The numbers of the constants that a change concerns.
    func constants(readingAny change: LiveChange) -> Set<Int32> {
        var found: Set<Int32> = []
        for read in reads where read.unit < -1 && change.slots.contains(read.slot) { found.insert(-2 - read.unit) }
        guard !change.parts.isEmpty else { return found }
        for read in environmentReads where read.unit < -1 && change.concerns(read.parts, of: read.environment) {
            found.insert(-2 - read.unit)
        }
        return found
    }

    /// The slot of a constant.
    static func slot(of number: Int32) -> Int32 { -1 - number }
}
