/// Where a host's content stands: the modifiers and the environment around it, and what its names are printed below.
package struct HostPlace {
    let context: ContentContext
    let frame: FrameID
}
