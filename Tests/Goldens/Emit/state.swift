// Written by viewc: what is changed here is lost.

import ViewCore

struct Tag: Hashable, Identifiable {
    var id: Int
    var title: String
}

/// A list that can grow.
struct Counter: View {
    let title: String
    let start: Int
    @Binding var name: String
    let onPick: (Tag) -> Void
    let onDone: (() -> Void)?

    /// The tags shown.
    @State private var list: [Tag] = []
    @State private var count: Int
    @State private var isOn = false
    @State private var names: [String] = ["a", "b"]
    @Environment(\.colorScheme) private var colorScheme

    init(
        title: String,
        start: Int = 0,
        name: Binding<String>,
        onPick: @escaping (Tag) -> Void,
        onDone: (() -> Void)? = nil
    ) {
        self.title = title
        self.start = start
        self._name = name
        self.onPick = onPick
        self.onDone = onDone
        _count = State(initialValue: start)
    }

    private var double: Int {
        count * 2
    }

    private var summary: String {
        "\(title): \(double)"
    }

    var body: some View {
        VStack {
            Text(summary)
            TextField("Name", text: $name)
            Toggle("On", isOn: $isOn)
            Button("Add") { add() }
            Button("Two") {
                add(2)
                onPick(Tag(id: 1, title: "x"))
            }
            Button("Reset", action: reset)
            ForEach($names, id: \.self) { $item in TextField("Item", text: $item) }
            if let done = onDone, count > 0 {
                Button("Done", action: done)
            } else if isOn {
                Text(colorScheme == .dark ? "dark" : "light")
            } else {
                Inner(text: $names[0])
            }
        }
        .onChange(of: count) { old, new in print("\(old) \(new)") }
        .environment(\.lineLimit, 2)
    }

    /// Adds one.
    private func add(_ by: Int = 1) {
        count += by
        if count > 10 {
            count = 0
        } else {
            list.append(Tag(id: count, title: name))
        }
        guard count > 0 else { return }
        for tag in list {
            print(tag.title)
        }
        list[0].title = "first"
        isOn.toggle()
        withAnimation { isOn = true }
        switch count {
        case 1:
            list.removeAll()
        case 2...4:
            list.remove(at: 0)
        default:
            list.removeAll(where: { $0.id == count })
        }
        onDone?()
    }

    private func reset() {
        name = ""
    }
}

struct Inner: View {
    @Binding var text: String

    var body: some View {
        TextField("Inner", text: $text)
    }
}
