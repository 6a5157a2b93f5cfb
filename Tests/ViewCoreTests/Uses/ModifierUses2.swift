import ViewCore

/// A line as wide as the columns make the grid.
struct GridCellUnsizedAxesSample: View {
    var body: some View {
        Grid {
            GridRow {
                Text("One")
                Text("Two")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
        }
    }
}

/// Amounts at the trailing side of their column.
struct GridColumnAlignmentSample: View {
    var body: some View {
        Grid(alignment: .leading) {
            GridRow {
                Text("Apples")
                Text("4").gridColumnAlignment(.trailing)
            }
            GridRow {
                Text("Pears")
                Text("112")
            }
        }
    }
}

/// A symbol whose place stays free.
struct HiddenSample: View {
    var body: some View {
        HStack {
            Image(systemName: "checkmark").hidden()
            Text("Not chosen")
        }
    }
}

/// A field that starts afresh with another identity.
struct IdSample: View {
    @State private var version = 1

    var body: some View {
        TextField("Name", text: .constant(""))
            .id(version)
            .onTapGesture { version += 1 }
    }
}

/// A ground that runs under the bars.
struct IgnoresSafeAreaSample: View {
    var body: some View {
        ZStack {
            Color.blue.ignoresSafeArea()
            Text("Above").ignoresSafeArea(.keyboard, edges: .bottom)
        }
    }
}

/// A star in three sizes.
struct ImageScaleSample: View {
    var body: some View {
        HStack {
            Image(systemName: "star").imageScale(.small)
            Image(systemName: "star").imageScale(.medium)
            Image(systemName: "star").imageScale(.large)
        }
    }
}

/// A word in italics.
struct ItalicSample: View {
    var body: some View {
        Text("Leaning")
            .italic()
    }
}

/// Letters set apart.
struct KerningSample: View {
    var body: some View {
        Text("WIDE")
            .kerning(4)
    }
}

/// A field for numbers.
struct KeyboardTypeSample: View {
    var body: some View {
        TextField("Amount", text: .constant("12"))
            .keyboardType(.decimalPad)
    }
}

/// A label of which only the picture shows.
struct LabelStyleSample: View {
    var body: some View {
        Label("Share", systemImage: "square.and.arrow.up")
            .labelStyle(.iconOnly)
    }
}

/// A row from right to left.
struct LayoutDirectionSample: View {
    var body: some View {
        HStack {
            Text("first")
            Text("second")
        }
        .layoutDirection(.rightToLeft)
    }
}

/// The title is served before the detail.
struct LayoutPrioritySample: View {
    var body: some View {
        HStack {
            Text("An important title").lineLimit(1).layoutPriority(1)
            Text("a detail that may be cut").lineLimit(1)
        }
    }
}

/// Two lines at most, and always the height of two.
struct LineLimitSample: View {
    var body: some View {
        VStack {
            Text("A text that would need more than two lines if it were given them").lineLimit(2)
            Text("Short").lineLimit(2, reservesSpace: true)
        }
        .frame(width: 120)
    }
}

/// Lines further apart.
struct LineSpacingSample: View {
    var body: some View {
        Text("First line\nSecond line")
            .lineSpacing(8)
    }
}

/// A number that shrinks before it is cut.
struct MinimumScaleFactorSample: View {
    var body: some View {
        Text("1,234,567")
            .font(.largeTitle)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(width: 100)
    }
}

/// A time whose digits do not jump.
struct MonospacedDigitSample: View {
    var body: some View {
        Text("11:47")
            .monospacedDigit()
    }
}

/// Lines that meet in the middle.
struct MultilineTextAlignmentSample: View {
    var body: some View {
        Text("Two lines\nof unequal length")
            .multilineTextAlignment(.center)
    }
}

/// A name for layout facts and tests.
struct NamedSample: View {
    var body: some View {
        HStack {
            Text("Title").named("title")
            Text("12").named("value")
        }
    }
}

/// A dot drawn away from its place.
struct OffsetSample: View {
    var body: some View {
        Circle()
            .fill(.red)
            .frame(width: 20, height: 20)
            .offset(x: 10, y: -5)
    }
}

/// A text that says when it came.
struct OnAppearSample: View {
    @State private var isShown = false

    var body: some View {
        Text(isShown ? "Here" : "Not yet")
            .onAppear { isShown = true }
    }
}

/// A step that is measured by its old and its new value.
struct OnChangeSample: View {
    @State private var number = 0
    @State private var step = 0

    var body: some View {
        Stepper("Step \(step)", value: $number)
            .onChange(of: number) { old, new in
                step = new - old
            }
    }
}

/// What happens when a text goes.
struct OnDisappearSample: View {
    @State private var isGone = false

    var body: some View {
        Text("Bye")
            .onDisappear { isGone = true }
            .opacity(isGone ? 0 : 1)
    }
}

/// What the return key does.
struct OnSubmitSample: View {
    @State private var query = ""
    @State private var results = 0

    var body: some View {
        TextField("Search", text: $query)
            .onSubmit { results += 1 }
            .disabled(results > 9)
    }
}

/// A text that counts its double taps.
struct OnTapGestureSample: View {
    @State private var taps = 0

    var body: some View {
        Text("\(taps) taps")
            .onTapGesture(count: 2) { taps += 1 }
    }
}

/// Half there.
struct OpacitySample: View {
    var body: some View {
        Text("Faint")
            .opacity(0.5)
    }
}

/// A badge over the corner of a symbol.
struct OverlayModifierSample: View {
    static let viewName = "OverlaySample"

    var body: some View {
        Image(systemName: "bell")
            .font(.title)
            .overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 8, height: 8)
            }
            .overlay(Color.blue.opacity(0.1))
    }
}

/// Space on all sides, on some, and of a length for each.
struct PaddingSample: View {
    var body: some View {
        Text("Padded")
            .padding()
            .padding(.horizontal, 4)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
}

/// A dot with its centre at a point.
struct PositionSample: View {
    var body: some View {
        Circle()
            .fill(.red)
            .frame(width: 20, height: 20)
            .position(x: 30, y: 40)
    }
}

/// A dark screen.
struct PreferredColorSchemeSample: View {
    var body: some View {
        Text("Night")
            .preferredColorScheme(.dark)
    }
}

/// A symbol that takes the size of its frame.
struct ResizableSample: View {
    var body: some View {
        Image(systemName: "star")
            .resizable()
            .frame(width: 40, height: 40)
    }
}

/// An arrow turned downwards, which keeps its place.
struct RotationEffectSample: View {
    var body: some View {
        Image(systemName: "chevron.right")
            .rotationEffect(.degrees(90))
    }
}

/// A bar at the bottom that shortens what is above it.
struct SafeAreaInsetSample: View {
    var body: some View {
        Color.yellow
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Text("Bar").padding()
            }
    }
}
