// Written by viewc: what is changed here is lost.

import SwiftUI

/// As old as everything here.
struct Old: View {
    var body: some View {
        Text("old").onChange(of: 1) { _ in }
    }
}

/// From iOS 17 on, through a modifier in one of its forms.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct Newer: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").onChange(of: count) { print("changed") }
    }
}

/// Through another view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct Outer: View {
    var body: some View {
        VStack { Newer() }
    }
}

/// A slider is on no television, and a type of keyboard on phones and televisions only.
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
struct Settings: View {
    @State private var value = 0.5
    @State private var name = ""

    var body: some View {
        Slider(value: $value)
        TextField("Name", text: $name).keyboardType(.asciiCapable)
    }
}

@available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
func separator() -> AnyShapeStyle {
    AnyShapeStyle(.separator)
}

@available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
struct Line: View {
    var body: some View {
        Rectangle().fill(separator())
    }
}

/// A text joined to another keeps its style from iOS 17 on.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct Joined: View {
    var body: some View {
        Text("a").foregroundStyle(.red) + Text("b")
    }
}

struct Styled: View {
    var body: some View {
        Text("a").foregroundStyle(.red)
    }
}

/// A style of controls is made on the main actor, and so is what holds one where it is left out.
struct Dress {
    var style: AnyButtonStyle
    var label: AnyLabelStyle
    var weight: Double

    @MainActor
    init(
        style: AnyButtonStyle = AnyButtonStyle(.bordered),
        label: AnyLabelStyle = AnyLabelStyle(.iconOnly),
        weight: Double = 1
    ) {
        self.style = style
        self.label = label
        self.weight = weight
    }
}

@MainActor
let dresses: [Dress] = [Dress(), Dress(style: AnyButtonStyle(.plain))]

@available(tvOS, unavailable)
@MainActor
func toggled(_ style: AnyToggleStyle = AnyToggleStyle(.button)) -> AnyToggleStyle {
    style
}

@MainActor
func dress(isPlain: Bool) -> Dress {
    isPlain ? Dress(style: AnyButtonStyle(.plain)) : Dress()
}

struct DressedButton: View {
    var dress: Dress = Dress()

    var body: some View {
        Button("a") {}.buttonStyle(dress.style)
        Label("b", systemImage: "star").labelStyle(dresses[0].label)
    }
}
