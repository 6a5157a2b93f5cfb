import ViewCore

/// Uses of every overload of every modifier, spelled alike in Swift and in the language.
extension OverloadUse {
    static let modifiers: [OverloadUse] = [
        use("sizes") {
            Text("a").frame(width: 40, height: 20, alignment: .topLeading)
            Text("a").frame(
                minWidth: 10, idealWidth: 20, maxWidth: 60, minHeight: 5, idealHeight: 6, maxHeight: 30,
                alignment: .bottom)
            Text("a").padding()
            Text("a").padding(.horizontal, 4)
            Text("a").padding([.top, .leading])
            Text("a").padding(3)
            Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            Text("a").fixedSize()
            Text("a").fixedSize(horizontal: true, vertical: false).layoutPriority(1)
        },
        use("ratios") {
            Color.red.aspectRatio(2, contentMode: .fit)
            Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
            Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .tile).scaledToFit()
            Image(systemName: "star").resizable().scaledToFill().frame(width: 20, height: 10)
            Color.red.containerRelativeFrame(.horizontal, alignment: .leading)
            Color.red.containerRelativeFrame(.vertical, count: 9, span: 2, spacing: 3, alignment: .center)
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / 2 : 10
            }
        },
        use("places") {
            Text("a").offset(x: 3, y: -2)
            Text("a").offset(CGSize(width: 1, height: 2))
            Text("a").position(x: 30, y: 10)
            Text("a").position(CGPoint(x: 20, y: 5))
            Text("a").alignmentGuide(.leading) { dimensions in dimensions.width / 2 }
            Text("a").alignmentGuide(.bottom) { dimensions in dimensions[.bottom] + dimensions.height }
            Text("a").zIndex(2)
        },
        use("edges") {
            Text("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 2) { Text("b") }
            Text("a").safeAreaInset(edge: .trailing, alignment: .top, spacing: 2) {
                Text("b")
                Text("c")
            }
            Text("a").safeAreaPadding(.bottom, 3)
            Text("a").safeAreaPadding(2)
            Text("a").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            Text("a").ignoresSafeArea(.container, edges: .bottom)
        },
        use("cells") {
            Grid {
                GridRow {
                    Text("a").gridCellColumns(2)
                    Text("b").gridCellAnchor(.bottomTrailing)
                }
                GridRow {
                    Text("c").gridCellUnsizedAxes([.horizontal, .vertical])
                    Text("d").gridColumnAlignment(.trailing)
                    Text("e")
                }
            }
        },
        use("grounds") {
            Text("a").background(.blue, ignoresSafeAreaEdges: .top)
            Text("a").background(.regularMaterial, in: Capsule())
            Text("a").background(Text("b"), alignment: .bottom)
            Text("a").background(alignment: .top) {
                Color.red
                Circle()
            }
            Text("a").background(in: Circle())
            Text("a").background()
        },
        use("overlays") {
            Text("a").overlay(.secondary, ignoresSafeAreaEdges: [])
            Text("a").overlay(Color.red.opacity(0.5), in: .rect(cornerRadius: 2))
            Text("a").overlay(Text("b"), alignment: .trailing)
            Text("a").overlay(alignment: .leading) { Text("b") }
            Text("a").border(.tint, width: 2)
        },
        use("cuts") {
            Text("a").clipped(antialiased: true)
            Text("a").clipShape(.capsule)
            Text("a").cornerRadius(3, antialiased: false)
            Text("a").shadow(color: .black, radius: 2, x: 1, y: 1)
            Text("a").shadow(radius: 2)
            Text("a").blur(radius: 1, opaque: true)
            Text("a").opacity(0.5)
            Text("a").hidden()
            Text("a").rotationEffect(.degrees(90), anchor: .top)
        },
        use("scales") {
            Text("a").scaleEffect(2, anchor: .bottom)
            Text("a").scaleEffect(CGSize(width: 2, height: 1))
            Text("a").scaleEffect(x: 2, y: 3, anchor: .leading)
        },
        use("strokes") {
            Circle().fill()
            Circle().fill(.red)
            Circle().stroke(lineWidth: 2)
            Circle().stroke(.blue, lineWidth: 2)
            Circle().stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2]))
            Circle().strokeBorder(.green, lineWidth: 2)
            Circle().strokeBorder(Color.green.gradient, style: StrokeStyle(lineWidth: 3))
        },
        use("colours") {
            Text("a").foregroundStyle(.secondary)
            Text("a").padding(1).foregroundStyle(.red, .blue)
            Text("a").padding(1).foregroundStyle(.red, .blue, .green)
            Text("a").foregroundColor(.orange)
            Button("a") {}.tint(.purple)
            Button("a") {}.tint(Color.purple.gradient)
            Image(systemName: "star").imageScale(.large)
        },
        use("fonts") {
            Text("a").font(.title2.bold())
            Text("a").bold(false)
            Text("a").italic()
            Text("a").underline(true, color: .red)
            Text("a").fontWeight(.heavy)
            Text("a").fontDesign(.monospaced)
            Text("1").monospacedDigit()
            Text("a").kerning(2)
            Text("a").tracking(3)
        },
        use("fonts within") {
            VStack { Text("a") }.font(.system(size: 20, weight: .bold, design: .serif))
            VStack { Text("a") }.bold()
            VStack { Text("a") }.italic(true).underline().fontWeight(.thin).fontDesign(.rounded)
            VStack { Text("1") }.monospacedDigit().kerning(1).tracking(2)
            Text("a").font(.custom("Inter", size: 12, relativeTo: .caption))
            Text("a").font(.custom("Inter", fixedSize: 13).weight(.light).leading(.loose).italic())
            Text("a").font(.system(.headline, design: .monospaced, weight: .medium).monospacedDigit())
        },
        use("paragraphs") {
            Text("many words in lines").textCase(.uppercase)
            Text("many words in lines").frame(width: 60).lineLimit(2)
            Text("one").lineLimit(3, reservesSpace: true)
            Text("one").lineLimit(2...3)
            Text("one").lineLimit(2...)
            Text("many words in lines").lineLimit(1).truncationMode(.head).frame(width: 60)
            Text("many words in lines").multilineTextAlignment(.trailing).frame(width: 60)
            Text("many words in lines").lineLimit(1).minimumScaleFactor(0.5).frame(width: 90)
            Text("many words in lines").lineSpacing(4).frame(width: 60)
            Text("many words in lines").allowsTightening(true)
        },
        use("styles") {
            Button("a") {}.disabled(true)
            Button("a") {}.buttonStyle(.borderedProminent).controlSize(.large)
            TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)
            Label("a", systemImage: "star").labelStyle(.titleOnly)
            Toggle("a", isOn: .constant(true)).toggleStyle(.button)
            TextField("a", text: .constant("")).keyboardType(.numberPad).submitLabel(.search)
            Text("a").contentShape(Rectangle()).allowsHitTesting(false)
        },
        use("events") {
            TextField("a", text: .constant("")).focused(.constant(true))
            TextField("a", text: .constant("")).focused(.constant(2), equals: 1)
            TextField("a", text: .constant("")).onSubmit(of: .text) {}
            Text("a").onTapGesture(count: 2) {}
            Text("a").onAppear {}.onDisappear {}
            Text("a").onChange(of: 1, initial: true) {}
            Text("a").onChange(of: 1) { _, _ in }
            Text("a").onChange(of: 1, perform: { _ in })
            Text("a").task {}.task(id: 1, priority: .high) {}
        },
        use("movements") {
            Text("a").animation(.easeIn(duration: 1), value: 1)
            Text("a").animation(.default)
            Text("a").transition(.opacity)
        },
        use("inherited") {
            Text("a").environment(\.lineLimit, 1)
            HStack {
                Text("a")
                Text("b")
            }
            .layoutDirection(.rightToLeft)
            Text("a").dynamicTypeSize(.accessibility2)
            Text("a").dynamicTypeSize(DynamicTypeSize.accessibility1...)
            Text("a").preferredColorScheme(.dark)
        },
        use("notes") {
            Text("a").named("name").padding(1)
            Text("a").id(3).tag(4)
            Button {
            } label: {
                Image(systemName: "star")
            }
            .accessibilityLabel("Star")
            Text("a").accessibilityLabel(Text("Star"))
            Text("a").accessibilityIdentifier("star").accessibilityHidden(true)
        },
    ]
}
