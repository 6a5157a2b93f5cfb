// Written by viewc: what is changed here is lost.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII, TypeNamesShouldBeCapitalized

import ViewCore

struct Type_: Hashable {
    var `in`: Int
    var `class`: String
}

enum Optional_: CaseIterable, Hashable {
    case `default`
    case some
    case `init`
}

struct State_: View {
    static var viewName: String { "State" }

    let self_: String
    let body_: String
    let `func`: Int
    let min_: Int
    let Text_: String
    let 名前: String
    @State private var n = 0
    @State private var _n_ = 1
    @Environment(\.colorScheme) private var colorScheme_

    init(
        self self_: String,
        body body_: String,
        `func`: Int,
        min min_: Int,
        Text Text_: String,
        名前: String = "日本"
    ) {
        self.self_ = self_
        self.body_ = body_
        self.`func` = `func`
        self.min_ = min_
        self.Text_ = Text_
        self.名前 = 名前
    }

    private var colorScheme: String {
        "mine"
    }

    var body: some View {
        VStack {
            SwiftUIText(title: self_ + body_, kind: .`default`)
            Button(名前) { print_() }
            Label(Text_, systemImage: colorScheme)
            ForEach(0..<n) { item in row(item: item, id: `func`) }
            Divider().opacity(colorScheme_ == .dark ? 1 : 0)
        }
    }

    @ViewBuilder private func row(item: Int, id: Int) -> some View {
        Spacer(minLength: Double(item + id))
    }

    private func print_() {
        n = max(min_, _n_)
    }
}

struct SwiftUIText: View {
    let title: String
    let kind: Optional_

    var body: some View {
        Label(title, systemImage: "\(kind)").named("label")
    }
}

/// Escapes of names that are the library's meet no names of the program.
struct Ways: Hashable {
    var Type_: Int
    var Type__: Int
    var padding__: Int

    init(Type Type_: Int, Type_ Type__: Int, padding_ padding__: Int) {
        self.Type_ = Type_
        self.Type__ = Type__
        self.padding__ = padding__
    }

    func padding_() -> Int {
        padding__ + min__(Type_) + hash_(Type__)
    }
}

let body_: Int = 1

let body__: Int = 2

func min__(_ n: Int) -> Int {
    n + body_ + body__
}

func hash_(_ n: Int) -> Int {
    n
}

struct Escapes: View {
    let min_: Int
    let min__: Int
    let value: Int
    let all: [[Int]]
    @State private var padding__ = 1
    @State private var width = 2
    @State private var _width_ = 3

    init(min min_: Int, min_ min__: Int, value: Int, all: [[Int]]) {
        self.min_ = min_
        self.min__ = min__
        self.value = value
        self.all = all
    }

    var body: some View {
        hiding(width_: all.filter { value_ in value_.contains { $0 == value } }.count)
        ForEach(min_..<min__) { min__ in hiding(width_: min__) }
    }

    @ViewBuilder private func hiding(width_: Int) -> some View {
        Spacer(minLength: Double(width_ + width + _width_ + padding__))
    }
}

private struct Row: View {
    let t: Type_

    var body: some View {
        Label(t.`class`, systemImage: "\(t.`in`)")
    }
}

private struct row: View {
    let index: Int

    var body: some View {
        Row(t: Type_(in: index, class: "c"))
    }
}

/// Words that Swift reads otherwise where a body or an expression begins.
struct `unsafe`: View {
    let `get`: (Int) -> AnyView
    let `didSet`: () -> AnyView

    init(
        @ViewBuilder `get`: @escaping (Int) -> some View,
        @ViewBuilder `didSet`: @escaping () -> some View
    ) {
        self.`get` = slot(`get`)
        self.`didSet` = slot(`didSet`)
    }

    var body: some View {
        `get`([1, 2].filter { `willSet` in `willSet` > 1 }.count)
        `didSet`()
    }
}

struct Careful: View {
    var body: some View {
        `unsafe` { item in
            Text("\([1, 2].filter { `set` in `set` > 1 }.count) \(item)")
        } didSet: {
            Divider()
        }
    }
}
