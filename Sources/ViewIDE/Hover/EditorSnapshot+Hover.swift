import ViewBase
import ViewCatalog
import ViewCompiler
import ViewIR
import ViewLayout
import ViewSemantics
import ViewSyntax
import ViewTree

extension EditorSnapshot {
    /// What the name at an offset is: its declaration or row, its documentation, its type, and the frame that it has in
    /// the file's first preview, in the window stated or the preview's own, unless frames are not shown.
    public func hover(
        at offset: Int, in file: FileID, window: WindowSize? = nil, showsFrames: Bool = true
    ) -> Hover? {
        let focus = focus(at: offset, in: file)
        guard let name = name(at: offset, in: file, focus) else { return nil }
        var description = description(of: name, focus)
        if showsFrames, let frame = frameText(of: name, in: window) { description.paragraphs.append(frame) }
        return Hover(range: name.range, code: description.code, paragraphs: description.paragraphs)
    }

    private typealias Description = (code: String, paragraphs: [String])

    private func description(of name: RecordedName, _ focus: Focus) -> Description {
        switch name.target {
        case .declared(let place), .label(let place): declared(at: place, name, focus)
        case .element(let id):
            row(
                overload(name.range, focus), CallSignature.element(id),
                availability: Catalog.elements[id.index].availability)
        case .modifier(let id):
            row(
                overload(name.range, focus), CallSignature.modifier(id),
                availability: Catalog.modifiers[id.index].availability)
        case .member(let id): member(id, name, focus)
        case .vocabulary(let vocabulary): (vocabulary.spelling, [vocabulary.spec.summary])
        case .environment(let key): ("env." + key.name + ": " + key.type.spelling, [key.spec.summary])
        case .fact(let member): ("#name." + member.name + ": " + member.type.spelling, [])
        case .rowLabel(let called, let overload, let parameter):
            label(signatures(of: called, focus.program)[overload].parameters[parameter])
        case .elementName(let word, _): ("#" + focus.program.names.text(word), [])
        }
    }

    // MARK: Declarations

    private func declared(at place: SourceRange, _ name: RecordedName, _ focus: Focus) -> Description {
        guard let declaration = declaration(at: place) else { return (files[place.file.index].text(place.offsets), []) }
        let type = name.type == TypeTable.invalid ? nil : focus.program.spelling(of: name.type)
        var paragraphs: [String] = []
        if let documentation = declaration.documentation { paragraphs.append(documentation) }
        return (declaration.head(type: type), paragraphs)
    }

    // MARK: Rows

    /// The overload of the call that a name begins; 0 where it is not called.
    private func overload(_ name: SourceRange, _ focus: Focus) -> Int {
        let tree = tree(name.file)
        let next = tree.tokens.index(of: name) + 1
        let call = focus.record.calls.last { $0.file == name.file && tree.firstToken($0.node).index == next }
        return call?.overload ?? 0
    }

    private func row(_ overload: Int, _ signatures: [CallSignature], availability: Availability) -> Description {
        guard overload < signatures.count else { return ("", []) }
        let signature = signatures[overload]
        var paragraphs = [signature.summary ?? ""]
        let parameters = signature.parameters.map { "- `" + ($0.label ?? $0.name) + "`: " + ($0.summary ?? "") }
        if !parameters.isEmpty { paragraphs.append(parameters.joined(separator: "\n")) }
        if signatures.count > 1 {
            paragraphs.append("One of " + String(signatures.count) + " ways to write it.")
        }
        if let releases = availability.text { paragraphs.append(releases) }
        return (signature.layout, paragraphs)
    }

    private func member(_ id: MemberID, _ name: RecordedName, _ focus: Focus) -> Description {
        var id = id
        let spec = Catalog.members[id.index]
        guard spec.parameters != nil else {
            let owner = spec.owner == .void ? "" : spec.owner.spelling + "."
            return (owner + spec.name + ": " + spec.result.spelling, [spec.summary])
        }
        let tree = tree(name.range.file)
        let next = tree.tokens.index(of: name.range) + 1
        for call in focus.record.calls where call.file == name.range.file && tree.firstToken(call.node).index == next {
            if case .members(let ids) = call.called, call.overload < ids.count { id = ids[call.overload] }
        }
        let signature = CallSignature.member(id)
        return (signature.layout, [signature.summary ?? ""])
    }

    private func label(_ parameter: CallSignature.Parameter) -> Description {
        (parameter.text, parameter.summary.map { [$0] } ?? [])
    }

    // MARK: Frames

    /// Where the element of a name stands in what is shown.
    private func frameText(of name: RecordedName, in window: WindowSize?) -> String? {
        let nodes = shownNodes(of: name, in: window)
        guard let first = nodes.nodes.first, let frames = nodes.frames else { return nil }
        var text = "`" + first.frame.text + "` in “" + frames.title + "” at " + frames.proposalText
        if nodes.nodes.count > 1 { text += ", the first of " + String(nodes.nodes.count) }
        if first.facts.isTruncated == true { text += ", truncated" }
        if let hidden = first.facts.hiddenCount, hidden > 0 { text += ", " + String(hidden) + " hidden" }
        return text
    }

    private func shownNodes(
        of name: RecordedName, in window: WindowSize?
    ) -> (frames: ShownFrames?, nodes: [ReportNode]) {
        guard let start = shownStart(of: name), let frames = frames(in: window) else { return (nil, []) }
        var word = files[name.range.file.index].text(name.range.offsets)
        let nodes = frames.nodes(at: start, in: name.range.file)
        // A `#name` is on the node that carries it.
        if case .elementName = name.target {
            word.removeFirst()
            return (frames, nodes.filter { $0.name != nil })
        }
        return (frames, nodes.filter { $0.kind == word })
    }

    /// The offset at which the source of the name's node begins; nil for a name of no node.
    private func shownStart(of name: RecordedName) -> Int? {
        let tree = tree(name.range.file)
        let path = tree.path(to: TokenID(tree.tokens.index(of: name.range)))
        switch name.target {
        case .modifier: return Int(name.range.start)
        case .element, .elementName: break
        case .declared(let place):
            guard place != name.range, declaration(at: place)?.kind == .viewDeclaration else { return nil }
        default: return nil
        }
        let expression = path.last { tree.kind($0) == .postfixExpression || tree.kind($0) == .namedElement }
        guard let expression else { return Int(name.range.start) }
        let around = path.last { tree.kind($0) == .namedElement && tree.expression($0) == expression }
        return Int(tree.range(around ?? expression).start)
    }
}

extension ShownFrames {
    /// The window, as `320×480`; `∞` and `ideal` where it offers all or nothing.
    var proposalText: String { ShownFrames.text(proposedWidth) + "×" + ShownFrames.text(proposedHeight) }

    private static func text(_ length: Double?) -> String {
        guard let length else { return "ideal" }
        return length.isFinite ? Decimal.text(length) : "∞"
    }
}

extension Availability {
    /// `iOS 13.0, macOS 10.15`; nil where no platform has it.
    fileprivate var text: String? {
        var parts: [String] = []
        if let iOS { parts.append("iOS " + iOS) }
        if let macOS { parts.append("macOS " + macOS) }
        if let tvOS { parts.append("tvOS " + tvOS) }
        if let watchOS { parts.append("watchOS " + watchOS) }
        return parts.isEmpty ? nil : "Since " + parts.joined(separator: ", ") + "."
    }
}
