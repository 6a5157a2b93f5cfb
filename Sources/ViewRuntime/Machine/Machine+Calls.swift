import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// Constants, functions, closures, records and enums.
extension Machine {
    /// The values of expressions, or nil if one is invalid.
    func evaluateAll(_ list: IDList, _ frame: FrameID) -> [Value<S>]? {
        var values: [Value<S>] = []
        values.reserveCapacity(list.range.count)
        for expression in program.list(list) {
            let value = evaluate(expression, frame)
            if value.isInvalid { return nil }
            values.append(value)
        }
        return values
    }

    /// A new frame of empty slots.
    func makeFrame(_ size: Int, _ instance: InstanceID, _ scope: ScopeID, _ place: PlaceID) -> FrameID {
        frames.append(
            Frame(locals: Array(repeating: .invalid, count: size), instance: instance, scope: scope, place: place))
        return FrameID(frames.count - 1)
    }

    /// A new frame for a call from another one.
    private func makeFrame(_ size: Int, calledFrom frame: FrameID) -> FrameID {
        makeFrame(size, frames[frame.index].instance, frames[frame.index].scope, frames[frame.index].place)
    }

    /// A new frame with the values of another, for one more activation of a block in it.
    func copyFrame(_ frame: FrameID) -> FrameID {
        steps -= frames[frame.index].locals.count
        frames.append(frames[frame.index])
        return FrameID(frames.count - 1)
    }

    /// Drops the newest frame if no value has held on to it since `captures` was noted.
    func dropFrame(_ frame: FrameID, ifUncaptured noted: Int) {
        if captures == noted, frames.count == frame.index + 1 { frames.removeLast() }
    }

    // MARK: Constants

    /// The value of a file's constant, evaluated when it is first read.
    func constant(_ id: ConstantID) -> Value<S> {
        if let known = constants[id.index] { return known }
        let declaration = program.constants[id]
        let frame = makeFrame(declaration.frameSize, InstanceID(0), ScopeID(0), PlaceID(0))
        let value = evaluate(declaration.value, frame)
        constants[id.index] = value
        return value
    }

    // MARK: Calls

    func call(_ id: FunctionID, _ arguments: IDList, _ place: ExpressionID, _ frame: FrameID) -> Value<S> {
        let function = program.functions[id]
        let noted = captures
        let inner =
            function.readsView ? makeMemberFrame(calledFrom: frame) : makeFrame(function.frameSize, calledFrom: frame)
        var next = arguments.range.lowerBound
        if let receiver = function.receiver {
            assign(receiver, evaluate(program.lists[next], frame), inner)
            next += 1
        }
        for parameter in function.parameters {
            assign(parameter.local, value(program.lists[next], parameter, frame, inner), inner)
            next += 1
        }
        let value = result(of: function.body, inner)
        dropFrame(inner, ifUncaptured: noted)
        return value
    }

    /// What a computed value of a record or enum is.
    func call(_ id: FunctionID, of receiver: Value<S>) -> Value<S> {
        let function = program.functions[id]
        let noted = captures
        let inner = makeFrame(function.frameSize, InstanceID(0), ScopeID(0), PlaceID(0))
        if let own = function.receiver { assign(own, receiver, inner) }
        let value = result(of: function.body, inner)
        dropFrame(inner, ifUncaptured: noted)
        return value
    }

    /// What a call gives for a parameter; a left-out one is its default, which sees the parameters before it.
    func value(
        _ argument: ExpressionID, _ parameter: Parameter, _ caller: FrameID, _ inner: FrameID
    ) -> Value<S> {
        guard case .omitted = expressions[argument.index] else { return evaluate(argument, caller) }
        return parameter.defaultValue.map { evaluate($0, inner) } ?? .none
    }

    /// What a value closure gives for arguments.
    func call(_ closure: ClosureCall, _ first: Value<S>, _ second: Value<S>? = nil) -> Value<S> {
        let declaration = program.closures[closure.id]
        let noted = captures
        let inner = copyFrame(closure.frame)
        let parameters = declaration.parameters
        if parameters.count > 0 { assign(parameters[0], first, inner) }
        if parameters.count > 1, let second { assign(parameters[1], second, inner) }
        let value = result(of: declaration.body, inner)
        dropFrame(inner, ifUncaptured: noted)
        return value
    }

    // MARK: Records and enums

    func record(_ id: RecordID, _ arguments: IDList, _ place: ExpressionID, _ frame: FrameID) -> Value<S> {
        let declaration = program.records[id]
        let noted = captures
        let inner = makeFrame(declaration.frameSize, calledFrom: frame)
        var fields: [Value<S>] = []
        fields.reserveCapacity(declaration.fields.count)
        for index in declaration.fields.indices {
            let field = declaration.fields[index]
            let value = value(program.lists[arguments.range.lowerBound + index], field, frame, inner)
            if value.isInvalid { return .invalid }
            if field.local.index < declaration.frameSize { assign(field.local, value, inner) }
            fields.append(value)
        }
        dropFrame(inner, ifUncaptured: noted)
        let list = ValueList(fields)
        guard list.depth <= ValueList<S>.greatestDepth else { return fail(.valuesNestTooDeeply(program.range(place))) }
        return .record(id, list)
    }

    func array(_ list: IDList, _ id: ExpressionID, _ frame: FrameID) -> Value<S> {
        guard let values = evaluateAll(list, frame) else { return .invalid }
        if case .vocabulary = program.types.shape(program.type(id)) {
            // A literal of an option set is the union of its members' bits.
            return .symbol(values.reduce(0) { $0 | ($1.symbol ?? 0) })
        }
        return array(values, id)
    }

    /// An array of values, unless it would nest too deeply.
    func array(_ values: [Value<S>], _ place: ExpressionID) -> Value<S> {
        let list = ValueList(values)
        guard list.depth <= ValueList<S>.greatestDepth else { return fail(.valuesNestTooDeeply(program.range(place))) }
        return .array(list)
    }

    func field(_ base: Value<S>, _ index: Int) -> Value<S> {
        guard case .record(_, let fields) = base else { return .invalid }
        return fields.elements[index]
    }

    func rawValue(_ base: Value<S>) -> Value<S> {
        guard case .enumeration(let type, let index) = base else { return .invalid }
        switch program.enums[type].cases[Int(index)].rawValue {
        case .string(let text): return .string(text)
        case .int(let number): return .int(number)
        case nil: return .invalid
        }
    }

    func allCases(_ type: EnumID) -> Value<S> {
        .array(ValueList(program.enums[type].cases.indices.map { .enumeration(type, Int32($0)) }))
    }

    func pairPart(_ base: Value<S>, _ part: Int) -> Value<S> {
        guard case .pair(let offset, let element) = base else { return .invalid }
        return part == 0 ? .int(offset) : element
    }

    func element(_ base: Value<S>, _ index: ExpressionID, _ frame: FrameID) -> Value<S> {
        guard let elements = base.elements, let position = evaluate(index, frame).int else { return .invalid }
        guard position >= 0, position < elements.count else {
            return fail(.indexOutOfRange(position, count: elements.count, program.range(index)))
        }
        return elements[Int(position)]
    }
}
