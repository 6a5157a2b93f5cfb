// Written by viewc: what is changed here is lost.

import ViewCore

struct O {
    var s: AnyShape? = nil
    var k: [AnyShape] = []
    var st: AnyShapeStyle? = nil
    var b: AnyButtonStyle? = nil
}

func pick(_ n: Int) -> AnyShape? {
    if n > 1 {
        return AnyShape(Circle())
    }
    return nil
}

func pick2() -> [AnyShapeStyle] {
    [AnyShapeStyle(.red), AnyShapeStyle(.blue), AnyShapeStyle(Gradient(colors: [.red, .blue]))]
}

func pick3(_ n: Int) -> AnyShapeStyle {
    n > 1
        ? AnyShapeStyle(.red)
        : AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
}

struct A: View {
    var n: Int = 2
    @State private var list: [AnyShape] = [AnyShape(Circle()), AnyShape(Capsule())]
    @State private var styles: [AnyShapeStyle] = [AnyShapeStyle(.red)]
    @State private var one: AnyShape = AnyShape(Circle())
    @State private var two: AnyShape? = nil

    private var picked: AnyShape {
        pick(n) ?? AnyShape(Rectangle())
    }

    private var all: [AnyShape] {
        [1, 2].map { x in AnyShape(Circle()) }
    }

    var body: some View {
        Text("\(list.count) \(all.count)").background(.red, in: picked).onAppear { go() }
        Text("\(two == nil)")
        Text(
            "\(styles.contains(AnyShapeStyle(.red))) \(pick3(n) == pick2()[1]) \(styles.first == styles.last) \(O(st: AnyShapeStyle(.blue)).st == nil)"
        )
        Text(
            "\(O().b == AnyButtonStyle(.plain)) \(O(b: AnyButtonStyle(.plain)).b == AnyButtonStyle(.plain)) \(O().b == nil) \(pick2().firstIndex(of: AnyShapeStyle(.blue)) ?? 7)"
        )
        if let s = two {
            Color.red.clipShape(s)
        }
        if let s = pick(3) {
            Color.red.clipShape(s)
        }
        ForEach(list.indices, id: \.self) { i in Color.blue.frame(height: 5).clipShape(list[i]) }
        Text("x").foregroundStyle(pick3(n))
        Color.green.clipShape(O().s ?? AnyShape(Circle()))
    }

    private func go() {
        list.append(AnyShape(Rectangle()))
        list.insert(AnyShape(.circle), at: 0)
        styles.append(AnyShapeStyle(.blue))
        one = AnyShape(Capsule())
        two = AnyShape(Circle())
        two = nil
        list[0] = AnyShape(Rectangle())
        list = [n, 2].map { x in x > 1 ? AnyShape(Circle()) : AnyShape(Rectangle()) }
    }
}
