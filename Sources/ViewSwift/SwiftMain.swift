import ViewBase
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
    /// What each window offers: nil for nothing, infinity for as much as there is.
    public let sizes: [(width: Double?, height: Double?)]
    /// The labelled arguments of the layout's environment, as Swift.
    public let environment: [String]

    public init(
        root: Root, name: String, sizes: [(width: Double?, height: Double?)], environment: [String]
    ) {
        self.root = root
        self.name = name
        self.sizes = sizes
        self.environment = environment
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
                var pieces: [Piece] = [
                    { $0.write(main.root) }, { $0.write("named: \(SwiftLiteral.quoted(main.name))") },
                    { emitter in
                        emitter.write("sizes: ")
                        emitter.list(
                            "[", main.sizes.map { size in { $0.write(SwiftEmitter.text(size)) } }, "]",
                            ending: .listComma)
                    },
                ]
                if !main.environment.isEmpty {
                    pieces.append { emitter in
                        let arguments: [Piece] = main.environment.map { argument in { $0.write(argument) } }
                        emitter.write("environment: ")
                        emitter.list("LayoutEnvironment(", arguments, ")")
                    }
                }
                emitter.list("(", pieces, ")")
                emitter.append(.freshLine)
            }
            emitter.append(.freshLine)
        }
        line()
    }

    private static func text(_ size: (width: Double?, height: Double?)) -> String {
        let width = size.width.map { SwiftLiteral.text($0, isTyped: true) } ?? "nil"
        let height = size.height.map { SwiftLiteral.text($0, isTyped: true) } ?? "nil"
        return "ProposedViewSize(width: \(width), height: \(height))"
    }

    private mutating func write(_ root: SwiftMain.Root) {
        switch root {
        case .preview(let id):
            let items = program.blocks[program.previews[id].body].items.range
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
