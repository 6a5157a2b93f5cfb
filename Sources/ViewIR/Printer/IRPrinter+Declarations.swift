import ViewBase
import ViewCatalog

extension IRPrinter {
    mutating func write(_ declaration: DeclarationReference) {
        switch declaration {
        case .record(let id): write(program.records[id])
        case .enumeration(let id): write(program.enums[id])
        case .constant(let id): write(program.constants[id])
        case .function(let id): write(program.functions[id])
        case .view(let id): write(program.views[id])
        case .preview(let id): write(program.previews[id])
        case .test(let id): write(program.tests[id])
        }
    }

    /// Writes the documentation and the first line of a declaration.
    private mutating func write(_ header: DeclarationHeader, _ keyword: String, _ rest: String = "") {
        if let documentation = header.documentation {
            for text in documentation.split(separator: "\n", omittingEmptySubsequences: false) { line("/// \(text)") }
        }
        if let deprecation = header.deprecation { line("@deprecated(\(quoted(deprecation)))") }
        let access = header.access == .private ? "private " : ""
        line("\(access)\(keyword) \(text(header.name))\(rest)", at: header.range)
    }

    private mutating func write(_ record: RecordDeclaration) {
        write(record.header, "record", frame(record.frameSize))
        nested { printer in
            printer.write(record.fields, "field")
            for function in record.functions { printer.write(printer.program.functions[function]) }
        }
    }

    private mutating func write(_ enumeration: EnumDeclaration) {
        let raw = enumeration.rawType.map { ": \(text($0))" } ?? ""
        write(enumeration.header, "enum", raw)
        nested { printer in
            for item in enumeration.cases {
                printer.line("case \(printer.text(item.name))\(printer.text(item.rawValue))", at: item.range)
            }
            for function in enumeration.functions { printer.write(printer.program.functions[function]) }
        }
    }

    private func text(_ rawValue: RawValue?) -> String {
        switch rawValue {
        case .string(let value): " = \(quoted(value))"
        case .int(let value): " = \(value)"
        case nil: ""
        }
    }

    private mutating func write(_ constant: ConstantDeclaration) {
        let value = "\(text(constant.type)) = \(text(constant.value))"
        write(constant.header, "let", ": \(value)\(frame(constant.frameSize))")
    }

    private mutating func write(_ function: FunctionDeclaration) {
        let word = function.isComputed ? "var" : "func"
        let reading = function.readsView ? " reads view" : ""
        write(function.header, word, " -> \(text(function.result))\(frame(function.frameSize))\(reading)")
        nested { printer in
            if let receiver = function.receiver { printer.line("receiver \(printer.text(receiver))") }
            printer.write(function.parameters, "parameter")
            printer.write(function.body)
        }
    }

    private mutating func write(_ view: ViewDeclaration) {
        write(view.header, view.isControl ? "control view" : "view", frame(view.frameSize))
        nested { printer in
            printer.write(view.parameters, "parameter")
            printer.writeStates(view)
            for constant in view.constants {
                let value = "\(printer.text(constant.type)) = \(printer.text(constant.value))"
                printer.write(constant.header, "let", ": \(value) -> \(printer.text(constant.local))")
            }
            printer.writeActions(view)
            for piece in view.pieces {
                printer.write(piece.header, "content")
                printer.nested { printer in
                    printer.write(piece.parameters, "parameter")
                    printer.write(piece.body)
                }
            }
            printer.line("body")
            printer.nested { printer in printer.write(view.body) }
        }
        for function in view.functions { nested { printer in printer.write(printer.program.functions[function]) } }
    }

    mutating func writeStates(_ view: ViewDeclaration) {
        for state in view.states {
            write(state.header, "state", ": \(text(state.type)) = \(text(state.initialValue))")
        }
    }

    mutating func writeActions(_ view: ViewDeclaration) {
        for action in view.actions {
            write(action.header, "action")
            nested { printer in
                printer.write(action.parameters, "parameter")
                printer.write(action.body)
            }
        }
    }

    private mutating func write(_ preview: PreviewDeclaration) {
        let title = preview.title.map { " \(quoted($0))" } ?? ""
        line("preview\(title)\(text(preview.place))\(frame(preview.frameSize))", at: preview.range)
        nested { printer in
            for setting in preview.environment {
                printer.line("with \(setting.key.name) = \(printer.typed(setting.value))")
            }
            printer.write(preview.body)
        }
    }

    func text(_ place: PreviewPlace?) -> String {
        switch place {
        case .size(let width, let height): return " at (\(text(width)), \(text(height)))"
        case .device(let device, let orientation):
            return " on .\(text(device.name))\(orientation.map { "(.\(text($0.name)))" } ?? "")"
        case nil: return ""
        }
    }

    /// Writes one line a parameter or field: label, name, type, default and local.
    private mutating func write(_ parameters: [Parameter], _ keyword: String) {
        for parameter in parameters {
            var label = ""
            if parameter.label == Interner.empty {
                label = "_ "
            } else if parameter.label != parameter.name {
                label = "\(text(parameter.label)) "
            }
            let value = parameter.defaultValue.map { " = \(text($0))" } ?? (parameter.isOmittable ? " = nil" : "")
            line(
                "\(keyword) \(label)\(text(parameter.name)): \(text(parameter.type))\(value) -> %\(parameter.local.raw)",
                at: parameter.range)
        }
    }

    /// The size of a declaration's frame, where it has one.
    func frame(_ size: Int) -> String { size == 0 ? "" : " [\(size) local\(size == 1 ? "" : "s")]" }
}
