import ViewBase
import ViewSemantics
import ViewSyntax

/// The call around a place: the ways to write it and the parameter whose argument is being written.
public struct SignatureHelp: Sendable {
    public struct Signature: Sendable {
        public let text: String
        public let documentation: String?
        /// Each parameter as it stands in the text, and what it is.
        public let parameters: [(text: String, documentation: String?)]
    }

    public let signatures: [Signature]
    public let active: Int
    /// Nil where no parameter takes the argument.
    public let activeParameter: Int?
}

extension EditorSnapshot {
    /// The innermost call whose parentheses hold an offset.
    public func signatureHelp(at offset: Int, in file: FileID) -> SignatureHelp? {
        if let place = MarkedPlace(self, offset, in: file) {
            return place.snapshot.signatureHelp(place.token, place.file, place.focus)
        }
        let tree = tree(file)
        guard let token = tree.token(touching: offset) else { return nil }
        return signatureHelp(token, file, focus(at: offset, in: file))
    }

    private func signatureHelp(_ token: TokenID, _ file: FileID, _ focus: Focus) -> SignatureHelp? {
        let tree = tree(file)
        let path = tree.path(to: token)
        for index in path.indices.reversed() where tree.kind(path[index]) == .argumentList {
            if tree.firstToken(path[index]) == token { continue }
            guard index > 0,
                let call = focus.record.calls.last(where: { $0.file == file && $0.node == path[index - 1] })
            else { continue }
            return help(call, argument(path[index], token, tree), focus)
        }
        return nil
    }

    /// The number of the argument in a list that a token belongs to, and its label.
    private func argument(_ list: SyntaxNode, _ token: TokenID, _ tree: SyntaxTree) -> (index: Int, label: String?) {
        var index = 0
        for child in tree.children(list) where tree.kind(child) == .argument {
            if tree.tokenEnd(child) > token { return (index, tree.child(child, .name).map { tree.text($0) }) }
            index += 1
        }
        return (index, nil)
    }

    private func help(
        _ call: RecordedCall, _ argument: (index: Int, label: String?), _ focus: Focus
    ) -> SignatureHelp? {
        let signatures = signatures(of: call.called, focus.program)
        guard call.overload < signatures.count else { return nil }
        let parameters = signatures[call.overload].parameters
        var active = argument.index < call.parameters.count ? call.parameters[argument.index] : nil
        if active == nil {
            active = parameters.indices.first { parameter in
                let isFree = !call.parameters.contains(parameter)
                return isFree && (argument.label == nil || argument.label == parameters[parameter].label)
            }
        }
        return SignatureHelp(
            signatures: signatures.map { signature in
                SignatureHelp.Signature(
                    text: signature.text, documentation: signature.summary,
                    parameters: signature.parameters.map { ($0.text, $0.summary) })
            },
            active: call.overload, activeParameter: active)
    }
}
