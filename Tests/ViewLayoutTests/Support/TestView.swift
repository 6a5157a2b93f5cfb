import Foundation

/// A view of a test, as the cases write it: what both the engine's trees and the naive layout are made of.
final class TestView {
    let kind: String
    let id: String?
    let args: [String: Any]
    let children: [TestView]

    init(_ kind: String, id: String? = nil, _ args: [String: Any] = [:], _ children: [TestView] = []) {
        self.kind = kind
        self.id = id
        self.args = args
        self.children = children
    }

    /// Reads a view from a case.
    convenience init(json: [String: Any]) {
        self.init(
            json["kind"] as! String, id: json["id"] as? String, json["args"] as? [String: Any] ?? [:],
            (json["children"] as? [[String: Any]] ?? []).map { TestView(json: $0) })
    }

    /// A number, "inf" or nothing.
    func number(_ name: String) -> Double? { TestView.number(args[name]) }

    func numbers(_ name: String) -> [Double] {
        (args[name] as? [Any] ?? []).map { TestView.number($0)! }
    }

    func text(_ name: String) -> String? { args[name] as? String }

    func flag(_ name: String) -> Bool? { args[name] as? Bool }

    func texts(_ name: String) -> [String]? { args[name] as? [String] }

    static func number(_ value: Any?) -> Double? {
        if let number = value as? Double { return number }
        if let text = value as? String, text == "inf" { return .infinity }
        return (value as? NSNumber)?.doubleValue
    }
}

/// The environment of a case.
struct TestEnvironment {
    var isRightToLeft = false
    var scale: Double?
    var orientation = "unknown"
    var safeArea = (top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)
    var rootInSafeArea = false
    var keyboardHeight = 0.0
    /// The window's size; nil is the root's offer and the safe area around it.
    var window: (width: Double, height: Double)?
    /// The fractions of a view's length at which the case's own guides lie.
    var guides: [String: Double] = [:]

    init() {}

    init(json: [String: Any]) {
        isRightToLeft = json["direction"] as? String == "rtl"
        scale = TestView.number(json["scale"])
        orientation = json["orientation"] as? String ?? "unknown"
        rootInSafeArea = json["rootInSafeArea"] as? Bool ?? false
        if let insets = json["safeArea"] as? [String: Any] {
            safeArea = (
                TestView.number(insets["top"]) ?? 0, TestView.number(insets["leading"]) ?? 0,
                TestView.number(insets["bottom"]) ?? 0, TestView.number(insets["trailing"]) ?? 0
            )
        }
        for guide in json["customGuides"] as? [[String: Any]] ?? [] {
            guides[guide["name"] as! String] = TestView.number(guide["fraction"])
        }
    }
}

extension TestView {
    /// The view and what it holds, one node a line.
    var outline: String { lines(0).joined(separator: "\n") }

    private func lines(_ depth: Int) -> [String] {
        let described = args.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return [String(repeating: "  ", count: depth) + "\(kind) \(id ?? "") (\(described))"]
            + children.flatMap { $0.lines(depth + 1) }
    }
}
