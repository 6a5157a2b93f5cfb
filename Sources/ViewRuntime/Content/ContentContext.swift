/// The modifiers and the environment that expanded content stands in.
struct ContentContext {
    let chain: ChainID?
    let environment: EnvironmentID
}
