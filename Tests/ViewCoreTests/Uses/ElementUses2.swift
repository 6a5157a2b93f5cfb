import ViewCore

/// A header, its rows and a footer, one after the other.
struct SectionSample: View {
    var body: some View {
        VStack(alignment: .leading) {
            Section("Account") {
                Text("Name")
                Text("Email")
            }
            Section {
                Text("Wi-Fi")
            } header: {
                Text("Network").font(.headline)
            } footer: {
                Text("Known networks are joined.").font(.footnote)
            }
        }
    }
}

/// A field whose text is shown as dots.
struct SecureFieldSample: View {
    @State private var password = "secret"

    var body: some View {
        VStack {
            SecureField("Password", text: $password)
            SecureField(text: $password) {
                Text("Once more")
            }
        }
        .padding()
    }
}

/// A number between limits, in steps, with labels at its ends.
struct SliderSample: View {
    @State private var volume = 0.4

    var body: some View {
        VStack {
            Slider(value: $volume)
            Slider(value: $volume, in: 0...1, step: 0.1) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
        }
        .padding()
    }
}

/// Two texts at the ends of a row.
struct SpacerSample: View {
    var body: some View {
        HStack {
            Text("From")
            Spacer(minLength: 20)
            Text("To")
        }
        .padding()
    }
}

/// A number that is changed one by one, and an action for each direction.
struct StepperSample: View {
    @State private var guests = 2

    var body: some View {
        VStack {
            Stepper("Guests: \(guests)", value: $guests, in: 1...12)
            Stepper("Zoom") {
                guests += 2
            } onDecrement: {
                guests -= 2
            }
        }
        .padding()
    }
}

/// Text with a number in it, joined to another of its own colour.
struct TextSample: View {
    private let total = 12.5

    var body: some View {
        VStack {
            Text("Total: \(total, specifier: "%.2f")")
            Text("Not ") + Text("now").bold().foregroundColor(.red)
        }
    }
}

/// A field for a name and one for a number.
struct TextFieldSample: View {
    @State private var name = ""
    @State private var age = 36

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextField("Age", value: $age, format: .number)
            TextField("Notes", text: $name, prompt: Text("Anything else"), axis: .vertical)
        }
        .textFieldStyle(.roundedBorder)
        .padding()
    }
}

/// A switch with a title, one with a symbol and one with a label of its own.
struct ToggleSample: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Toggle("Wi-Fi", isOn: $isOn)
            Toggle("Bluetooth", systemImage: "wave.3.right", isOn: $isOn)
            Toggle(isOn: $isOn) {
                Text("Hotspot")
            }
        }
        .padding()
    }
}

/// Three lines, one below the other, their leading edges in line.
struct VStackSample: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Ingredients").font(.headline)
            Text("Flour, water, salt")
            Text("Ready in two hours").foregroundStyle(.secondary)
        }
    }
}

/// The long text where it fits, else the short one.
struct ViewThatFitsSample: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("Download all twelve episodes").fixedSize()
            Text("Download").fixedSize()
        }
    }
}

private let tags = ["Swift", "Layout", "Design", "Text"]

/// As many whole tags as fit, and how many do not.
struct WholeItemRowSample: View {
    var body: some View {
        WholeItemRow(tags, id: \.self) { tag in
            Text(tag).padding(6).background(.blue, in: Capsule())
        } overflow: { hidden in
            Text("+\(hidden)")
        } empty: {
            Text("No tags")
        }
    }
}

/// A badge on the corner of a tile.
struct ZStackSample: View {
    var body: some View {
        ZStack(alignment: .topTrailing) {
            RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 80, height: 80)
            Text("4").padding(6).background(.red, in: Circle()).foregroundStyle(.white)
        }
    }
}
