// Written by viewc: what is changed here is lost.

import ViewCore

struct Strings: View {
    let name: String
    let count: Int
    let share: Double

    var body: some View {
        VStack {
            Text("quotes \" and \\ and \\( and \\u{41}")
            Text("line\nreturn\rtab\tnul\0end")
            Text("separators \u{2028}\u{2029} marks \u{202E}\u{2066} joined 👨‍👩‍👧 é")
            Text("raw \\n \"quoted\"")
            Text("two\n  lines")
            Text("\(name): \(count) of \(share, specifier: "%.1f") \("in \(name)")")
            Text("a\(name)b\(name)c")
            Text("\(share, format: .percent)")
            Text("*/ // /*")
        }
    }
}
