import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// Members of strings; a step is paid for every 16 bytes read or made.
extension Machine {
    func performOnString(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        guard let text = call.receiver.string, spend(text.utf8.count / 16, call.place, call.frame) else {
            return .invalid
        }
        switch operation {
        case .stringCount: return .int(Int64(text.count))
        case .stringIsEmpty: return .bool(text.isEmpty)
        case .uppercased: return .string(text.uppercased())
        case .lowercased: return .string(text.lowercased())
        case .capitalized: return .string(Capitals.capitalized(text))
        case .trimmed: return .string(Capitals.trimmed(text))
        default:
            guard let part = call.argument(0).string, spend(part.utf8.count / 16, call.place, call.frame) else {
                return .invalid
            }
            return search(operation, text, part, call)
        }
    }

    private func search(
        _ operation: MemberOperation, _ text: String, _ part: String, _ call: MemberCall<S>
    ) -> Value<S> {
        switch operation {
        case .hasPrefix: return .bool(text.hasPrefix(part))
        case .hasSuffix: return .bool(text.hasSuffix(part))
        case .stringContains: return .bool(!StringSearch(text).occurrences(of: part).isEmpty)
        case .split:
            let parts = StringSearch(text).split(part)
            guard spend(parts.count, call.place, call.frame) else { return .invalid }
            return array(parts.map { .string($0) }, call.place)
        default:
            guard let replacement = call.argument(1).string else { return .invalid }
            let search = StringSearch(text)
            let count = search.occurrences(of: part).count
            let cost = count.multipliedReportingOverflow(by: 1 + replacement.utf8.count / 16)
            guard spend(cost.overflow ? .max : cost.partialValue, call.place, call.frame) else { return .invalid }
            return .string(search.replacing(part, with: replacement))
        }
    }
}
