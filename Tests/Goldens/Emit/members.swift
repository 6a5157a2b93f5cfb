// Written by viewc: what is changed here is lost.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import ViewCore

let padding_: Double = 8

let font_: Font = .body

func frame_(_ n: Int) -> Double {
    Double(n)
}

struct border_: Hashable, Identifiable {
    var id: Int
    var hashValue_: Int

    init(id: Int, hashValue: Int = 1) {
        self.id = id
        self.hashValue_ = hashValue
    }
}

enum tag_: CaseIterable, CustomStringConvertible, Hashable {
    case hashValue_
    case b

    var description: String {
        switch self {
        case .hashValue_: "hashValue"
        case .b: "b"
        }
    }
}

struct overlay_: View {
    static var viewName: String { "overlay" }

    var body: some View {
        Divider()
    }
}

struct shadow_: View {
    static var viewName: String { "shadow" }

    let a: Int
    let Body_: (() -> AnyView)?

    init(a: Int, Body Body_: (() -> AnyView)? = nil) {
        self.a = a
        self.Body_ = Body_
    }

    var body: some View {
        Text("\(a)")
        if let Body_ {
            Body_()
        }
    }
}

struct Members: View {
    var opacity: Double = 0.5
    var blur: Double = 2
    var id: Int = 3
    @State private var _zIndex = 2.0
    @State private var zIndex_ = 2.0
    @State private var hidden = false

    private var bold: Bool {
        true
    }

    var body: some View {
        Text("\(padding_) \(bold)")
            .padding(padding_)
            .font(font_)
            .opacity(opacity)
            .blur(radius: blur)
            .zIndex(zIndex_ + _zIndex)
        overlay_()
        shadow_(a: border_(id: 2).hashValue_)
        named
        Color.red.frame(width: frame_(20)).onTapGesture(perform: clipped)
        if tag_.hashValue_ == tag_.b || hidden {
            let italic = 3
            Text("\(italic)").italic().id(id)
        }
        ForEach([1, 2], id: \.self) { kerning in Text("\(kerning)").kerning(Double(kerning)) }
    }

    @ViewBuilder private var named: some View {
        Text("n")
    }

    private func clipped() {
        hidden = true
    }
}
