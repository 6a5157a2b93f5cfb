import ViewCore

/// A picture that means nothing.
struct AccessibilityHiddenSample: View {
    var body: some View {
        Image(systemName: "sparkles")
            .accessibilityHidden(true)
    }
}

/// A name for user interface tests.
struct AccessibilityIdentifierSample: View {
    var body: some View {
        Button("Send") {}
            .accessibilityIdentifier("send")
    }
}

/// A symbol with a name for readers who hear it.
struct AccessibilityLabelSample: View {
    var body: some View {
        Button {
        } label: {
            Image(systemName: "plus")
        }
        .accessibilityLabel("Add")
    }
}

/// A text that hangs over the leading edge of the others.
struct AlignmentGuideSample: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Title")
            Text("Outdented").alignmentGuide(.leading) { dimensions in dimensions[.leading] + 12 }
        }
    }
}

/// A picture that lets taps through.
struct AllowsHitTestingSample: View {
    var body: some View {
        Image(systemName: "sparkles")
            .allowsHitTesting(false)
    }
}

/// A text that may move closer before it is cut.
struct AllowsTighteningSample: View {
    var body: some View {
        Text("A line that nearly fits")
            .lineLimit(1)
            .allowsTightening(true)
    }
}

/// A bar that grows slowly when its value changes.
struct AnimationSample: View {
    @State private var isWide = false

    var body: some View {
        Capsule()
            .frame(width: isWide ? 160 : 40, height: 8)
            .animation(.easeInOut(duration: 0.3), value: isWide)
            .onTapGesture { isWide.toggle() }
    }
}

/// A box three times as wide as high.
struct AspectRatioSample: View {
    var body: some View {
        Color.blue
            .aspectRatio(3, contentMode: .fit)
    }
}

/// A colour, a shape and an element behind a text.
struct BackgroundSample: View {
    var body: some View {
        Text("Ground")
            .background(.yellow)
            .padding(4)
            .background(.orange, in: RoundedRectangle(cornerRadius: 4))
            .padding(4)
            .background(alignment: .top) { Color.red.frame(height: 2) }
    }
}

/// A price that only members see.
struct BlurSample: View {
    var body: some View {
        Text("19.90")
            .blur(radius: 4)
    }
}

/// A bold word.
struct BoldSample: View {
    var body: some View {
        Text("Loud")
            .bold()
    }
}

/// A line along the inside of a frame.
struct BorderSample: View {
    var body: some View {
        Text("Framed")
            .padding(8)
            .border(.gray, width: 2)
    }
}

/// A button on a ground of its colour, and a plain one.
struct ButtonStyleSample: View {
    var body: some View {
        VStack {
            Button("Buy") {}.buttonStyle(.borderedProminent)
            Button("Later") {}.buttonStyle(.plain)
        }
    }
}

/// A picture in a circle.
struct ClipShapeSample: View {
    var body: some View {
        Image(systemName: "person")
            .resizable()
            .frame(width: 60, height: 60)
            .clipShape(Circle())
    }
}

/// What is larger than the frame is cut off.
struct ClippedSample: View {
    var body: some View {
        Text("A long line")
            .fixedSize()
            .frame(width: 40)
            .clipped()
    }
}

/// Pages as wide as the scroll view, and three tiles a page.
struct ContainerRelativeFrameSample: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                Color.red.containerRelativeFrame(.horizontal)
                Color.green.containerRelativeFrame(.horizontal, count: 3, spacing: 0)
                Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            }
        }
    }
}

/// A row that takes taps between its texts too.
struct ContentShapeSample: View {
    @State private var taps = 0

    var body: some View {
        HStack {
            Text("Left")
            Spacer()
            Text("Right")
        }
        .contentShape(Rectangle())
        .onTapGesture { taps += 1 }
    }
}

/// A large button.
struct ControlSizeSample: View {
    var body: some View {
        Button("Continue") {}
            .buttonStyle(.bordered)
            .controlSize(.large)
    }
}

/// A ground with round corners.
struct CornerRadiusSample: View {
    var body: some View {
        Text("Card")
            .padding()
            .background(Color.gray)
            .cornerRadius(12)
    }
}

/// A button that does nothing.
struct DisabledSample: View {
    var body: some View {
        Button("Send") {}
            .disabled(true)
    }
}

/// A text at the largest size.
struct DynamicTypeSizeSample: View {
    var body: some View {
        Text("Large")
            .dynamicTypeSize(.accessibility5)
    }
}

/// A part in another language and from right to left.
struct EnvironmentSample: View {
    var body: some View {
        Text("Label")
            .environment(\.locale, Locale(identifier: "ar"))
            .environment(\.layoutDirection, .rightToLeft)
    }
}

/// A circle of one colour.
struct FillSample: View {
    var body: some View {
        Circle()
            .fill(.mint)
            .frame(width: 40, height: 40)
    }
}

/// A text that does not wrap, however little it is offered.
struct FixedSizeSample: View {
    var body: some View {
        Text("One line that stays one line")
            .fixedSize(horizontal: true, vertical: false)
            .frame(width: 80)
    }
}

private enum NameField: Hashable { case first, last }

/// Two fields, one of which has the keyboard.
struct FocusedSample: View {
    @State private var first = ""
    @State private var last = ""
    @State private var focus: NameField? = nil
    @State private var isFocused = false

    var body: some View {
        VStack {
            TextField("First", text: $first).focused($focus, equals: .first)
            TextField("Last", text: $last).focused($focus, equals: .last)
            TextField("Alone", text: $last).focused($isFocused)
        }
    }
}

/// A title, and a text of a size of its own.
struct FontSample: View {
    var body: some View {
        VStack {
            Text("Title").font(.title)
            Text("Thirty").font(.system(size: 30, weight: .light, design: .rounded))
        }
    }
}

/// A text with serifs.
struct FontDesignSample: View {
    var body: some View {
        Text("Once upon a time")
            .fontDesign(.serif)
    }
}

/// A text a little heavier than others.
struct FontWeightSample: View {
    var body: some View {
        Text("Medium")
            .fontWeight(.medium)
    }
}

/// A red text.
struct ForegroundColorSample: View {
    var body: some View {
        Text("Red")
            .foregroundColor(.red)
    }
}

/// A text of the second level.
struct ForegroundStyleSample: View {
    var body: some View {
        Text("Secondary")
            .foregroundStyle(.secondary)
    }
}

/// A fixed width, and a height with limits.
struct FrameSample: View {
    var body: some View {
        Text("Centred")
            .frame(width: 120)
            .frame(minHeight: 44, maxHeight: .infinity, alignment: .top)
    }
}

/// A dot in the corner of its cell.
struct GridCellAnchorSample: View {
    var body: some View {
        Grid {
            GridRow {
                Color.blue.frame(width: 60, height: 60)
                Color.red.frame(width: 10, height: 10).gridCellAnchor(.topLeading)
            }
        }
    }
}

/// A heading over two columns.
struct GridCellColumnsSample: View {
    var body: some View {
        Grid {
            GridRow {
                Text("Both columns").gridCellColumns(2)
            }
            GridRow {
                Text("Left")
                Text("Right")
            }
        }
    }
}
