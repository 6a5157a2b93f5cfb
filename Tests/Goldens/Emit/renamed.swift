// Written by viewc: what is changed here is lost.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ViewCore

/// A method that is called otherwise in Swift, where a view has that name.
struct Pair: Hashable {
    var n: Int

    var hidden_: Int {
        n
    }

    func padding_() -> Int {
        hidden_
    }
}

struct A: View {
    var body: some View {
        Text("\(Pair(n: 1).hidden_)")
    }
}
