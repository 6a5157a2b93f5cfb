import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Actions: handlers called from outside, and the statements that have effects.
extension Machine {
    // MARK: From outside

    /// Runs a handler as an action of its own. False if it failed: all it did is undone, and the reason is in the log.
    func perform(_ handler: Value<S>, _ arguments: [Value<S>] = [], _ range: SourceRange) -> Bool {
        transact { call(handler: handler, arguments, range) }
    }

    /// Runs something as one action. False if it failed: all it did is undone, and the reason is in the log.
    func transact(_ run: () -> Flow<S>) -> Bool {
        startAgain()
        let storage = storage
        let effects = effects
        self.effects.isActing = true
        let outcome = run()
        self.effects.isActing = false
        self.effects.fresh = nil
        if case .returned(let value) = outcome, value.isInvalid || isStopped {
            self.storage = storage
            self.effects = effects
            recover()
            return false
        }
        return true
    }

    /// Runs what a handler's value leads to; one that is nil or left out does nothing.
    func call(handler: Value<S>, _ arguments: [Value<S>], _ range: @autoclosure () -> SourceRange) -> Flow<S> {
        switch handler {
        case .handler(.block(let block), let frame):
            return nested(range()) { activate(block, program.statementBlocks[block].parameters, arguments, frame) }
        case .handler(.action(let index), let frame):
            let instance = instance(frame)
            guard let view = instance.view else { return .returned(.invalid) }
            let action = program.views[view].actions[Int(index)]
            let parameters = action.parameters.map { $0.local }
            return nested(range()) { activate(action.body, parameters, arguments, instance.frame) }
        case .hostHandler(let handler):
            if let animation = handler.run(arguments) { effects.animation = animation }
            effects.version += 1
            return .next
        case .some(let wrapped): return call(handler: wrapped, arguments, range())
        case .none: return .next
        default: return .returned(.invalid)
        }
    }

    /// Runs a block in a frame of its own; what it returns ends with it.
    private func activate(
        _ block: StatementBlockID, _ parameters: [LocalID], _ arguments: [Value<S>], _ frame: FrameID
    ) -> Flow<S> {
        let noted = captures
        let inner = copyFrame(frame)
        for index in parameters.indices where index < arguments.count {
            assign(parameters[index], arguments[index], inner)
        }
        let outcome = run(block, inner)
        dropFrame(inner, ifUncaptured: noted)
        if case .returned(let value) = outcome, value.isInvalid { return outcome }
        return .next
    }

    // MARK: Statements

    /// Runs a statement that has an effect; one that fails returns an invalid value, which ends the whole action.
    func runEffect(_ statement: Statement, _ frame: FrameID) -> Flow<S> {
        switch statement {
        case .assign(let path, let symbol, let value): return assign(path, symbol, value, frame)
        case .mutate(let path, let member, let arguments): return mutate(path, member, arguments, frame)
        case .call(let callee, let arguments): return call(callee, arguments, frame)
        case .print(let values):
            guard let value = program.list(values).first,
                let text = text(of: evaluate(value, frame), program.type(value))
            else { return .returned(.invalid) }
            guard spend(1 + text.utf8.count / 16, value, frame) else { return .returned(.invalid) }
            effects.printed.append(text)
            return .next
        case .withAnimation(let animation, let block): return animate(animation, block, frame)
        default: return .next
        }
    }

    private func call(_ callee: Callee, _ arguments: IDList, _ frame: FrameID) -> Flow<S> {
        switch callee {
        case .handler(let handler):
            let value = evaluate(handler, frame)
            if value.isInvalid { return .returned(.invalid) }
            if value.isNone { return .next }
            guard let values = evaluateAll(arguments, frame) else { return .returned(.invalid) }
            return call(handler: value, values, program.range(handler))
        case .action(let index):
            let instance = instance(frame)
            guard let view = instance.view else { return .returned(.invalid) }
            let action = program.views[view].actions[index]
            return nested(action.header.range) {
                let noted = captures
                let inner = copyFrame(instance.frame)
                guard bind(action.parameters, arguments, from: frame, to: inner) else { return .returned(.invalid) }
                let outcome = run(action.body, inner)
                dropFrame(inner, ifUncaptured: noted)
                if case .returned(let value) = outcome, value.isInvalid { return outcome }
                return .next
            }
        }
    }

    /// Sets parameters to what a call gives; false if a value failed.
    private func bind(
        _ parameters: [Parameter], _ arguments: IDList, from caller: FrameID, to inner: FrameID
    ) -> Bool {
        for index in parameters.indices {
            let argument = program.lists[arguments.range.lowerBound + index]
            let value = value(argument, parameters[index], caller, inner)
            if value.isInvalid { return false }
            assign(parameters[index].local, value, inner)
        }
        return true
    }

    /// Apple: withAnimation(_:_:) animates what the changes in its body lead to.
    private func animate(_ animation: ExpressionID?, _ block: StatementBlockID, _ frame: FrameID) -> Flow<S> {
        let value = animation.map { evaluate($0, frame) } ?? .animation(.standard)
        if value.isInvalid { return .returned(.invalid) }
        let version = effects.version
        let outcome = run(block, frame)
        if effects.version != version { effects.animation = value.animation }
        return outcome
    }

    // MARK: Constants of the view

    /// Brings the constants of the view that a frame belongs to up to date with the changes made so far, as what is
    /// computed when it is read.
    ///
    /// One that fails is invalid without a report: only a statement that reads it fails.
    func refreshConstants(_ frame: FrameID) {
        if effects.version == 0 { return }
        if let fresh = effects.fresh, fresh.frame == frame, fresh.version == effects.version { return }
        effects.fresh = (frame, effects.version)
        guard let view = instance(frame).view, !program.views[view].constants.isEmpty else { return }
        let log = log
        for constant in program.views[view].constants {
            assign(constant.local, evaluate(constant.value, frame), frame)
        }
        self.log = log
    }
}
