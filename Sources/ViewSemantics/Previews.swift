import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// Checks the previews of all files, in order.
    func checkPreviews() {
        for index in files.indices {
            inFile(index) {
                var titles: [String: SourceRange] = [:]
                for node in tree.children(tree.root) where tree.kind(node) == .previewDeclaration {
                    let title = previewTitle(node, &titles)
                    if !passesOver(node) { checkPreview(node, title, index) }
                }
            }
        }
    }

    /// A preview's title, which none before it in the file has.
    private func previewTitle(_ node: SyntaxNode, _ titles: inout [String: SourceRange]) -> String? {
        guard let literal = tree.child(node, .stringLiteral), let title = tree.plainString(literal) else { return nil }
        if let other = titles[title] {
            report(.previewTitledTwice(title, tree.range(literal), other))
        } else {
            titles[title] = tree.range(literal)
        }
        return title
    }

    private func checkPreview(_ node: SyntaxNode, _ title: String?, _ fileIndex: Int) {
        inBody(BodyContext(owner: .preview)) {
            guard let block = tree.child(node, .block) else { return }
            let place = shownPlace(node)
            let settings = shownSettings(node)
            let content = checkContent(block, [])
            placeCountReaders(in: content)
            let id = program.previews.append(
                PreviewDeclaration(
                    range: tree.range(node), title: title, place: place, environment: settings, body: content,
                    frameSize: body.frameSize))
            program.files[fileIndex].declarations.append(.preview(id))
        }
    }

    /// What the head of a preview, a test or a `show` step says after `at` or `on`.
    func shownPlace(_ node: SyntaxNode) -> PreviewPlace? {
        if let clause = tree.child(node, .atClause) {
            var sizes: [ExpressionID] = []
            for child in tree.children(clause) where tree.isValue(child) {
                sizes.append(checkValue(child, TypeTable.double))
            }
            return sizes.count == 2 ? .size(sizes[0], sizes[1]) : nil
        }
        guard let clause = tree.child(node, .onClause), let device = tree.expression(clause) else { return nil }
        return shownDevice(device)
    }

    /// `.iPhoneSE3` or `.iPhone16(.landscapeLeft)`; the device's name is looked up when it is shown.
    func shownDevice(_ node: SyntaxNode) -> PreviewPlace? {
        let base = tree.kind(node) == .postfixExpression ? tree.expression(node) : node
        guard let base, tree.kind(base) == .implicitMember, let name = tree.child(base, .name) else {
            report(.expectedDevice(tree.range(node)))
            return nil
        }
        let device = PlacedName(tree.spelling(name), tree.range(name))
        if base == node { return .device(device, orientation: nil) }
        guard let orientation = shownOrientation(node, after: base) else {
            report(.expectedDevice(tree.range(node)))
            return nil
        }
        return .device(device, orientation: orientation)
    }

    /// The name in `(.landscapeLeft)`, which must be all that follows a device; nil for anything else.
    private func shownOrientation(_ node: SyntaxNode, after base: SyntaxNode) -> PlacedName? {
        let call = tree.subtreeEnd(base)
        guard tree.kind(call) == .callSuffix, tree.subtreeEnd(call) == tree.subtreeEnd(node),
            let list = tree.child(call, .argumentList), let argument = tree.child(list, .argument),
            tree.subtreeEnd(argument) == tree.subtreeEnd(list), tree.child(argument, .name) == nil,
            let value = tree.expression(argument), tree.kind(value) == .implicitMember,
            let member = tree.child(value, .name)
        else { return nil }
        return PlacedName(tree.spelling(member), tree.range(member))
    }

    /// What the head of a preview or a `show` step says after `with`.
    func shownSettings(_ node: SyntaxNode) -> [PreviewSetting] {
        settingClauses(node).map { PreviewSetting(key: $0.key, value: checkSetting($0.value, $0.type)) }
    }

    /// The keys after `with`, their types and the nodes of their values.
    func settingClauses(_ node: SyntaxNode) -> [(key: EnvironmentKey, type: TypeID, value: SyntaxNode)] {
        guard let clause = tree.child(node, .withClause) else { return [] }
        var settings: [(key: EnvironmentKey, type: TypeID, value: SyntaxNode)] = []
        for child in tree.children(clause) where tree.kind(child) == .labeledExpression {
            guard let name = tree.child(child, .name), let value = tree.expression(child) else { continue }
            guard let key = catalog.environmentKey(tree.spelling(name), &program.names), let type = resolve(key.type)
            else {
                if completes(tree.spelling(name), .environment) { continue }
                report(.unknownEnvironmentKey(tree.text(name), tree.range(name), environmentSuggestion(name)))
                continue
            }
            note(tree.range(name), .environment(key), type)
            if settings.contains(where: { $0.key == key }) { report(.argumentTwice(key.name, tree.range(name))) }
            settings.append((key, type, value))
        }
        return settings
    }

    /// The value given for an environment key; a locale may be given as its identifier.
    func checkSetting(_ node: SyntaxNode, _ type: TypeID) -> ExpressionID {
        if tree.kind(node) == .stringLiteral, type == typeID(.vocabulary(.locale)) {
            if let identifier = tree.plainString(node) { checkLocale(identifier, tree.range(node)) }
            return checkValue(node, TypeTable.string)
        }
        return checkValue(node, type)
    }
}
