import ViewBase

/// Finds the very number at which something ceases to be so.
enum BreakSearch {
    /// The least value above `low`, up to `high`, at which something is not as it was; nil if it is so at `high` and at
    /// the value guessed.
    static func first(
        above low: Double, upTo high: Double, near guess: Double, _ isAsBefore: (Double) -> Bool
    ) -> Double? {
        var (low, high) = (low, high)
        guard high > low else { return nil }
        if isAsBefore(high) {
            guard guess > low, guess < high, !isAsBefore(guess) else { return nil }
            high = guess
        }
        if guess > low, guess < high {
            if isAsBefore(guess) { low = guess } else { high = guess }
        }
        // Rounding puts it a few numbers from the guess: steps that double find between which two.
        var step = guess.ulp
        while low == guess && guess + step < high || high == guess && guess - step > low {
            let value = low == guess ? guess + step : guess - step
            let isBefore = isAsBefore(value)
            if isBefore != (low == guess) {
                if isBefore { low = value } else { high = value }
                break
            }
            step *= 2
        }
        while low.nextUp < high {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if isAsBefore(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// Whether a value is better told as the next one above a plainer number.
    static func isOpen(at value: Double) -> Bool {
        Decimal.text(value.nextDown).utf8.count < Decimal.text(value).utf8.count
    }
}
