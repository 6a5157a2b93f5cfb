import Testing
import ViewCore

/// Views that are written alike in Swift and in the language.
struct OverloadUse: @unchecked Sendable, CustomTestStringConvertible {
    let name: String
    let view: () -> AnyView

    static let all: [OverloadUse] = elements + modifiers

    static func use<Content: View>(
        _ name: String, @ViewBuilder _ view: @escaping () -> Content
    ) -> OverloadUse {
        OverloadUse(name: name) { AnyView(UseView(content: view())) }
    }

    var testDescription: String { name }
}

/// The component around the views of a use.
private struct UseView<Content: View>: View {
    static var viewName: String { "Use" }

    let content: Content

    var body: some View { VStack { content } }
}
