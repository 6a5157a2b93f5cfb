// Written by viewc: what is changed here is lost.
// swift-format-ignore-file: DoNotUseSemicolons

import ViewCore

let words: String =
    "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt"

let isLorem: Bool =
    words.hasPrefix("lorem ipsum dolor sit amet")
    || words.hasSuffix("labore et dolore magna")
    || words.isEmpty

struct Item: Hashable, Identifiable {
    var id: Int
    var title: String = "a title that is rather long, so that it does not stand on its field's line"
    var weight: Double = 1.5
}

func counted(_ number: Int, factor: Double, names: [String]) -> Int {
    let near: Int =
        if number > 1 {
            number + 1_000_000
        } else {
            number - 1_000_000
        }
    let far: String =
        switch number {
        case 1,
            1_000_001,
            1_000_002,
            1_000_003,
            1_000_004,
            1_000_005,
            1_000_006,
            1_000_007,
            1_000_008:
            "one"
        default:
            "many"
        }
    let sum: Int =
        (number + 1_000_001 + number + 1_000_002 + number + 1_000_003 + number as Int)
        + 1_000_004
        + number
        + 1_000_005
    let ratio: Double =
        finiteNumber(factor / Double(number))
        + finiteNumber(factor / Double(number + 1_000_000))
        + finiteNumber(factor / Double(number + 2_000_000))
    let choice: String =
        number > 1
        ? "a text for large numbers, of which there are many"
        : number > 0 ? "a text for one" : "none"
    let rest: Int =
        1
        + names.map { name in
            if name.count > 10 {
                return 1
            }
            return 2
        }.count
    return near + far.count + sum + Int(ratio) + choice.count + rest
}

struct Lines: View {
    var number: Int = 3
    var items: [Item] = [
        Item(id: 1),
        Item(id: 2, title: "b"),
        Item(id: 3, title: "c", weight: 2.5),
    ]
    @State private var text = ""

    var body: some View {
        Text(
            number > 1_000_000
                ? items.map { item in
                    let title: String = item.title
                    return "\(title) \(item.weight)"
                }.joined(separator: ", ")
                : "none"
        )
        if items.count > 1_000_000,
            text.hasPrefix("lorem ipsum dolor sit amet consectetur adipiscing"),
            number > 1
        {
            Color.red.onTapGesture { change() }
        } else if text.hasPrefix("lorem ipsum dolor sit amet consectetur adipiscing elit sed")
            || isLorem
        {
            Text(text)
        }
        switch number
            + items.map(
                { item in
                    let id: Int = item.id
                    return id
                }
            ).count
        {
        case 1:
            Divider()
        default:
            EmptyView()
        }
        Text("\(items.map { item in let id: Int = item.id; return id * 2 }.count)")
        Text(
            "\(items.map { item in if item.id > 1 { return 1 } else if item.id > 0 { return 2 }; return 3 }.count)"
        )
        Text(
            "\(items.map { item in switch item.id { case 1, 2: return "a" case 3: return "b" default: return "c" } }.count)"
        )
        Text(
            "\(items.map { item in guard item.id > 1 else { return "no" }; for i in 0..<3 { if i == item.id { return "yes" } }; return "so" }.count)"
        )
        Text(
            "\(items.map { item in let z: Int = if item.id > 1 { 1 } else { 2 }; let w: String = switch z { case 1: "one" default: "many" }; return "\(w) \(z)" }.joined(separator: ", "))"
        )
    }

    private func change() {
        text =
            number > 1
            ? "a text for large numbers, of which there are very many"
            : "a text for small numbers, zero"
        for _ in items.filter(
            { item in
                if item.id > 1 {
                    return true
                }
                return false
            }
        ) {
            text += "x"
        }
        guard items.count > 1_000_000,
            text.hasPrefix("lorem ipsum dolor sit amet consectetur"),
            number > 1
        else { return }
        text = "\(counted(number, factor: 2.5, names: items.map { $0.title }))"
    }
}
