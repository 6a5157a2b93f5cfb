// Written by viewc: what is changed here is lost.

import SwiftUI

/// SwiftUI reads Markdown in what it looks up; the language shows each text's characters.
enum Kind: String, CaseIterable, Hashable {
    case small = "S"
    case large = "L"
}

struct Marks: View {
    let kind: Kind
    let on: Bool
    let name: String
    let count: Int

    var body: some View {
        part1
        part2
    }

    @ViewBuilder private var part1: some View {
        Text("plain, 5 * 3 and snake_case & more < less")
        Text(String(localized: "*emphasis*"))
        Text(String(localized: "__strong__ \(name)"))
        Text(String(localized: "`code`"))
        Text(String(localized: "~~gone~~"))
        Text(String(localized: "[a link](https://example.com)"))
        Text(String(localized: "see https://example.com"))
        Text(String(localized: "me@example.com"))
        Text(String(localized: "a &amp; b"))
        Text(String(localized: "<b>bold</b>"))
    }

    @ViewBuilder private var part2: some View {
        Text(String(localized: "\\*a\\*"))
        Text(String(localized: "*\(name)*"))
        Text(on ? String(localized: "*on*") : String(localized: "off"))
        Text(on ? "on" : "off")
        Text(name)
        Button(String(localized: "**\(count)** more")) {}
        Toggle(String(localized: "_a_ and _b_"), isOn: .constant(on))
            .accessibilityLabel(String(localized: "*label*"))
        Text("\(String(on)) \(String(describing: kind)) \(kind.rawValue) \(count) \(name)")
        Text(
            String(localized: "*\(String(on)) \(String(describing: kind)) \(2.5, specifier: "%.1f")*")
        )
        Label("\(String(describing: kind))", systemImage: "\(kind)")
    }
}
