/// A stored property of a component whose value comes from the component's place.
public protocol DynamicProperty {
    /// Takes the property's value from the component's place, before the body is asked for.
    mutating func _install(_ properties: PropertyPlace)
}
