extension SwiftUISupport {
    /// What emitted expressions call beside Swift.
    static let values: StaticString = #"""
        /// The number itself; ends the program where a calculation has left the finite numbers, as
        /// `viewc` refuses it.
        func finiteNumber(_ number: Double) -> Double {
            precondition(number.isFinite, "a number is not finite")
            return number
        }

        /// The value itself, which the compiler does not know: it refuses what it sees to fail, and
        /// warns of what it sees to be never reached.
        @inline(never)
        func unfolded<Value>(_ value: Value) -> Value { value }

        extension Double {
            /// The number that a text says in decimal digits; nil if it says none.
            init?(decimal text: String) {
                let isDecimal = text.utf8.allSatisfy {
                    UInt8(ascii: "+")...UInt8(ascii: "9") ~= $0 || $0 | 0x20 == 0x65
                }
                guard isDecimal, let number = Double(text), number.isFinite else { return nil }
                self = number
            }
        }

        extension String {
            /// The text without white space at its ends.
            func trimmed() -> String { trimmingCharacters(in: .whitespacesAndNewlines) }

            /// The parts between separators, empty ones left out.
            func split(separator: String) -> [String] {
                components(separatedBy: separator).filter { !$0.isEmpty }
            }

            /// The text with every occurrence of a part replaced.
            func replacing(_ part: String, with replacement: String) -> String {
                replacingOccurrences(of: part, with: replacement, options: .literal)
            }
        }
        """#
}
