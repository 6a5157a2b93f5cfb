// What SwiftUI and its support file name of UIKit, Core Graphics and Combine: above each declaration stands its page
// below https://developer.apple.com/documentation/.

/// uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// uikit/uideviceorientation/isportrait
    public var isPortrait: Bool { get }
    /// uikit/uideviceorientation/islandscape
    public var isLandscape: Bool { get }
    /// uikit/uideviceorientation/isflat
    public var isFlat: Bool { get }
    /// uikit/uideviceorientation/isvalidinterfaceorientation
    public var isValidInterfaceOrientation: Bool { get }
}

/// uikit/uidevice
@MainActor @preconcurrency open class UIDevice: NSObject {
    /// uikit/uidevice/current
    open class var current: UIDevice { get }
    /// uikit/uidevice/orientation
    open var orientation: UIDeviceOrientation { get }

    /// uikit/uidevice/begingeneratingdeviceorientationnotifications()
    open func beginGeneratingDeviceOrientationNotifications()

    /// uikit/uidevice/orientationdidchangenotification
    nonisolated open class var orientationDidChangeNotification: NSNotification.Name { get }
}

/// uikit/uiresponder
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// uikit/uiresponder/keyboardwillchangeframenotification
    nonisolated open class var keyboardWillChangeFrameNotification: NSNotification.Name { get }
    /// uikit/uiresponder/keyboardwillhidenotification
    nonisolated open class var keyboardWillHideNotification: NSNotification.Name { get }
    /// uikit/uiresponder/keyboardframeenduserinfokey
    nonisolated open class var keyboardFrameEndUserInfoKey: String { get }
}

/// uikit/uiscreen
@MainActor @preconcurrency open class UIScreen: NSObject {
    /// uikit/uiscreen/main
    open class var main: UIScreen { get }
    /// uikit/uiscreen/bounds
    open var bounds: CGRect { get }
}

/// uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
    /// uikit/uicolor/systemred
    open class var systemRed: UIColor { get }
    /// uikit/uicolor/systemorange
    open class var systemOrange: UIColor { get }
    /// uikit/uicolor/systemyellow
    open class var systemYellow: UIColor { get }
    /// uikit/uicolor/systemgreen
    open class var systemGreen: UIColor { get }
    /// uikit/uicolor/systemmint
    open class var systemMint: UIColor { get }
    /// uikit/uicolor/systemteal
    open class var systemTeal: UIColor { get }
    /// uikit/uicolor/systemcyan
    open class var systemCyan: UIColor { get }
    /// uikit/uicolor/systemblue
    open class var systemBlue: UIColor { get }
    /// uikit/uicolor/systemindigo
    open class var systemIndigo: UIColor { get }
    /// uikit/uicolor/systempurple
    open class var systemPurple: UIColor { get }
    /// uikit/uicolor/systempink
    open class var systemPink: UIColor { get }
    /// uikit/uicolor/systembrown
    open class var systemBrown: UIColor { get }
    /// uikit/uicolor/systemgray
    open class var systemGray: UIColor { get }
    /// uikit/uicolor/systemgray2
    open class var systemGray2: UIColor { get }
    /// uikit/uicolor/systemgray3
    open class var systemGray3: UIColor { get }
    /// uikit/uicolor/systemgray4
    open class var systemGray4: UIColor { get }
    /// uikit/uicolor/systemgray5
    open class var systemGray5: UIColor { get }
    /// uikit/uicolor/systemgray6
    open class var systemGray6: UIColor { get }
    /// uikit/uicolor/label
    open class var label: UIColor { get }
    /// uikit/uicolor/secondarylabel
    open class var secondaryLabel: UIColor { get }
    /// uikit/uicolor/tertiarylabel
    open class var tertiaryLabel: UIColor { get }
    /// uikit/uicolor/quaternarylabel
    open class var quaternaryLabel: UIColor { get }
    /// uikit/uicolor/placeholdertext
    open class var placeholderText: UIColor { get }
    /// uikit/uicolor/separator
    open class var separator: UIColor { get }
    /// uikit/uicolor/opaqueseparator
    open class var opaqueSeparator: UIColor { get }
    /// uikit/uicolor/link
    open class var link: UIColor { get }
    /// uikit/uicolor/systembackground
    open class var systemBackground: UIColor { get }
    /// uikit/uicolor/secondarysystembackground
    open class var secondarySystemBackground: UIColor { get }
    /// uikit/uicolor/tertiarysystembackground
    open class var tertiarySystemBackground: UIColor { get }
    /// uikit/uicolor/systemgroupedbackground
    open class var systemGroupedBackground: UIColor { get }
    /// uikit/uicolor/secondarysystemgroupedbackground
    open class var secondarySystemGroupedBackground: UIColor { get }
    /// uikit/uicolor/tertiarysystemgroupedbackground
    open class var tertiarySystemGroupedBackground: UIColor { get }
    /// uikit/uicolor/systemfill
    open class var systemFill: UIColor { get }
    /// uikit/uicolor/secondarysystemfill
    open class var secondarySystemFill: UIColor { get }
    /// uikit/uicolor/tertiarysystemfill
    open class var tertiarySystemFill: UIColor { get }
    /// uikit/uicolor/quaternarysystemfill
    open class var quaternarySystemFill: UIColor { get }
}

/// coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

/// combine/publisher
public protocol Publisher<Output, Failure> {
    /// combine/publisher/output
    associatedtype Output
    /// combine/publisher/failure
    associatedtype Failure: Error
}

extension NotificationCenter {
    /// foundation/notificationcenter/publisher
    public struct Publisher: UIKit.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
    }

    /// foundation/notificationcenter/publisher(for:object:)
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
}
