/// The parameters of each overload of a row that was called; a class, so that a call takes them without a copy.
final class RowCalls {
    let signatures: [[ParameterInfo]]

    init(_ signatures: [[ParameterInfo]]) { self.signatures = signatures }
}
