/// The library that emitted Swift is written for.
public enum SwiftLibrary: Sendable {
    case viewCore
    /// Apple's SwiftUI together with the support file, `SwiftUISupport`.
    case swiftUI

    /// The module that emitted source imports.
    var module: String {
        switch self {
        case .viewCore: "ViewCore"
        case .swiftUI: "SwiftUI"
        }
    }
}
