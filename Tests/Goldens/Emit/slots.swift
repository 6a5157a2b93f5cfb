// Written by viewc: what is changed here is lost.

import ViewCore

/// A box with a header and rows.
struct Card: View {
    let title: String
    let items: [String]
    let header: (() -> AnyView)?
    let footer: () -> AnyView
    let row: (String, Int) -> AnyView

    init(
        title: String,
        _ items: [String],
        header: (() -> AnyView)? = nil,
        footer: (() -> AnyView)? = nil,
        @ViewBuilder row: @escaping (String, Int) -> some View
    ) {
        self.title = title
        self.items = items
        self.header = header
        self.footer = footer ?? slot { Text("end") }
        self.row = slot(row)
    }

    var body: some View {
        VStack {
            if let header {
                header()
            } else {
                heading
            }
            ForEach(Array(items.enumerated()), id: \.offset) { item in
                line(text: item.element, index: item.offset)
            }
            Group { line(text: "first") }.named("first")
            Group { footer() }.padding(4)
            Box { heading }
        }
    }

    @ViewBuilder private var heading: some View {
        Text(title).bold()
    }

    @ViewBuilder private func line(text: String, index: Int = 0) -> some View {
        HStack {
            Text("\(index)")
            row(text, index)
        }
    }
}

struct Box: View {
    let content: () -> AnyView

    init(@ViewBuilder content: @escaping () -> some View) {
        self.content = slot(content)
    }

    var body: some View {
        content()
    }
}

struct Page: View {
    var body: some View {
        Card(title: "A", ["x"], row: { text, index in Text("\(text) \(index)").named("t") })
        Card(
            title: "B",
            [],
            header: slot { Text("header") },
            footer: slot { Divider() }
        ) { text, _ in
            Text(text)
            Divider()
        }
    }
}
