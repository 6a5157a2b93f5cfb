// Written by viewc: what is changed here is lost.

import SwiftUI

/// What may not leave the main actor in Swift is kept on it, and so is what uses it.
@MainActor
let fade: AnyTransition = .opacity

@MainActor
let pressed: AnyButtonStyle = AnyButtonStyle(.bordered)

let title: String = "Values"

struct Move: Identifiable {
    var id: Int
    var how: AnyTransition
}

@MainActor
let moves: [Move] = [Move(id: 1, how: .slide)]

@MainActor
func chosen(on: Bool) -> AnyTransition {
    on ? fade : .slide
}

@MainActor
func count() -> Int {
    moves.count
}

func doubled(n: Int) -> Int {
    n * 2
}

@MainActor
func style(on: Bool) -> AnyButtonStyle {
    on ? AnyButtonStyle(.plain) : pressed
}

struct Values: View {
    var n: Double = 1.5
    @State private var on = false
    @Environment(\.keyboardHeight) private var keyboardHeight
    @Environment(\.locale) private var locale
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        Text(title).transition(chosen(on: on))
        Button("\(doubled(n: count()))") { on.toggle() }.buttonStyle(style(on: on))
        Text(n, format: .number.precision(.fractionLength(2)))
        Text(n.formatted(.percent.precision(.fractionLength(1))))
        GeometryReader { proxy in
            let half: Double = proxy.size.width / 2.0
            Color.red.frame(width: max(half, n), height: [n, half].max() ?? 0)
        }
        if horizontalSizeClass == .compact {
            Text(locale.identifier + String(keyboardHeight))
        }
    }
}
