extension DiagnosticList {
    /// The codes of the final placement (V05xx).
    static let layout: [DiagnosticInfo] = [
        DiagnosticInfo(
            DiagnosticCode(501), .warning,
            "A header's title that cannot shrink lies on its edges; a title that can, as a text, never does.",
            wrong: """
                view Bar {
                    HeaderStack(spacing: 8) {
                        Color.blue.frame(width: 60, height: 44)
                        Color.red.frame(width: 300, height: 20)
                        Color.blue.frame(width: 40, height: 44)
                    }
                }
                """,
            right: """
                view Bar {
                    HeaderStack(spacing: 8) {
                        Color.blue.frame(width: 60, height: 44)
                        Color.red.frame(maxWidth: 300).frame(height: 20)
                        Color.blue.frame(width: 40, height: 44)
                    }
                }
                """),
        DiagnosticInfo(
            DiagnosticCode(502), .warning,
            "A header's edges and gaps leave no room for its title, which is not drawn.",
            wrong: """
                view Bar {
                    HeaderStack(spacing: 8) {
                        Color.blue.frame(width: 300, height: 44)
                        Text("Title")
                        Color.blue.frame(width: 40, height: 44)
                    }
                }
                """,
            right: """
                view Bar {
                    HeaderStack(spacing: 8) {
                        Color.blue.frame(width: 60, height: 44)
                        Text("Title")
                        Color.blue.frame(width: 40, height: 44)
                    }
                }
                """),
        DiagnosticInfo(
            DiagnosticCode(503), .warning,
            "A fixed frame's width or height must be finite and not negative; otherwise it counts as not given.",
            wrong: """
                view Box { Color.red.frame(width: -10) }
                """,
            right: """
                view Box { Color.red.frame(width: 10) }
                """),
        DiagnosticInfo(
            DiagnosticCode(504), .warning,
            "A flexible frame's limits must be in order, minimum, ideal, maximum; where two cross, the larger wins.",
            wrong: """
                view Box { Color.red.frame(minWidth: 200, maxWidth: 100) }
                """,
            right: """
                view Box { Color.red.frame(minWidth: 100, maxWidth: 200) }
                """),
    ]
}
