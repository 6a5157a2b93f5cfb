// Written by viewc: what is changed here is lost.

import SwiftUI

/// A record that SwiftUI can compare but not hash.
struct Style: Equatable, Identifiable {
    var id: Int
    var tint: Color
    var insets: EdgeInsets
}

/// One that it cannot compare.
struct Look {
    var title: String
    var fill: AnyShapeStyle
}

struct Card: View {
    let title: String
    let content: () -> AnyView

    init(title: String, @ViewBuilder content: @escaping () -> some View) {
        self.title = title
        self.content = slot(content)
    }

    var body: some View {
        VStack {
            Text(title).accessibilityIdentifier("title")
            content()
        }
    }
}

struct Save: View {
    let action: () -> Void

    var body: some View {
        Button("Save", action: action)
    }
}

/// Names stay where they mean one thing to those who hear it; a header's parts have their slots.
struct Screen: View {
    let style: Style
    let look: Look
    @State private var draft = ""
    @State private var isTyping = false
    @Environment(\.orientation) private var orientation

    var body: some View {
        VStack {
            HeaderStack(spacing: 8) {
                Text(look.title).lineLimit(1)
            } leading: {
                Button("Back") {}.accessibilityIdentifier("back")
            }
            AdaptiveStack(by: .width(600)) {
                WholeItemRow(0..<9) { i in
                    Text("\(i)")
                } overflow: { hidden in
                    Text("+\(hidden)").accessibilityIdentifier("badge")
                }
                Divider()
            }
            Overlay(inset: 8) {
                TextField("Draft", text: $draft).focused($isTyping).accessibilityIdentifier("field")
            } floating: {
                Save {}.accessibilityIdentifier("save")
            }
            Card(title: orientation.isLandscape ? "Wide" : "High") { Text(draft.trimmed()) }
        }
        .padding(style.insets)
    }
}
