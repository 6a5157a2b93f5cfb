import ViewCore

/// Space that the ground behind still runs into.
struct SafeAreaPaddingSample: View {
    var body: some View {
        Text("Inside")
            .background(Color.yellow.ignoresSafeArea())
            .safeAreaPadding(.horizontal, 20)
            .safeAreaPadding()
    }
}

/// A symbol drawn larger, which keeps its place.
struct ScaleEffectSample: View {
    var body: some View {
        Image(systemName: "heart")
            .scaleEffect(1.5, anchor: .bottom)
            .scaleEffect(x: -1, y: 1)
    }
}

/// A picture that covers its frame, the rest cut off.
struct ScaledToFillSample: View {
    var body: some View {
        Image(systemName: "photo")
            .resizable()
            .scaledToFill()
            .frame(width: 80, height: 40)
            .clipped()
    }
}

/// A picture inside its frame, in its own ratio.
struct ScaledToFitSample: View {
    var body: some View {
        Image(systemName: "photo")
            .resizable()
            .scaledToFit()
            .frame(width: 80, height: 40)
    }
}

/// A card above the ground.
struct ShadowSample: View {
    var body: some View {
        Color.white
            .frame(width: 80, height: 50)
            .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
    }
}

/// A dashed outline.
struct StrokeSample: View {
    var body: some View {
        Rectangle()
            .stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
            .frame(width: 80, height: 40)
    }
}

/// An outline inside the frame.
struct StrokeBorderSample: View {
    var body: some View {
        Circle()
            .strokeBorder(.blue, lineWidth: 4)
            .frame(width: 40, height: 40)
    }
}

/// A return key that says Search.
struct SubmitLabelSample: View {
    var body: some View {
        TextField("Search", text: .constant(""))
            .submitLabel(.search)
    }
}

/// The value of an element that can be chosen.
struct TagSample: View {
    var body: some View {
        Text("Monthly")
            .tag(1)
    }
}

/// Work that begins with the element.
struct TaskSample: View {
    @State private var title = "Loading"

    var body: some View {
        Text(title)
            .task { title = "Loaded" }
            .task(id: title) { print(title) }
    }
}

/// A heading in capitals.
struct TextCaseSample: View {
    var body: some View {
        Text("Chapter one")
            .textCase(.uppercase)
    }
}

/// A field in a box.
struct TextFieldStyleSample: View {
    var body: some View {
        TextField("Search", text: .constant(""))
            .textFieldStyle(.roundedBorder)
    }
}

/// A green button.
struct TintSample: View {
    var body: some View {
        Button("Continue") {}
            .tint(.green)
    }
}

/// A toggle that looks like a button.
struct ToggleStyleSample: View {
    var body: some View {
        Toggle("Bold", isOn: .constant(true))
            .toggleStyle(.button)
    }
}

/// Letters set apart, ligatures kept.
struct TrackingSample: View {
    var body: some View {
        Text("office")
            .tracking(2)
    }
}

/// A text that comes from below.
struct TransitionSample: View {
    @State private var isShown = true

    var body: some View {
        VStack {
            Toggle("Details", isOn: $isShown)
            if isShown {
                Text("The details").transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
    }
}

/// A path that is cut in the middle.
struct TruncationModeSample: View {
    var body: some View {
        Text("/usr/local/share/man/man1/view.1")
            .lineLimit(1)
            .truncationMode(.middle)
    }
}

/// A word with a line below it.
struct UnderlineSample: View {
    var body: some View {
        Text("Terms")
            .underline(true, color: .blue)
    }
}

/// The first of two is drawn above the second.
struct ZIndexSample: View {
    var body: some View {
        ZStack {
            Color.red.frame(width: 60, height: 60).zIndex(1)
            Color.blue.frame(width: 80, height: 40)
        }
    }
}
