import ViewBase
import ViewCatalog
import ViewFormat
import ViewIR

extension SwiftEmitter {
    /// Writes a view as a structure: parameters, states, the environment, constants, its content, actions and pieces.
    mutating func write(_ id: ViewID) {
        let view = program.views[id]
        let name = names.views[id.index]
        scope.lint.declare(type: name)
        let uses = Uses(view, program)
        scope.view = id
        parts = SwiftParts(program)
        parts.divide(view.body)
        for piece in view.pieces { parts.divide(piece.body) }
        nameMembers(view, uses)
        write(view.header, attributes: availability?.of(id).attributes ?? [])
        braces("struct \(name): View") { emitter in
            let needsInitializer = emitter.needsInitializer(view)
            let isEmpty = view.parameters.isEmpty && view.states.isEmpty && uses.keys.isEmpty
            let isRenamed = SwiftNames.bare(name) != emitter.text(view.header.name) && emitter.library == .viewCore
            emitter.hasMembers = !isEmpty || isRenamed
            if isRenamed {
                emitter.line("static var viewName: String { \(SwiftLiteral.quoted(emitter.text(view.header.name))) }")
                if !isEmpty { emitter.append(.blankLine) }
            }
            for parameter in view.parameters { emitter.write(property: parameter, hasDefault: !needsInitializer) }
            emitter.writeStates(view)
            for property in uses.keys.isEmpty ? [] : emitter.scope.environment {
                emitter.line("@Environment(\\.\(property.key.name)) private var \(property.name)")
            }
            if needsInitializer { emitter.writeInitializer(view) }
            emitter.write(constants: view)
            emitter.writeBody(view)
            emitter.write(pieces: view)
            emitter.write(actions: view)
            for function in emitter.scope.functions {
                emitter.append(.blankLine)
                let declaration = emitter.program.functions[function.id]
                emitter.write(declaration, function.name, declaration.readsView ? "" : "static ", isMember: true)
            }
        }
        line()
    }

    // MARK: Names

    /// Gives each member a name; the parameters first, as callers see theirs.
    private mutating func nameMembers(_ view: ViewDeclaration, _ uses: Uses) {
        for parameter in view.parameters {
            let isStored = bound(parameter.type) != nil
            scope.set(
                parameter.local, scope.member(text(parameter.name), hasStorage: isStored), parameter.type)
            scope.memberSlots.insert(parameter.local.raw)
        }
        for state in view.states { scope.states.append(scope.member(text(state.header.name), hasStorage: true)) }
        for constant in view.constants {
            scope.set(constant.local, scope.member(text(constant.header.name)), constant.type)
            scope.memberSlots.insert(constant.local.raw)
        }
        for piece in view.pieces { scope.pieces.append(scope.member(text(piece.header.name))) }
        for action in view.actions { scope.actions.append(scope.member(text(action.header.name), isPattern: false)) }
        for function in view.functions {
            let name = text(program.functions[function].header.name)
            scope.functions.append((function, scope.member(name, isPattern: false)))
        }
        for key in uses.keys {
            scope.environment.append(
                EnvironmentProperty(key: key, name: scope.invented(key.name, hasStorage: true)))
        }
    }

    // MARK: Stored properties

    /// Whether the initializer that Swift makes from the properties does not do what the view's parameters say.
    private func needsInitializer(_ view: ViewDeclaration) -> Bool {
        for parameter in view.parameters {
            if parameter.label != parameter.name || SwiftNames.bare(scope.name(parameter.local)) != text(parameter.name)
            {
                return true
            }
            if slotArguments(parameter.type) != nil { return true }
        }
        return view.states.contains { readsMembers($0.initialValue) }
    }

    /// Whether a state's first value reads other members of the view.
    func readsMembers(_ value: ExpressionID) -> Bool {
        let uses = Uses(value, program)
        return !uses.locals.isEmpty || !uses.states.isEmpty || !uses.keys.isEmpty
    }

