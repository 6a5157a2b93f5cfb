/// The locale of the component whose body is being evaluated, for numbers in plain strings.
enum CurrentLocale {
    @TaskLocal static var identifier = "en"
}
