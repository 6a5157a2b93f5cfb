import ViewBase
import ViewCatalog
import ViewFormat
import ViewIR

/// A program's entry point, which prints the layout of one view or preview.
public struct SwiftMain: Sendable {
    /// What is laid out.
    public enum Root: Sendable {
        /// A view with values for some of its parameters and states, by their indices.
        case view(ViewID, arguments: [Int: ExpressionID], states: [Int: ExpressionID])
        case preview(PreviewID)
    }

    public let root: Root
    /// The name that the report has for the root.
    public let name: String
    /// What was so at each step of the histories of what is around the views; one step where only the end counts.
    public let steps: [Step]
    /// The seconds since the last step; nil for the end of all movement.
    public let time: Double?
    /// For each size the places of the warnings that are not told.
    public let silenced: [[Int]]
    /// The codes of warnings that fail the run; `warnings` for all.
    public let denied: [String]

    /// The windows and what else is around the views.
    public struct Step: Sendable {
        /// What each window offers: nil for nothing, infinity for as much as there is.
        public let sizes: [(width: Double?, height: Double?)]
        /// The labelled arguments of the layout's environment, as Swift.
        public let environment: [String]

        public init(sizes: [(width: Double?, height: Double?)], environment: [String]) {
            self.sizes = sizes
            self.environment = environment
        }
    }

    public init(root: Root, name: String, steps: [Step], time: Double?, silenced: [[Int]], denied: [String]) {
        self.root = root
        self.name = name
        self.steps = steps
        self.time = time
        self.silenced = silenced
        self.denied = denied
    }
}

extension SwiftEmitter {
    /// Writes the entry point.
    mutating func write(_ main: SwiftMain) {
        beginScope()
        append(.blankLine)
        line("@main")
        braces("enum Main") { emitter in
            emitter.braces("static func main()") { emitter in
                emitter.write("LayoutReport.run")
                let inherited = emitter.inherited(by: main.root)
                var pieces: [Piece] = [
                    { $0.write(main.root) }, { $0.write("named: \(SwiftLiteral.quoted(main.name))") },
                ]
                if let time = main.time {
                    pieces.append { emitter in
                        emitter.write("steps: ")
                        let steps: [Piece] = main.steps.map { step in
                            { emitter in
                                emitter.list("LayoutStep(", emitter.arguments(step, inherited), ")")
                            }
                        }
                        emitter.list("[", steps, "]", ending: .listComma)
                    }
                    pieces.append { $0.write("time: \(SwiftLiteral.text(time, isTyped: true))") }
                } else {
                    for step in main.steps { pieces += emitter.arguments(step, inherited) }
                }
                if main.silenced.contains(where: { !$0.isEmpty }) {
                    pieces.append { $0.write(silenced: main.silenced) }
                }
                if !main.denied.isEmpty {
                    let codes = main.denied.map { SwiftLiteral.quoted($0) }
                    pieces.append { $0.write("denied: [\(codes.joined(separator: ", "))]") }
                }
                emitter.list("(", pieces, ")")
                emitter.append(.freshLine)
            }
            emitter.append(.freshLine)
        }
        line()
    }

    /// The sizes and the environment of a step as arguments.
    private func arguments(_ step: SwiftMain.Step, _ inherited: [PreviewSetting]) -> [Piece] {
        let sizes: Piece = { emitter in
            emitter.write("sizes: ")
            emitter.list(
                "[", step.sizes.map { size in { $0.write(SwiftEmitter.text(size)) } }, "]", ending: .listComma)
        }
        if step.environment.isEmpty, inherited.isEmpty { return [sizes] }
        let environment: Piece = { emitter in
            var arguments: [Piece] = step.environment.map { argument in { $0.write(argument) } }
            if !inherited.isEmpty { arguments.append { $0.write(inherited: inherited) } }
            emitter.write("environment: ")
            emitter.list("LayoutEnvironment(", arguments, ")")
        }
        return [sizes, environment]
    }

    private mutating func write(silenced: [[Int]]) {
        write("silenced: ")
        let sizes: [Piece] = silenced.map { places in
            { $0.list("[", places.map { place in { $0.write("\(place)") } }, "]", ending: .listComma) }
        }
        list("[", sizes, "]", ending: .listComma)
    }

    private static func text(_ size: (width: Double?, height: Double?)) -> String {
        let width = size.width.map { SwiftLiteral.text($0, isTyped: true) } ?? "nil"
        let height = size.height.map { SwiftLiteral.text($0, isTyped: true) } ?? "nil"
        return "ProposedViewSize(width: \(width), height: \(height))"
    }

    /// What a preview sets that is none of the window's or the reader's settings.
    private func inherited(by root: SwiftMain.Root) -> [PreviewSetting] {
        guard case .preview(let id) = root else { return [] }
        return program.previews[id].environment.filter { setting in
            switch setting.key {
            case .orientation, .keyboardHeight, .dynamicTypeSize, .layoutDirection, .colorScheme, .locale,
                .horizontalSizeClass, .verticalSizeClass, .safeAreaInsets, .displayScale:
                false
            case .isEnabled, .font, .lineLimit, .multilineTextAlignment, .truncationMode, .minimumScaleFactor,
                .lineSpacing, .allowsTightening, .textCase, .imageScale:
                true
            }
        }
    }

    private mutating func write(inherited settings: [PreviewSetting]) {
        readEnvironment(from: "$0")
        write("inherited: {")
        append(.indent)
        line()
        for setting in settings {
            assign("$0.\(setting.key.name) =", setting.value, .argument)
            append(.freshLine)
        }
        append(.outdent)
        write("}")
    }

    /// Reads the environment from a value of that name, where no view has properties for it.
    mutating func readEnvironment(from name: String) {
        scope.environment = EnvironmentKey.allCases.map { key in
            EnvironmentProperty(key: key, name: "\(name).\(key.name)")
        }
    }

    private mutating func write(_ root: SwiftMain.Root) {
        switch root {
        case .preview(let id):
            let items = program.blocks[program.previews[id].body].items.range
            if !Uses(.items(items), program).keys.isEmpty {
                readEnvironment(from: "environment")
                write("EnvironmentReader { environment in")
                append(.indent)
                line()
                write(items: items)
                append(.outdent)
                append(.freshLine)
                return write("}")
            }
            if items.count == 1, case .element(let element) = program.items[items.lowerBound] {
                return write(program.elements[element])
            }
            braces("Group") { $0.write(items: items) }
        case .view(let id, let arguments, _):
            write(names.views[id.index])
            var pieces: [Piece] = []
            for (index, parameter) in program.views[id].parameters.enumerated() {
                if let value = arguments[index] {
                    pieces.append { $0.write(argument: value, for: parameter) }
                } else if parameter.defaultValue == nil, !parameter.isOmittable {
                    pieces.append { $0.writeIdleHandler(for: parameter) }
                }
            }
            list("(", pieces, ")")
        }
    }

    private mutating func write(argument: ExpressionID, for parameter: Parameter) {
        write(label(parameter))
        guard let value = bound(parameter.type) else { return write(argument, .stored(parameter.type)) }
        write(".constant(")
        write(argument, .stored(value))
        write(")")
    }

    /// Writes a handler that does nothing.
    private mutating func writeIdleHandler(for parameter: Parameter) {
        write(label(parameter))
        guard case .action(let arguments) = program.types.shape(parameter.type), !arguments.isEmpty else {
            return write("{}")
        }
        write("{ \([String](repeating: "_", count: arguments.count).joined(separator: ", ")) in }")
    }
}