    private mutating func write(property parameter: Parameter, hasDefault: Bool) {
        append(.freshLine)
        let name = scope.name(parameter.local)
        if let value = bound(parameter.type) {
            write("@Binding var \(name): \(spelling(value))")
        } else if hasDefault, parameter.defaultValue != nil || parameter.isOmittable {
            let head = "var \(name): \(spelling(parameter.type)) ="
            if let value = parameter.defaultValue {
                assign(head, value, .stored(parameter.type))
            } else {
                write("\(head) nil")
            }
        } else {
            write("let \(name): \(spelling(parameter.type))")
        }
        append(.freshLine)
    }

    private mutating func writeStates(_ view: ViewDeclaration) {
        for index in view.states.indices {
            let state = view.states[index]
            append(.freshLine)
            if state.header.documentation != nil { append(.blankLine) }
            writePlace(state.header)
            let isEvident = self.isEvident(state.initialValue)
            if readsMembers(state.initialValue) {
                write("@State private var \(scope.states[index]): \(spelling(state.type))")
            } else {
                let head = "@State private var \(scope.states[index])\(isEvident ? "" : ": \(spelling(state.type))") ="
                assign(head, state.initialValue, isEvident ? .free : .stored(state.type))
            }
            append(.freshLine)
        }
    }

    private mutating func writeInitializer(_ view: ViewDeclaration) {
        append(.blankLine)
        let outer = scope
        write("init")
        write(parameters: view.parameters)
        space()
        braces { emitter in
            for parameter in view.parameters {
                let name = outer.name(parameter.local)
                let isBinding = emitter.bound(parameter.type) != nil
                emitter.write(isBinding ? "self._\(SwiftNames.bare(name)) = " : "self.\(name) = ")
                emitter.writeGiven(parameter)
                emitter.append(.freshLine)
            }
            emitter.writeFirstValues(view)
        }
        append(.freshLine)
        let lint = scope.lint
        scope = outer
        scope.lint = lint
    }

    /// Writes the value that an initializer was given for a parameter; a slot's with the place that it was written in.
    private mutating func writeGiven(_ parameter: Parameter) {
        let name = scope.name(parameter.local)
        guard slotArguments(parameter.type) != nil else { return write(name) }
        guard let value = parameter.defaultValue else { return write("slot(\(name))") }
        write("\(name) ?? slot ")
        write(value)
    }

    // MARK: Members

    /// Leaves a line empty before a member that is not the first.
    private mutating func separateMember() {
        if hasMembers { append(.blankLine) }
        hasMembers = true
    }

    private mutating func write(constants view: ViewDeclaration) {
        for constant in view.constants {
            separateMember()
            write(constant.header, isMember: true)
            write("var \(scope.name(constant.local)): \(spelling(constant.type)) ")
            braces { $0.write(constant.value, .stored(constant.type)) }
            append(.freshLine)
        }
    }

    private mutating func writeBody(_ view: ViewDeclaration) {
        separateMember()
        if program.blocks[view.body].items.count == 0 {
            braces("var body: some View") { emitter in
                emitter.writeUnreadConstants(view)
                emitter.write("EmptyView()")
            }
            return append(.freshLine)
        }
        braces("var body: some View") { emitter in
            emitter.writeUnreadConstants(view)
            emitter.write(items: view.body)
        }
        append(.freshLine)
        writePendingParts()
    }

    private mutating func write(pieces view: ViewDeclaration) {
        for index in view.pieces.indices {
            let piece = view.pieces[index]
            append(.blankLine)
            append(.freshLine)
            writePlace(piece.header)
            write("@ViewBuilder private ")
            if piece.parameters.isEmpty {
                write("var \(scope.pieces[index]): some View ")
            } else {
                write("func \(scope.pieces[index])")
                write(parameters: piece.parameters)
                write(" -> some View ")
            }
            braces { $0.write(items: piece.body) }
            append(.freshLine)
            writePendingParts()
        }
    }

    private mutating func write(actions view: ViewDeclaration) {
        for index in view.actions.indices {
            let action = view.actions[index]
            append(.blankLine)
            write(action.header, isMember: true)
            write("func \(scope.actions[index])")
            write(parameters: action.parameters)
            space()
            if program.statementBlocks[action.body].statements.count == 0 {
                write("{}")
            } else {
                braces { $0.write(statements: action.body) }
            }
            append(.freshLine)
        }
    }
}
