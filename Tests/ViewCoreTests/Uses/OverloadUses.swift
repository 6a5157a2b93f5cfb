import ViewCore

// What stands between the braces of each `use` is read twice: by Swift here, and by the language in the test.

/// Uses of every overload of every element, spelled alike in Swift and in the language.
extension OverloadUse {
    static let elements: [OverloadUse] = [
        use("stacks") {
            VStack(alignment: .leading, spacing: 2) { Text("a") }
            HStack(alignment: .top, spacing: 3) {
                Text("a")
                Text("b")
            }
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 20, height: 10)
                Text("c")
            }
            LazyVStack(alignment: .trailing, spacing: 1, pinnedViews: [.sectionHeaders]) { Text("d") }
            LazyHStack(alignment: .bottom, spacing: 1, pinnedViews: .sectionFooters) { Text("e") }
        },
        use("grids") {
            Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 5) {
                GridRow(alignment: .top) {
                    Text("a")
                    Text("bb")
                }
                GridRow {
                    Text("ccc")
                    Color.blue.frame(width: 5, height: 5)
                }
            }
        },
        use("space") {
            HStack {
                Spacer(minLength: 5)
                Divider()
                Spacer()
            }
            EmptyView()
        },
        use("groups") {
            Group {
                Text("a")
                Text("b")
            }
            .padding(1)
            Section("Title") { Text("c") }
            Section {
                Text("d")
            } header: {
                Text("e")
            } footer: {
                Text("f")
            }
            ForEach(0..<2) { number in Text("\(number)") }
            ForEach([1.5, 2.5], id: \.self) { number in Text("\(number)") }
        },
        use("readers") {
            ViewThatFits(in: .horizontal) {
                Text("A long text that cannot fit in so little space as there is for it here, surely")
                Text("Short")
            }
            GeometryReader { proxy in Color.green.frame(width: proxy.size.width / 2, height: proxy.size.height / 3) }
            ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("scrolled") }
            ScrollView {
                Text("a")
                Text("b")
            }
        },
        use("texts") {
            Text("plain", comment: "a note")
            Text(verbatim: "as it is")
            Text(12345, format: .number)
            Text(0.125, format: .percent.precision(.fractionLength(1)))
        },
        use("labels") {
            Label("Star", systemImage: "star")
            Label("Moon", image: "moon")
            Label {
                Text("Two")
                Text("parts")
            } icon: {
                Circle().frame(width: 9, height: 9)
            }
        },
        use("progress") {
            ProgressView()
            ProgressView("Loading")
            ProgressView(value: 0.5, total: 2)
            ProgressView("Loading", value: 3, total: 10)
            ProgressView { Text("Label") }
            ProgressView(value: 0.2, total: 1) {
                Text("Label")
            } currentValueLabel: {
                Text("20 %")
            }
        },
        use("buttons") {
            Button("OK", role: .cancel, action: {})
            Button("Delete", systemImage: "trash", role: .destructive, action: {})
            Button(role: .destructive, action: {}) { Text("Label") }
            Button("Trailing") {}
            Link("Site", destination: URL(string: "https://example.org"))
            Link(destination: URL(string: "https://example.org")) { Text("Site") }
        },
        use("fields") {
            TextField("Name", text: .constant("Ada"), prompt: Text("Your name"), axis: .vertical)
            TextField(text: .constant(""), prompt: nil, axis: .horizontal) { Text("Label") }
            TextField("Count", value: .constant(1200), format: .number, prompt: Text("none"))
            SecureField("Secret", text: .constant("abc"), prompt: Text("Word"))
            SecureField(text: .constant(""), prompt: Text("Word")) { Text("Label") }
        },
        use("toggles") {
            Toggle("Sound", isOn: .constant(true))
            Toggle("Sound", systemImage: "speaker", isOn: .constant(false))
            Toggle(isOn: .constant(true)) { Text("Label") }
        },
        use("sliders") {
            Slider(value: .constant(0.5), in: 0...2, step: 0.25, onEditingChanged: { _ in })
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            }
        },
        use("steppers") {
            Stepper("Whole", value: .constant(3), in: 1...5, step: 2, onEditingChanged: { _ in })
            Stepper(value: .constant(3), in: 1...5, step: 2) { Text("Label") }
            Stepper("Fraction", value: .constant(0.5), in: 0.0...1.0, step: 0.1)
            Stepper(value: .constant(0.5), in: 0.0...1.0, step: 0.1) { Text("Label") }
            Stepper("Handlers", onIncrement: {}, onDecrement: nil)
            Stepper {
                Text("Label")
            } onIncrement: {
            } onDecrement: {
            }
        },
        use("images") {
            Image(systemName: "star")
            Image("missing")
            Image("missing", label: Text("A picture"))
            Image(decorative: "missing")
        },
        use("shapes") {
            Rectangle()
            RoundedRectangle(cornerRadius: 3, style: .circular)
            RoundedRectangle(cornerSize: CGSize(width: 2, height: 3))
            Circle()
            Capsule(style: .continuous)
            Ellipse()
            Color.red
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        },
        use("headers") {
            HeaderStack(spacing: 2, alignment: .top, title: .centeredIfFits) {
                Button("A") {}
                Text("Title")
                Button("B") {}
            }
            HeaderStack {
                Text("Title")
            } leading: {
                Button("A") {}
            } trailing: {
                Button("B") {}
            }
            HeaderStack {
                Text("Title")
                Button("B") {}
            }
            HeaderStack { Text("Alone") }
        },
        use("rows") {
            WholeItemRow([1, 2, 3], id: \.self, spacing: 2, alignment: .top) { item in
                Color.red.frame(width: 30, height: 10 * Double(item))
            } overflow: { hidden in
                Text("and \(hidden)")
            } empty: {
                Text("none")
            }
            WholeItemRow(spacing: 2, alignment: .bottom) {
                Color.red.frame(width: 90, height: 10)
                Color.red.frame(width: 90, height: 10)
                Color.red.frame(width: 90, height: 10)
            } overflow: { hidden in
                Text("\(hidden)")
            } empty: {
                Text("none")
            }
            WholeItemRow(0..<40) { number in Text("\(number)") }
            WholeItemRow(0..<0) { number in Text("\(number)") }
        },
        use("adaptive") {
            AdaptiveStack(by: .width(10), alignment: .topLeading, spacing: 3) {
                Text("a")
                Text("b")
            }
            AdaptiveStack(by: .fit) {
                Text("a")
                Text("b")
            }
        },
        use("floating") {
            Overlay(alignment: .topLeading, inset: 4, keyboard: .ignore) {
                Color.yellow
            } floating: {
                Circle().frame(width: 8, height: 8)
            }
            Overlay(inset: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) {
                Color.yellow
            } floating: {
                Circle().frame(width: 8, height: 8)
            }
        },
    ]
}
