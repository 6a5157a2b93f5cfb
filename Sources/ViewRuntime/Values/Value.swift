import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// What an expression gives; numbers that layout depends on are of the scalar's kind.
///
/// A value of an optional type is `none`, or the wrapped value itself; only an optional within an optional is boxed, so
/// every value has one form and equality is structural.
package enum Value<S: LayoutScalar>: Sendable {
    /// What failed and is reported; every expression that needs it is invalid too.
    case invalid
    case none
    indirect case some(Value)

    case bool(Bool)
    case int(Int64)
    case double(S)
    case string(String)
    /// From the first up to but not including the second.
    case range(Int64, Int64)
    case array(ValueList<S>)
    case record(RecordID, ValueList<S>)
    case enumeration(EnumID, Int32)
    /// What `enumerated()` gives: offset and element.
    indirect case pair(Int64, Value)
    /// Fields by their numbers, and the computed value that is read at their end.
    case keyPath([Int32], computed: FunctionID?)

    /// A named value by its index, or an option set by its bits.
    case symbol(UInt8)
    /// The numbers of a composite: `Size`, `Point`, `Rect`, `EdgeInsets`, `UnitPoint`, an angle's radians, a
    /// `GeometryProxy`'s size and insets.
    case numbers([S])
    /// The dimensions of an element while one of its guides is asked for, by their place among those asked for.
    case dimensions(Int32)
    /// The indices of a horizontal and a vertical alignment.
    case alignment(UInt8, UInt8)
    indirect case color(ColorValue)
    indirect case paint(Paint)
    indirect case font(FontRequest)
    indirect case numberFormat(NumberFormat)
    /// Digits after the point.
    case numberPrecision(Int64)
    indirect case strokeStyle(StrokeLine)
    case adaptiveRule(AdaptiveChoice<S>)
    indirect case animation(Animation)
    indirect case transition(Transition)

    /// An element with its modifiers, where a value is expected: a text, a shape, a view.
    case element(ElementNodeID, FrameID)
    /// A shape given by a static member, with the arguments of its rule.
    case shape(ElementRule, [Value])
    /// Texts joined by `+`.
    case texts([Value])

    /// What a host gives: content, a text, a function, a handler, a value that is only compared.
    case host(HostContent<S>, FrameID)
    indirect case hostText(HostText<S>)
    case hostGuide(HostGuide<S>)
    case hostLength(HostLength<S>)
    case hostHandler(HostHandler<S>)
    case hostValue(HostValue)

    case closure(ClosureID, FrameID)
    case content(ContentTarget, FrameID)
    case handler(HandlerTarget, FrameID)
    indirect case binding(StorageReference<S>)
}
