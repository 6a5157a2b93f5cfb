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
}
