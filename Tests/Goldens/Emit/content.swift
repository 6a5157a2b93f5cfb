// Written by viewc: what is changed here is lost.

import ViewCore

enum Mode: CaseIterable, Hashable {
    case list
    case grid
    case none
}

struct Content1: View {
    let mode: Mode
    var style: AnyShapeStyle = AnyShapeStyle(.tint)
    var shape: AnyShape = AnyShape(Circle())
    let isOn: Bool
    let number: Int?
    let texts: [String]

    private var wide: Double {
        if isOn {
            2
        } else {
            3.5
        }
    }

    private var color: Color {
        isOn ? .blue : .gray
    }

    var body: some View {
        switch mode {
        case .list:
            Text("list").foregroundStyle(isOn ? AnyShapeStyle(.blue) : AnyShapeStyle(.secondary))
        case .grid:
            let count: Int = texts.count
            Text("\(count)").foregroundStyle(style)
            Text(texts.first?.uppercased() ?? "none").background(color, in: shape)
        case .none:
            Group {}
        }
        if isOn && wide > 2.0 {
            Circle()
                .fill(style)
                .frame(
                    width: finiteNumber(wide * 2.0 / Double(number ?? 1)),
                    height: 2.0 + wide * 3.0 - finiteNumber(1.0 / wide)
                )
        }
        Text("a") + Text("b").bold() + Text("\(number ?? 0)")
        Text("x")
            .alignmentGuide(HorizontalAlignment.center) { d in
                d[HorizontalAlignment.leading] - 4.0
            }
            .padding([.top, .leading])
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2.0) }
        ForEach(Range(1...3)) { i in Text("\(i)") }
        Text(
            "\(Array(texts.prefix(2)).count) \(Array((Range(1...3)).reversed()).count) \(texts.indices.contains(0) ? 1_234_567 : 0)"
        )
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        Color(red: 0.5, green: 0.25, blue: 1)
    }
}

struct Rows: View {
    let names: [String]

    var body: some View {
        VStack {
            WholeItemRow(names, id: \.self) { name in Text(name) }.named("row")
            CountReader("row") { hidden, shown in
                Text("\(hidden) hidden")
            }
        }
    }
}
