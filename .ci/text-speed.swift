import Glibc
import ViewText

/// 1,000 paragraphs of 60 words, measured at one width after another: the time beside that of a bare greedy loop over
/// the same words. The ratio's median over pairs of runs must not be above 1.5.
@main
struct TextSpeed {
    static let limit = 1.5

    let paragraphs: [PreparedText]
    let widths: [[Double]]

    static func main() {
        let speed = TextSpeed()
        var ratios: [Double] = []
        var best = (greedy: Double.infinity, measured: Double.infinity)
        for run in 0..<201 {
            let width = Double(300 + run)
            let start = seconds()
            let expected = speed.greedy(width)
            let middle = seconds()
            let found = speed.measured(width)
            let end = seconds()
            guard expected == found else { fatalError("\(expected) is not \(found) at \(width)") }
            ratios.append((end - middle) / (middle - start))
            best = (min(best.greedy, middle - start), min(best.measured, end - middle))
        }
        ratios.sort()
        let median = ratios[ratios.count / 2]
        print("text: median ratio \(median) of at most \(limit), from \(ratios[0]) to \(ratios[200]);", terminator: " ")
        print("best \(best.measured * 1e3) ms beside \(best.greedy * 1e3) ms")
        exit(median <= limit ? 0 : 1)
    }

    /// Words of 3 to 10 letters, each 6 points wide, by the generator s = 1,664,525 s + 1,013,904,223 from 1.
    init() {
        var state: UInt32 = 1
        var texts: [PreparedText] = []
        var widths: [[Double]] = []
        for _ in 0..<1000 {
            var words: [String] = []
            for _ in 0..<60 {
                state = state &* 1_664_525 &+ 1_013_904_223
                words.append(String(repeating: "a", count: 3 + Int(state >> 24) % 8))
            }
            let run = TextRun(words.joined(separator: " "), font: ResolvedFont(size: 10))
            texts.append(PreparedText(runs: [run], style: ParagraphStyle(), metrics: .fixed))
            widths.append(words.map { 6 * Double($0.utf8.count) })
        }
        paragraphs = texts
        self.widths = widths
    }

    /// The lines of all paragraphs and the width of the widest, by a loop over the words.
    @inline(never)
    func greedy(_ limit: Double) -> (lines: Int, width: Double) {
        var lines = 0
        var widest = 0.0
        for words in widths {
            var line = -6.0
            lines += 1
            for word in words {
                if line + 6 + word > limit {
                    widest = max(widest, line)
                    lines += 1
                    line = word
                } else {
                    line += 6 + word
                }
            }
            widest = max(widest, line)
        }
        return (lines, widest)
    }

    /// The same as the texts measure it.
    @inline(never)
    func measured(_ limit: Double) -> (lines: Int, width: Double) {
        var lines = 0
        var widest = 0.0
        for paragraph in paragraphs {
            let measure = paragraph.measure(width: limit, height: nil)
            lines += measure.lineCount
            widest = max(widest, measure.width)
        }
        return (lines, widest)
    }

    static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
