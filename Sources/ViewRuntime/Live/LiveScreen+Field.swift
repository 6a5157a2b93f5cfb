import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Typing as a text field of the system does it: the whole text is another one after each key.
extension LiveScreen {
    /// The field that has the focus, if one has.
    public var focusedField: FocusedField? {
        guard let place = focus?.place, let field = field(at: place), case .field(let role) = field.role,
            case .binding(let reference) = role.binding
        else { return nil }
        let value = machine.read(reference, field.range)
        let text = role.format.map { written(value, $0, in: field) } ?? value.string
        return FocusedField(
            node: field.node, text: text ?? "", isMultiline: role.isMultiline, isSecret: role.isSecret)
    }

    /// Puts a text in the place of what the field with the focus holds; does nothing where none has it.
    public func enter(_ text: String) {
        endTaps()
        event {
            guard let place = focus?.place, let field = field(at: place), field.isEnabled,
                case .field(let role) = field.role, case .binding(let reference) = role.binding
            else { return }
            guard let format = role.format else { return set(role.binding, to: .string(text), field.range) }
            write(text, machine.read(reference, field.range), format, field, role.binding)
        }
    }

    /// Ends typing in the field with the focus, as the return key does.
    public func submit() {
        endTaps()
        event { if let place = focus?.place { submit(place) } }
    }

    /// Takes the focus from its field.
    public func leaveField() {
        endTaps()
        event { clearFocus() }
    }
}
