import ViewBase
import ViewCatalog

extension IRPrinter {
    mutating func write(_ test: TestDeclaration) {
        let host = program.views[test.host]
        line("test \(quoted(test.title))\(frame(host.frameSize))", at: test.range)
        nested { printer in
            if let number = test.number {
                printer.line("for \(printer.text(number.local)) in \(printer.typed(number.limits))")
            }
            for place in test.places { printer.line("run\(printer.text(place))") }
            for setting in test.settings {
                let values = printer.list(setting.values.map { printer.typed($0) })
                printer.line("with \(setting.key.name) = \(values)")
            }
            printer.writeStates(host)
            printer.writeActions(host)
            printer.line("steps")
            printer.nested { printer in printer.write(test.steps) }
        }
    }

    private mutating func write(_ id: StepBlockID) {
        for step in program.steps[program.stepBlocks[id].steps.range] { write(step) }
    }

    private mutating func write(_ step: TestStep) {
        switch step.kind {
        case .show(let block, let place, let settings):
            line("show\(text(place))", at: step.range)
            nested { printer in
                for setting in settings {
                    printer.line("with \(setting.key.name) = \(printer.typed(setting.value))")
                }
                printer.write(block)
            }
        case .conditional(let branches, let otherwise):
            for (index, branch) in branches.enumerated() {
                line("\(index == 0 ? "if" : "else if") \(conditions(branch.conditions))", at: step.range)
                nested { printer in printer.write(branch.steps) }
            }
            if let otherwise {
                line("else")
                nested { printer in printer.write(otherwise) }
            }
        case .loop(let local, let sequence, let body):
            line("for \(text(local)) in \(typed(sequence))", at: step.range)
            nested { printer in printer.write(body) }
        default: line(inline(step.kind), at: step.range)
        }
    }

    /// A step that fits on a line.
    private func inline(_ step: StepKind) -> String {
        switch step {
        case .tap(let path): "tap \(text(path))"
        case .step(let path, let isUp): "\(isUp ? "increment" : "decrement") \(text(path))"
        case .type(let value, let path): "type \(text(value)) into \(text(path))"
        case .clear(let path): "clear \(text(path))"
        case .rotate(let value): "rotate \(text(value))"
        case .resize(let width, let height): "resize (\(text(width)), \(text(height)))"
        case .keyboard(let height): "keyboard \(text(height))"
        case .setEnvironment(let key, let value): "set env.\(key.name) = \(typed(value))"
        case .setState(let path, let value): "set \(text(path)) = \(typed(value))"
        case .setShown(let view, let path, let value):
            "set \(text(program.views[view].header.name)).\(text(path)) = \(typed(value))"
        case .wait(let seconds): "wait \(text(seconds))"
        case .expect(let condition): "expect \(text(condition))"
        case .snapshot(let name): "snapshot \(quoted(name))"
        case .constant(let local, let value): "let \(text(local)) = \(typed(value))"
        case .show, .conditional, .loop: ""
        }
    }

    /// What a test asks of the screen.
    func text(_ question: Question) -> String {
        switch question {
        case .fact(let path, let member): "\(text(path)).\(member.name)"
        case .relation(let path, let member, let other): "\(text(path)).\(member.name)(\(text(other)))"
        case .exists(let path): "exists(\(text(path)))"
        case .windowSize: "window.size"
        case .printed: "printed"
        case .check(let check, let paths):
            paths.isEmpty ? check.name : "\(check.name)(\(list(paths.map { text($0) })))"
        }
    }

    private func text(_ id: NamePathID) -> String {
        program.namePaths[id].steps.map { text($0) }.joined(separator: ".")
    }

    private func text(_ step: NameStep) -> String {
        var result = "#\(text(step.name))"
        for index in step.indices {
            switch index {
            case .position(let value): result += "[\(text(value))]"
            case .identity(let value): result += "[id: \(text(value))]"
            }
        }
        return result
    }
}
