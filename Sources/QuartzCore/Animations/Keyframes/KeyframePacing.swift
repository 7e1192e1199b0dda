import CoreGraphics

/// Finds positions on curved spans that are passed at a constant speed.
struct KeyframePacing {
  /// The number of chords that approximate a span.
  private static let chords = 64
  private let times: KeyTimes

  /// Measures the spans.
  ///
  /// - Parameters:
  ///   - spans: The number of spans.
  ///   - distance: Returns the distance between the values at two positions.
  init(spans: Int, distance: (KeyTimes.Position, KeyTimes.Position) -> CGFloat) {
    times = KeyTimes(
      lengths: (0..<spans * Self.chords).map { index in
        let start = Self.position(chord: index, fraction: 0)
        let end = Self.position(chord: index, fraction: 1)
        return distance(start, end)
      })
  }

  /// Returns the position at a progress from 0 to 1.
  func position(at progress: CGFloat) -> KeyTimes.Position {
    let position = times.position(at: progress)
    return Self.position(chord: position.span, fraction: position.fraction)
  }

  private static func position(chord: Int, fraction: CGFloat) -> KeyTimes.Position {
    let (span, part) = chord.quotientAndRemainder(dividingBy: chords)
    return KeyTimes.Position(span: span, fraction: (CGFloat(part) + fraction) / CGFloat(chords))
  }
}
