extension Catalog {
    /// Types of Swift, Foundation, Combine and UIKit that stand in views.
    static let libraryTypes: StaticString = """
        Date UUID Task Set Dictionary DispatchQueue Timer Bundle UserDefaults UIImage UIScreen UIApplication UIDevice
        Calendar DateFormatter NumberFormatter ObservableObject Published Observable MainActor Identifiable Codable
        Hashable Equatable Decimal Data Float NSImage NotificationCenter URLSession Measurement DateComponents
        DateInterval TimeInterval AttributedString NSAttributedString UIImpactFeedbackGenerator
        UINotificationFeedbackGenerator UISelectionFeedbackGenerator UIPasteboard NSPasteboard FileManager ProcessInfo
        Character Substring PassthroughSubject AnyCancellable Query FetchRequest AVPlayer CLLocationCoordinate2D
        """
}
