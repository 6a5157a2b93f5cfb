/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
    associatedtype Value

    /// What counts for a view that tells nothing.
    static var defaultValue: Value { get }
}
