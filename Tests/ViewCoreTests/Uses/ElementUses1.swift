import ViewCore

/// A row where there is room for one, else a column.
struct AdaptiveStackSample: View {
    var body: some View {
        AdaptiveStack(by: .width(300), alignment: .leading, spacing: 12) {
            Text("Departure")
            Text("Arrival")
        }
    }
}

/// A button with a title, one with a symbol and one that shows what it likes.
struct ButtonSample: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Button("Save") { count += 1 }
            Button("Delete", systemImage: "trash", role: .destructive) { count = 0 }
            Button {
                count += 10
            } label: {
                Text("Saved \(count) times").font(.headline)
            }
        }
    }
}

/// A pill behind a word.
struct CapsuleSample: View {
    var body: some View {
        Text("New")
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Capsule().fill(.yellow))
    }
}

/// A dot, as large as the shorter side allows.
struct CircleSample: View {
    var body: some View {
        Circle()
            .fill(.red)
            .frame(width: 60, height: 24)
    }
}

/// A colour fills the space that a frame gives it.
struct ColorSample: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red
            Color(red: 0.2, green: 0.4, blue: 0.6)
            Color.blue.opacity(0.3)
        }
        .frame(height: 40)
    }
}

/// A line between two parts.
struct DividerSample: View {
    var body: some View {
        VStack {
            Text("Above")
            Divider()
            Text("Below")
        }
    }
}

/// An ellipse that touches the sides of its frame.
struct EllipseSample: View {
    var body: some View {
        Ellipse()
            .stroke(.purple, lineWidth: 2)
            .frame(width: 120, height: 60)
    }
}

/// Nothing, in the place of a symbol.
struct EmptyViewSample: View {
    @State private var isNew = false

    var body: some View {
        HStack {
            if isNew {
                Image(systemName: "star")
            } else {
                EmptyView()
            }
            Text("Title")
        }
    }
}

private struct Stop: Identifiable, Hashable {
    var id: Int
    var name: String
}

private let stops = [Stop(id: 1, name: "Lisbon"), Stop(id: 2, name: "Porto"), Stop(id: 3, name: "Braga")]

/// A line for each item of an array.
struct ForEachSample: View {
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(stops) { stop in
                Text("\(stop.id). \(stop.name)")
            }
        }
    }
}

/// A bar as wide as two thirds of what it is offered.
struct GeometryReaderSample: View {
    var body: some View {
        GeometryReader { geometry in
            Capsule().fill(.green).frame(width: geometry.size.width * 2 / 3, height: 8)
        }
        .frame(height: 8)
    }
}

/// Names and amounts in columns of common width.
struct GridSample: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
            GridRow {
                Text("Rent")
                Text("900")
            }
            GridRow {
                Text("Electricity")
                Text("64")
            }
        }
    }
}

/// A row whose cells stand at its bottom, below one of another height.
struct GridRowSample: View {
    var body: some View {
        Grid {
            GridRow(alignment: .bottom) {
                Color.blue.frame(width: 40, height: 60)
                Color.green.frame(width: 40, height: 20)
            }
            GridRow {
                Text("a")
                Text("b")
            }
        }
    }
}

/// One modifier for several elements, which stay children of the stack.
struct GroupSample: View {
    var body: some View {
        HStack {
            Group {
                Text("One")
                Text("Two")
            }
            .font(.headline)
            Text("Three")
        }
    }
}

/// A symbol, a title and a value at the end, on one baseline.
struct HStackSample: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: "bell")
            Text("Reminders")
            Spacer()
            Text("3").foregroundStyle(.secondary)
        }
        .padding()
    }
}

/// A title that stays in the middle between two buttons.
struct HeaderStackSample: View {
    @State private var isDone = false

    var body: some View {
        HeaderStack(spacing: 8) {
            Text(isDone ? "Done" : "Edit").font(.headline).lineLimit(1)
        } leading: {
            Button("Cancel") { isDone = false }
        } trailing: {
            Button("Done") { isDone = true }
        }
    }
}

/// A symbol, which has the size of its font.
struct ImageSample: View {
    var body: some View {
        Image(systemName: "leaf")
            .font(.largeTitle)
            .foregroundStyle(.green)
    }
}

/// A symbol and a title, and a picture and a title of their own.
struct LabelSample: View {
    var body: some View {
        VStack(alignment: .leading) {
            Label("Favourites", systemImage: "star")
            Label {
                Text("Drafts").font(.headline)
            } icon: {
                Circle().fill(.orange).frame(width: 12, height: 12)
            }
        }
    }
}

/// A row of covers that scrolls sideways.
struct LazyHStackSample: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(1...10, id: \.self) { _ in
                    RoundedRectangle(cornerRadius: 8).fill(.indigo).frame(width: 90, height: 120)
                }
            }
        }
    }
}

/// A long list, as wide as the scroll view, made as it comes into view.
struct LazyVStackSample: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 4) {
                ForEach(1...20, id: \.self) { number in
                    Text("Line \(number)")
                }
            }
        }
    }
}

/// A gradient as an element and as a style.
struct LinearGradientSample: View {
    var body: some View {
        VStack {
            LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom)
                .frame(height: 60)
            Text("Sunset")
                .font(.title)
                .foregroundStyle(
                    LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing)
                )
        }
    }
}

/// An address as a title and as a label.
struct LinkSample: View {
    var body: some View {
        VStack {
            Link("Help", destination: URL(string: "https://example.com/help"))
            Link(destination: URL(string: "https://example.com")) {
                Label("Website", systemImage: "safari")
            }
        }
    }
}

/// A button that floats above the keyboard.
struct OverlaySample: View {
    var body: some View {
        Overlay(alignment: .bottomTrailing, inset: 16) {
            Color.yellow
        } floating: {
            Circle().fill(.blue).frame(width: 56, height: 56)
        }
    }
}

/// Something that goes on, and how far something else has come.
struct ProgressViewSample: View {
    var body: some View {
        VStack(spacing: 20) {
            ProgressView("Loading")
            ProgressView(value: 3, total: 12) {
                Text("Files")
            } currentValueLabel: {
                Text("3 of 12")
            }
        }
        .padding()
    }
}

/// A bar of a rectangle.
struct RectangleSample: View {
    var body: some View {
        Rectangle()
            .fill(.teal)
            .frame(width: 120, height: 16)
    }
}

/// A card's outline.
struct RoundedRectangleSample: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 12, style: .continuous)
            .strokeBorder(.gray, lineWidth: 1)
            .frame(width: 160, height: 90)
    }
}

/// A column that is higher than the window.
struct ScrollViewSample: View {
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(spacing: 0) {
                Color.red.frame(height: 200)
                Color.green.frame(height: 200)
            }
        }
    }
}
