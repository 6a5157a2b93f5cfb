/// The bidirectional classes of UAX #9 in the order of the table.
enum BidiClass: UInt8 {
    case left, right, arabicLetter, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
    case commonSeparator, nonspacingMark, boundaryNeutral, paragraphSeparator, segmentSeparator, whiteSpace, neutral
    case leftEmbedding, leftOverride, rightEmbedding, rightOverride, popFormat
    case leftIsolate, rightIsolate, firstStrongIsolate, popIsolate
}
