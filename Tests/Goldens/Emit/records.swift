// Written by viewc: what is changed here is lost.

import ViewCore

/// A label and what it counts.
///
/// Two lines more.
struct Tag: Hashable, Identifiable {
    var id: Int
    var title: String
    var weight: Double
    var note: String?

    init(id: Int, title: String, _ weight: Double = 1, note: String? = nil) {
        self.id = id
        self.title = title
        self.weight = weight
        self.note = note
    }

    /// Whether it says anything.
    func isShown(least: Double) -> Bool {
        weight > least && !title.isEmpty
    }

    func label() -> String {
        isShown(least: 0) ? title : "\(id): \(title)"
    }
}

private struct Span: Hashable {
    var start: Int
    var end: Int = 9
}

enum Kind: String, CaseIterable, Hashable {
    case small
    case large = "Large"

    func length() -> Double {
        switch self {
        case .small:
            return 1
        case .large:
            return 2.5
        }
    }
}

enum Level: Int, CaseIterable, Hashable {
    case low = 1
    case high = 5
}

let tags: [Tag] = [Tag(id: 1, title: "One"), Tag(id: 2, title: "Two", 2.5, note: "x")]

private let total: Int = tags.map { $0.weight }.count

/// The longest title.
@available(*, deprecated, message: "use `tags`")
func longest(of list: [Tag], from start: Int = 0) -> String? {
    let sorted: [Tag] = Array(list.dropFirst(start)).sorted { $0.title.count > $1.title.count }
    guard let first = sorted.first else { return nil }
    for tag in sorted {
        if tag.weight > 2.0 {
            return tag.title
        }
    }
    return first.title
}

private func width(of span: Span, kind: Kind, level: Level) -> Double {
    finiteNumber(Double(span.end - span.start) * kind.length() / Double(level.rawValue))
}

struct A: View {
    private var span: Span {
        Span(start: total)
    }

    var body: some View {
        Text("\(width(of: span, kind: .small, level: .high)) \(Kind.allCases.count)")
    }
}
