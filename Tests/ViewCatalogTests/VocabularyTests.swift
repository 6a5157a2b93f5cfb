import Testing

@testable import ViewCatalog

@Suite("Vocabulary")
struct VocabularyTests {
    @Test("Rows stand in the order of the types and the environment's keys")
    func order() {
        #expect(Catalog.vocabulary.map { $0.type } == Vocabulary.allCases)
        #expect(Catalog.environment.map { $0.key } == EnvironmentKey.allCases)
    }

    @Test("Types are found by every spelling")
    func spellings() {
        #expect(Catalog.vocabulary(spelled: "Font.Weight") == .fontWeight)
        #expect(Catalog.vocabulary(spelled: "Edge.Set") == .edgeSet)
        #expect(Catalog.vocabulary(spelled: "CGSize") == .size)
        #expect(Catalog.vocabulary(spelled: "Size") == .size)
        #expect(Catalog.vocabulary(spelled: "CGRect") == .rect)
        #expect(Catalog.vocabulary(spelled: "CGPoint") == .point)
        #expect(Catalog.vocabulary(spelled: "Weight") == nil)
        #expect(Catalog.basicTypes.first { $0.spelling == "CGFloat" }?.type == .double)
        let all = Catalog.vocabulary.flatMap { $0.spellings } + Catalog.basicTypes.map { $0.spelling }
        #expect(Set(all).count == all.count)
        #expect(Vocabulary.textStyle.spelling == "Font.TextStyle")
    }

    /// Apple's documentation of each type; the order is the one documented there or that of the core's own types.
    private static let symbols: [(Vocabulary, String)] = [
        (.orientation, "unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown"),
        (
            .dynamicTypeSize,
            """
            xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 \
            accessibility4 accessibility5
            """
        ),
        (.horizontalAlignment, "leading center trailing"),
        (.verticalAlignment, "top center bottom firstTextBaseline lastTextBaseline"),
        (.textAlignment, "leading center trailing"),
        (.axis, "horizontal vertical"),
        (.edge, "top leading bottom trailing"),
        (.layoutDirection, "leftToRight rightToLeft"),
        (.colorScheme, "light dark"),
        (.sizeClass, "compact regular"),
        (.fontWeight, "ultraLight thin light regular medium semibold bold heavy black"),
        (.fontDesign, "default monospaced rounded serif"),
        (
            .textStyle,
            "largeTitle title title2 title3 headline body callout subheadline footnote caption caption2"
        ),
        (.truncationMode, "head middle tail"),
        (.textCase, "uppercase lowercase"),
        (.contentMode, "fit fill"),
        (.imageScale, "small medium large"),
        (.headerTitle, "centered centeredIfFits"),
        (.keyboardRule, "avoid ignore"),
        (.horizontalEdge, "leading trailing"),
        (.verticalEdge, "top bottom"),
    ]

    @Test("Enumerated types have their values in the documented order, each a static member", arguments: symbols)
    func symbolOrder(_ type: Vocabulary, _ names: String) {
        let expected = names.split(separator: " ").map { String($0) }
        #expect(type.symbols.map { $0.name } == expected)
        for (index, name) in expected.enumerated() {
            let member = Catalog.members.first { $0.owner == .vocabulary(type) && $0.isStatic && $0.name == name }
            #expect(member?.operation == .symbol(UInt8(index)))
            #expect(member?.result == .vocabulary(type))
        }
    }

    @Test("Only DynamicTypeSize is ordered; sets are the four option sets")
    func traits() {
        #expect(Vocabulary.allCases.filter { $0.isComparable } == [.dynamicTypeSize])
        #expect(Vocabulary.allCases.filter { $0.isOptionSet } == [.edgeSet, .axisSet, .safeAreaRegions, .pinnedViews])
        #expect(Vocabulary.shapeStyle.spec.accepts == [.color, .gradient, .linearGradient])
    }

    @Test("Every type can be had: from a member, an element, the environment or an argument of a closure")
    func sources() {
        var given = Set(Catalog.members.filter { $0.isStatic }.map { $0.result })
        for spec in Catalog.environment { given.insert(spec.type) }
        for list in parameterLists {
            for parameter in list.parameters {
                switch parameter.type {
                case .content(let arguments), .function(let arguments, _): given.formUnion(arguments)
                default: break
                }
            }
        }
        // Elements are written, and so are ranges: `a...b`, `a...`.
        let written: Set<Vocabulary> = [.view, .text, .image, .shape, .closedRange, .dynamicTypeRange, .lineRange]
        for type in Vocabulary.allCases where !written.contains(type) {
            let isGiven = given.contains(.vocabulary(type)) || given.contains(.optional(.vocabulary(type)))
            #expect(isGiven, "\(type.spelling)")
        }
    }

    @Test("The environment's keys have their types")
    func environment() {
        #expect(EnvironmentKey.orientation.type == .vocabulary(.orientation))
        #expect(EnvironmentKey.keyboardHeight.type == .double)
        #expect(EnvironmentKey.horizontalSizeClass.type == .optional(.vocabulary(.sizeClass)))
        #expect(EnvironmentKey.safeAreaInsets.type == .vocabulary(.edgeInsets))
        #expect(EnvironmentKey.allCases.filter { !$0.isSettable } == [.safeAreaInsets])
        #expect(Set(EnvironmentKey.allCases.map { $0.name }).count == EnvironmentKey.allCases.count)
        for key in EnvironmentKey.allCases { #expect(key.name == "\(key)") }
    }

    @Test("Facts have their types and readers")
    func facts() {
        for fact in FactMember.allCases { #expect(fact.name == "\(fact)") }
        #expect(FactMember.allCases.filter { $0.isReadableInContent } == [.hiddenCount, .shownCount])
        #expect(FactMember.allCases.filter { $0.takesName } == [.overlaps, .contains])
        #expect(FactMember.frame.type == .vocabulary(.rect))
        #expect(FactMember.midX.type == .double)
        #expect(FactMember.hiddenCount.type == .int)
        #expect(FactMember.axis.type == .vocabulary(.axis))
        #expect(
            FactMember.allCases.filter { $0.isGeometric }.map { $0.name } == [
                "frame", "size", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "overlaps",
                "contains",
            ])
    }
}
