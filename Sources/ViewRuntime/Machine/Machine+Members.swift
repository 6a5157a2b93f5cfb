import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// Members of the catalogue's types.
extension Machine {
    func call(
        member id: MemberID, _ receiver: ExpressionID?, _ arguments: IDList, _ place: ExpressionID, _ frame: FrameID
    ) -> Value<S> {
        var base = Value<S>.none
        if let receiver {
            base = evaluate(receiver, frame)
            if base.isInvalid { return .invalid }
        }
        let member = RuleTable.members[id.index]
        var values: [Value<S>] = []
        for index in arguments.range {
            let parameter = member.parameters[values.count]
            let value = value(program.lists[index], parameter, frame)
            if value.isInvalid { return .invalid }
            if parameter.limit != .none, !takes(value, parameter, program.lists[index]) { return .invalid }
            values.append(value)
        }
        return perform(member.operation, MemberCall(receiver: base, arguments: values, place: place, frame: frame))
    }

    /// What a call gives for a member's parameter.
    private func value(
        _ argument: ExpressionID, _ parameter: RuleTable.Parameter, _ frame: FrameID
    ) -> Value<S> {
        guard case .omitted = expressions[argument.index] else { return evaluate(argument, frame) }
        return value(of: parameter.leftOut)
    }

    /// Whether a value means something for a parameter; one that does not is reported at its expression.
    func takes(_ value: Value<S>, _ parameter: RuleTable.Parameter, _ place: ExpressionID) -> Bool {
        if parameter.limit == .locale {
            guard let identifier = value.string, LanguageTag.canonical(identifier) == nil else { return true }
            log.add(.impossibleLocale(identifier, program.range(place)))
            return false
        }
        let number = value.int.map { Double($0) } ?? value.double.map { plain($0) }
        guard let number, !parameter.limit.allows(number) else { return true }
        log.add(.impossibleArgument(parameter.name, number, parameter.limit, program.range(place)))
        return false
    }

    /// The value of a left-out parameter; `none` for one that its rule supplies.
    func value(of leftOut: LeftOut) -> Value<S> {
        switch leftOut {
        case .missing, .none: .none
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(S(value))
        case .string(let value): .string(value)
        case .operation(let operation):
            perform(
                operation,
                MemberCall(receiver: .none, arguments: [], place: ExpressionID(0), frame: FrameID(0)))
        }
    }

    /// Carries an operation out.
    func perform(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .symbol(let index): .symbol(index)
        case .options(let bits): .symbol(bits)
        case .count, .isEmpty, .first, .last, .indices, .lowerBound, .upperBound, .contains, .containsWhere,
            .firstIndexOf, .firstIndexWhere, .firstWhere, .allSatisfy, .reduce, .least, .greatest, .optionalMap:
            ask(operation, call)
        case .filter, .map, .compactMap, .prefix, .suffix, .dropFirst, .dropLast, .reversed, .sorted, .sortedBy,
            .enumerated, .enumeratedOffset, .enumeratedElement, .joined, .arrayOf:
            derive(operation, call)
        case .stringCount, .stringIsEmpty, .uppercased, .lowercased, .capitalized, .trimmed, .hasPrefix, .hasSuffix,
            .stringContains, .split, .replacing:
            performOnString(operation, call)
        case .intOfDouble, .intOfString, .doubleOfInt, .doubleOfString, .stringOf, .identity, .minimum, .maximum,
            .absolute, .rounded, .isMultiple, .formatted, .infinity, .pi, .numberFormat, .percentFormat,
            .currencyFormat, .formatPrecision, .fractionLength:
            performOnNumber(operation, call)
        case .alignment, .unitPoint, .zero, .compose, .component, .rectOfOriginAndSize, .rectOrigin, .rectSize,
            .rectMinX, .rectMidX, .rectMaxX, .rectMinY, .rectMidY, .rectMaxY, .angleOfDegrees, .angleOfRadians,
            .angleDegrees, .angleRadians, .alignmentOfParts, .alignmentHorizontal, .alignmentVertical, .dimensionGuide,
            .geometrySize, .geometrySafeAreaInsets, .geometryFrame:
            performOnGeometry(operation, call)
        case .color, .colorOfRGB, .colorOfWhite, .colorOfHSB, .colorAsset, .colorOpacity, .hierarchicalStyle,
            .tintStyle, .foregroundStyle, .backgroundStyle, .styleOpacity, .colorGradient, .gradientOfColors,
            .gradientStop,
            .linearGradient, .linearGradientOfColors, .strokeStyle, .shape:
            performOnStyle(operation, call)
        case .textStyleFont, .systemFont, .systemFontOfStyle, .customFont, .fixedCustomFont, .fontBold, .fontItalic,
            .fontWithWeight, .fontMonospaced, .fontMonospacedDigit, .fontSmallCaps, .fontWithLeading:
            performOnFont(operation, call)
        case .orientationIsPortrait, .orientationIsLandscape, .orientationIsFlat, .orientationIsValidInterface,
            .isAccessibilitySize, .localeOfIdentifier, .localeIdentifier, .urlOfString, .urlString,
            .adaptByOrientation, .adaptByWidth, .adaptByFit:
            performOnEnvironment(operation, call)
        case .defaultAnimation, .curveAnimation, .springAnimation, .bounceAnimation, .presetSpring, .animationDelay,
            .animationSpeed, .animationRepeatCount, .animationRepeatForever:
            performOnAnimation(operation, call)
        case .transition(let kind): transition(kind, call)
        case .constantBinding:
            .binding(StorageReference(root: .constant(call.argument(0)), steps: []))
        case .toggle, .append, .insert, .removeAt, .removeAll, .removeAllWhere, .removeLast, .swapAt, .withAnimation,
            .print:
            // Statements of actions, which the checker allows in no expression.
            .invalid
        }
    }
}
