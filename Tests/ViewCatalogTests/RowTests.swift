import Testing
import ViewBase

@testable import ViewCatalog

@Suite("Rows")
struct RowTests {
    @Test("Every summary is a sentence")
    func summaries() {
        for spec in Catalog.elements { expectSentence(spec.summary, spec.name) }
        for spec in Catalog.modifiers { expectSentence(spec.summary, spec.name) }
        for spec in Catalog.members { expectSentence(spec.summary, spec.name) }
        for spec in Catalog.environment { expectSentence(spec.summary, spec.name) }
        for type in Catalog.basicTypes { expectSentence(type.summary, type.spelling) }
        for spec in Catalog.vocabulary {
            expectSentence(spec.summary, spec.spellings[0])
            for symbol in spec.symbols { expectSentence(symbol.summary, "\(spec.spellings[0]).\(symbol.name)") }
        }
        for list in parameterLists {
            for parameter in list.parameters { expectSentence(parameter.summary, "\(list.place) \(parameter.name)") }
        }
    }

    @Test("Names are unique, and every row can be written")
    func names() {
        let elements = Catalog.elements.map { $0.name }
        #expect(Set(elements).count == elements.count)
        #expect(Catalog.elements.allSatisfy { !$0.overloads.isEmpty })
        let modifiers = Catalog.modifiers.map { $0.name }
        #expect(Set(modifiers).count == modifiers.count)
        #expect(Catalog.modifiers.allSatisfy { !$0.overloads.isEmpty })
    }

    @Test("Every rule is named by a row")
    func rules() {
        let elementRules = Set(Catalog.elements.flatMap { $0.overloads.map { $0.rule } })
        #expect(elementRules == Set(ElementRule.allCases))
        let modifierRules = Set(Catalog.modifiers.flatMap { $0.overloads.map { $0.rule } })
        #expect(modifierRules == Set(ModifierRule.allCases))
    }

    @Test("Names are found and give their rows")
    func lookup() throws {
        let stack = try #require(Catalog.element(named: "HStack"))
        #expect(Catalog.elements[stack.index].overloads[0].rule == .horizontalStack)
        let padding = try #require(Catalog.modifier(named: "padding"))
        #expect(
            Catalog.modifiers[padding.index].overloads.map { $0.rule } == [
                .paddingEdges, .paddingLength, .paddingInsets,
            ])
        #expect(Catalog.element(named: "padding") == nil)
        #expect(Catalog.modifier(named: "HStack") == nil)
    }

    /// What the language's reference lists as its whole vocabulary.
    private static let elementNames = """
        VStack HStack ZStack LazyVStack LazyHStack Spacer Divider Group ForEach Section Grid GridRow ViewThatFits
        ScrollView GeometryReader Text Button TextField SecureField Toggle Slider Stepper ProgressView Image Label Link
        Color Rectangle RoundedRectangle Circle Capsule Ellipse EmptyView LinearGradient HeaderStack WholeItemRow
        AdaptiveStack Overlay
        """
    private static let modifierNames = """
        frame padding fixedSize layoutPriority aspectRatio scaledToFit scaledToFill resizable offset position
        alignmentGuide background overlay border clipped clipShape cornerRadius shadow blur opacity hidden zIndex
        rotationEffect scaleEffect foregroundStyle foregroundColor imageScale tint fill stroke strokeBorder font bold
        italic underline fontWeight fontDesign kerning tracking textCase lineLimit truncationMode multilineTextAlignment
        minimumScaleFactor lineSpacing allowsTightening monospacedDigit buttonStyle controlSize textFieldStyle
        labelStyle toggleStyle keyboardType submitLabel disabled contentShape allowsHitTesting onTapGesture onSubmit
        onAppear onDisappear onChange task focused animation transition environment dynamicTypeSize
        preferredColorScheme layoutDirection safeAreaInset safeAreaPadding ignoresSafeArea containerRelativeFrame
        gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment id tag accessibilityLabel
        accessibilityIdentifier accessibilityHidden named
        """

    @Test("The rows are the language's vocabulary")
    func vocabularyIsCovered() {
        #expect(Set(Catalog.elements.map { $0.name }) == words(RowTests.elementNames))
        #expect(Set(Catalog.modifiers.map { $0.name }) == words(RowTests.modifierNames))
    }

    @Test("Names without a row are unique, new and many")
    func outsideNames() {
        for (kind, rows) in [
            (OutsideName.Kind.element, Catalog.elements.map { $0.name }),
            (.modifier, Catalog.modifiers.map { $0.name }),
            (.type, Catalog.vocabulary.flatMap { $0.spellings } + Catalog.basicTypes.map { $0.spelling }),
        ] {
            let names = Catalog.foreign.filter { $0.kind == kind }.map { $0.name }
            let repeated = Dictionary(grouping: names, by: { $0 }).filter { $0.value.count > 1 }.keys
            #expect(repeated.isEmpty, "\(repeated)")
            #expect(Set(names).isDisjoint(with: rows), "\(Set(names).intersection(rows))")
        }
        #expect(Catalog.foreign.count >= 150)
        print(
            "elements \(Catalog.elements.count), modifiers \(Catalog.modifiers.count), members",
            "\(Catalog.members.count), types \(Catalog.vocabulary.count),",
            "foreign \(Catalog.foreign.count)")
    }

    private func words(_ text: String) -> Set<String> { Set(text.split { $0.isWhitespace }.map { String($0) }) }

    private func expectSentence(_ text: String, _ place: String) {
        #expect(text.hasSuffix("."), "\(place): \(text)")
        #expect(text.first?.isUppercase == true || text.first?.isNumber == true, "\(place): \(text)")
        #expect(!text.contains("  "), "\(place): \(text)")
    }
}
