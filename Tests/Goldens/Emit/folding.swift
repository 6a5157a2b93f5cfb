// Written by viewc: what is changed here is lost.
// swift-format-ignore-file: DoNotUseSemicolons

import ViewCore

func zero(_ number: Int) -> Int {
    let zero = 0
    return number / unfolded(zero)
        + number % unfolded(zero + zero)
        + number / unfolded(0) / unfolded(0)
}

func great(_ number: Int) -> Int {
    let greatest = 9_223_372_036_854_775_807
    let least: Int = 0 - greatest - 1
    return unfolded(greatest)
        + 1
        - unfolded(least) / -1
        + -unfolded(least)
        + unfolded(greatest) * 2 * number
}

func chosen(_ number: Int) -> Int {
    let zero: Int = true ? 0 : 1
    let other: Int =
        if unfolded(1 > 2) {
            3
        } else {
            0
        }
    let last: Int =
        switch unfolded(1) {
        case 1:
            0
        default:
            2
        }
    return number / unfolded(zero) / unfolded(other) / unfolded(last)
}

func converted(_ number: Int) -> Int {
    let large = 1e+300
    let range: Range<Int> = 3..<5
    return Int(finiteNumber(large))
        + Int(Double.infinity)
        + number / unfolded(Int(0.5))
        + number / unfolded(range.lowerBound - 3)
        + Int(finiteNumber(finiteNumber(large * large)))
}

let smallest: Double = 0x1p-1074

let small: Double = -0x1b9cd1295941p-1074

func fine(_ number: Int) -> Int {
    let two = 2
    let other: Int = number - number
    return number / two / other + two * 3 / (two + 1)
}

struct Folding: View {
    let number: Int
    @State private var first: Int
    @State private var second = 0
    @State private var third: Int

    init(number: Int = 3) {
        self.number = number
        let zero: Int = 0
        let second: Int = 0
        _first = State(initialValue: number / unfolded(zero))
        _third = State(initialValue: number / unfolded(second))
    }

    private var zero: Int {
        0
    }

    var body: some View {
        if number > 1 {
            let none = 0
            Text(
                "\(number / unfolded(none)) \(first) \(third) \([1, 2].map { item in let zero = 0; return item / unfolded(zero) }.count)"
            )
        }
        Button("Divide") {
            first /= unfolded(0)
            second -= 1
        }
        Text("\(chosen(1) + converted(2) + fine(3) + great(4) + number / second)")
    }
}

enum Side: CaseIterable, Hashable {
    case left
    case right
}

/// What a constant chooses, Swift would warn of.
struct Chosen: View {
    let side: Side

    var body: some View {
        if side == .left {
            let other = Side.right
            switch unfolded(other) {
            case .left:
                Text("left")
            case .right:
                Text("right")
            }
        }
        switch unfolded(2) {
        case 2:
            Text("two")
        default:
            Divider()
        }
        switch side {
        case .left:
            Text("left")
        case .right:
            Text("right")
        }
    }
}
