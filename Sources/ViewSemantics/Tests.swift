import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// Checks the tests of all files, in order.
    func checkTests() {
        for index in files.indices {
            inFile(index) {
                var titles: [String: SourceRange] = [:]
                for node in tree.children(tree.root) where tree.kind(node) == .testDeclaration && !passesOver(node) {
                    checkTest(node, index, &titles)
                }
            }
        }
    }

    private func checkTest(_ node: SyntaxNode, _ fileIndex: Int, _ titles: inout [String: SourceRange]) {
        guard let block = tree.child(node, .block), let literal = tree.child(node, .stringLiteral),
            let title = tree.plainString(literal)
        else { return }
        if title.utf8.allSatisfy({ $0 <= 0x20 }) { report(.testNeedsTitle(tree.range(literal))) }
        if let other = titles.updateValue(tree.range(literal), forKey: title) {
            report(.testTitledTwice(title, tree.range(literal), other))
        }
        let host = program.views.append(ViewDeclaration(header: header(node)))
        viewSources.append(DeclarationSource(file: fileIndex, node: node))
        inBody(BodyContext(owner: .view(host))) {
            let number = testNumber(node)
            var places = testPlaces(node)
            var settings = testSettings(node)
            if !canRun(places, settings, tree.range(literal)) { (places, settings) = ([], []) }
            let hasPlace = tree.child(node, .atClause) ?? tree.child(node, .onClause) != nil
            let hasSettings = tree.child(node, .withClause) != nil
            body.test.saysSettings = hasPlace || hasSettings
            body.test.saysPlace = hasPlace || (number == nil && hasSettings)
            for item in tree.children(block) where isMember(item) { _ = declareMember(item, host) }
            body.memberScope = locals
            for index in body.members.indices { _ = memberType(index) }
            checkActionsAndPieces()
            let steps = checkSteps(block, isOutermost: true)
            if tree.children(block).allSatisfy({ isMember($0) }) { report(.testNeedsSteps(tree.range(literal))) }
            finishView(host, program.blocks.append(Block(parameters: [], items: .none, range: tree.range(block))))
            let id = program.tests.append(
                TestDeclaration(
                    range: tree.range(node), title: title, titleRange: tree.range(literal), number: number,
                    places: places, settings: settings, host: host, steps: steps))
            program.files[fileIndex].declarations.append(.test(id))
        }
    }

    /// Whether an item of a test declares what all its steps see.
    func isMember(_ node: SyntaxNode) -> Bool {
        tree.kind(node) == .stateDeclaration || tree.kind(node) == .actionDeclaration
    }

    // MARK: The head

    /// The number after `for`, which the rest of the head and the steps see.
    private func testNumber(_ node: SyntaxNode) -> TestNumber? {
        guard let clause = tree.child(node, .rangeClause), let range = tree.expression(clause) else { return nil }
        let limits = checkValue(range, typeID(.vocabulary(.closedRange)))
        let name = tree.child(clause, .name)
        let spelling = name.map { tree.spelling($0) } ?? Interner.empty
        let local = body.newLocal(spelling)
        if let name { declareValue(spelling, local, TypeTable.double, tree.range(name)) }
        return TestNumber(local: local, name: spelling, limits: limits)
    }

    /// The window after `at`, or the devices after `on`.
    private func testPlaces(_ node: SyntaxNode) -> [PreviewPlace] {
        guard let clause = tree.child(node, .onClause), let devices = tree.expression(clause),
            tree.kind(devices) == .arrayLiteral
        else { return shownPlace(node).map { [$0] } ?? [] }
        var places: [PreviewPlace] = []
        reportRepeated(devices)
        for device in tree.children(devices) where tree.isValue(device) {
            if let place = shownDevice(device) { places.append(place) }
        }
        if places.isEmpty, tree.child(devices, .missing) == nil { report(.emptyMatrix(tree.range(devices))) }
        return places
    }

    /// The settings after `with`; the values in brackets are run one after the other.
    private func testSettings(_ node: SyntaxNode) -> [TestSetting] {
        var settings: [TestSetting] = []
        for (key, type, value) in settingClauses(node) {
            var values: [ExpressionID] = []
            if tree.kind(value) == .arrayLiteral {
                reportRepeated(value)
                for element in tree.children(value) where tree.isValue(element) {
                    values.append(checkSetting(element, type))
                }
                if values.isEmpty {
                    report(.emptyMatrix(tree.range(value)))
                    continue
                }
            } else {
                values.append(checkSetting(value, type))
            }
            settings.append(TestSetting(key: key, values: values))
        }
        return settings
    }

    /// Whether a test runs no more often than somebody waits for; one that does is reported.
    private func canRun(_ places: [PreviewPlace], _ settings: [TestSetting], _ title: SourceRange) -> Bool {
        var runs = max(1, places.count)
        for setting in settings {
            runs *= max(1, setting.values.count)
            if runs > Checker.mostRuns {
                report(.tooManyRuns(Checker.mostRuns, title))
                return false
            }
        }
        return true
    }

    /// The runs that a test has at most.
    private static var mostRuns: Int { 10_000 }

    /// Reports values of a matrix that are the same: their runs would be the same, and perhaps called the same.
    private func reportRepeated(_ array: SyntaxNode) {
        var earlier: [String: SourceRange] = [:]
        for value in tree.children(array) where tree.isValue(value) {
            let text = String(decoding: tree.text(value).utf8.filter { $0 > 0x20 }, as: UTF8.self)
            if let other = earlier.updateValue(tree.range(value), forKey: meaning(of: value, text)) {
                report(.repeatedInMatrix(text, tree.range(value), other))
            }
        }
    }

    /// A value of a matrix so that two that mean the same are the same: a locale, however its parts are joined and
    /// written, or a number.
    private func meaning(of node: SyntaxNode, _ text: String) -> String {
        let isLocale = text.hasPrefix("Locale(") || text.hasPrefix(".init(")
        if isLocale || tree.kind(node) == .stringLiteral {
            for raw in node.raw..<tree.subtreeEnd(node).raw where tree.kind(SyntaxNode(raw)) == .stringLiteral {
                let inside = tree.plainString(SyntaxNode(raw)) ?? text
                return LanguageTag.canonical(inside)?.lowercased() ?? inside
            }
        }
        return Decimal.parse(Array(text.utf8)[...]).map { Decimal.text($0) } ?? text
    }
}
