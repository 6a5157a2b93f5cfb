// Written by viewc: what is changed here is lost.

import ViewCore

/// What is worked out when it is read, in a record, an enum, a file and a view.
struct Line: Hashable, Identifiable {
    var id: Int
    var price: Double
    var count: Int

    var total: Double {
        finiteNumber(price * Double(count))
    }

    func label(_ sign: String) -> String {
        "\(id)\(sign)\(total)"
    }
}

enum Mood: CaseIterable, Hashable {
    case good
    case bad

    var word: String {
        self == .good ? "fine" : "poor"
    }

    func words(_ n: Int) -> [String] {
        [1, n].reduce([String](), { $0 + ["\(word)\($1)"] })
    }
}

var rate: Double {
    0.5
}

struct Bill: View {
    var limit: Int = 3
    @State private var lines: [Line] = [Line(id: 1, price: 2.5, count: 2)]
    @State private var extra = 1
    @Environment(\.keyboardHeight) private var keyboardHeight

    private var bonus: Int {
        extra + 1
    }

    var body: some View {
        let _ = bonus
        Text(
            "\(total) \(isFull) \(price(of: 3)) \(Self.twice(4)) \(Mood.bad.word) \(lines.map { $0.label(":") }.joined())"
        )
        .onTapGesture(perform: more)
        Text("\(hiding(1)) \(Mood.good.words(2).count)")
    }

    private func more() {
        extra += 1
        print("\(total) \(price(of: Self.twice(1)))")
    }

    private var total: Double {
        lines.reduce(0.0, { $0 + $1.total }) + finiteNumber(Double(bonus) * rate)
    }

    /// Whether nothing more fits.
    private var isFull: Bool {
        let sum: Int = lines.count + extra
        if sum > limit {
            return true
        }
        return keyboardHeight > 0.0
    }

    private func price(of count: Int, factor: Int = 2) -> Int {
        count * factor + extra
    }

    private static func twice(_ n: Int) -> Int {
        n * 2
    }

    /// Locals hide a state and a parameter, each after its own first value.
    private func hiding(_ n: Int) -> Int {
        let extra: Int = extra + n
        let n: Int = extra * 2
        if n > limit {
            let limit: Int = limit + [n, 1].reduce(0, { max($0, $1) })
            return limit
        }
        return n
    }
}
