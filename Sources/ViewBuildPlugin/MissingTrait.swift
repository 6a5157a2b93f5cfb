/// The package does not ask for what the plugin runs.
struct MissingTrait: Error, CustomStringConvertible {
    let description = """
        the plugin runs the command viewc, which is built for packages that ask for the trait "Plugins": \
        .package(…, traits: ["Plugins"])
        """
}
