import ViewCatalog
import ViewIR
import ViewLayout

/// Sizes, boxes, insets, angles and alignments.
extension Machine {
    func performOnGeometry(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .alignment(let horizontal, let vertical): return .alignment(horizontal, vertical)
        case .unitPoint(let x, let y): return .numbers([S(Double(x) / 2), S(Double(y) / 2)])
        case .zero(let type):
            let count = type == .angle ? 1 : type == .size || type == .point ? 2 : 4
            return .numbers(Array(repeating: .zero, count: count))
        case .compose:
            var numbers: [S] = []
            for argument in call.arguments {
                guard let number = argument.double else { return .invalid }
                numbers.append(number)
            }
            return .numbers(numbers)
        case .rectOfOriginAndSize:
            guard let origin = call.argument(0).numbers, let size = call.argument(1).numbers else { return .invalid }
            return .numbers(origin + size)
        case .alignmentOfParts:
            guard let horizontal = call.argument(0).symbol, let vertical = call.argument(1).symbol else {
                return .invalid
            }
            return .alignment(horizontal, vertical)
        case .alignmentHorizontal, .alignmentVertical:
            guard case .alignment(let horizontal, let vertical) = call.receiver else { return .invalid }
            return .symbol(operation == .alignmentHorizontal ? horizontal : vertical)
        case .angleOfDegrees: return call.argument(0).double.map { .numbers([$0 * S(Double.pi / 180)]) } ?? .invalid
        case .angleOfRadians: return call.argument(0).double.map { .numbers([$0]) } ?? .invalid
        default:
            if case .dimensions(let index) = call.receiver { return part(operation, dimensions[Int(index)], call) }
            guard let numbers = call.receiver.numbers else { return .invalid }
            return part(operation, numbers, call)
        }
    }

    /// A measure of an element whose guide is asked for.
    private func part(_ operation: MemberOperation, _ dimensions: ViewDimensions<S>, _ call: MemberCall<S>) -> Value<S>
    {
        switch operation {
        case .component(let index): return .double(index == 0 ? dimensions.width : dimensions.height)
        default:
            guard let index = call.argument(0).symbol,
                case .vocabulary(let type) = program.types.shape(argumentType(0, call))
            else { return .invalid }
            return .double(
                type == .horizontalAlignment
                    ? dimensions[HorizontalAlignment(symbol: index)] : dimensions[VerticalAlignment(symbol: index)])
        }
    }

    /// A part of a composite of numbers.
    private func part(_ operation: MemberOperation, _ numbers: [S], _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .component(let index): .double(numbers[Int(index)])
        case .rectOrigin: .numbers(Array(numbers[0..<2]))
        case .rectSize: .numbers(Array(numbers[2..<4]))
        case .rectMinX: .double(numbers[0])
        case .rectMinY: .double(numbers[1])
        case .rectMidX: .double(numbers[0] + numbers[2] / S(2))
        case .rectMidY: .double(numbers[1] + numbers[3] / S(2))
        case .rectMaxX: .double(numbers[0] + numbers[2])
        case .rectMaxY: .double(numbers[1] + numbers[3])
        case .angleDegrees: .double(numbers[0] * S(180 / Double.pi))
        case .angleRadians: .double(numbers[0])
        case .geometrySize: .numbers(Array(numbers[0..<2]))
        case .geometrySafeAreaInsets: .numbers(Array(numbers[2..<6]))
        case .geometryFrame: frame(of: numbers, call)
        default: .invalid
        }
    }

    /// The box of a reader: it is built for its size alone, so its place in the window is not known to its content.
    private func frame(of proxy: [S], _ call: MemberCall<S>) -> Value<S> {
        if call.argument(0).symbol == 1 { log.add(.unknownOrigin(program.range(call.place))) }
        return .numbers([.zero, .zero] + proxy[0..<2])
    }
}
